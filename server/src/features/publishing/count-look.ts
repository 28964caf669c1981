// Whether a look at what is live counts as one of its watches, or is made once more soon. Pure.
import type { Standing } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Publication } from './store/rows.ts';

/** So often a list that refuses is asked again, past the time of its watch. */
const moreLooks = 6;

type Watched = Pick<Publication, 'watches' | 'published_at'>;

/** `seen` is null where nobody could look. Of a post that stands by its id a list that is down may be up soon; one that is never whole would be asked for ever. */
export function countLook(
  { watches, published_at: since }: Watched,
  seen: Result<Standing> | null,
  { at, pace }: { at: Date; pace: Pick<Pace, 'watchAfterMs' | 'watchAgainMs'> },
): boolean {
  if (seen === null) return false;
  // Where reading is not allowed it will hardly be later: looked at as seldom as what was seen, and no longer.
  if (!seen.ok) return seen.failure.kind === 'permission';
  const { stands, unlisted } = seen.value;
  if (!stands) return false;
  if (unlisted === undefined || unlisted.kind === 'permission' || since === null) return true;
  const patienceMs = (pace.watchAfterMs[watches] ?? 0) + moreLooks * pace.watchAgainMs;
  return at.getTime() >= since.getTime() + patienceMs;
}
