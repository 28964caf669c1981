// Half down: the video of a post is deleted and the post itself not for certain, whatever came in its way; that is never forgotten.
import type { Result } from './failure.ts';

/** With a film of its own deleted before it; what is gone needs no word. */
export function halfDown(removed: Result<'gone'>): Result<'gone'> {
  return removed.ok ? removed : { ok: false, failure: { ...removed.failure, isFilmGone: true } };
}
