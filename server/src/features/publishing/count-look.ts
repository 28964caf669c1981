// Whether a look at what is live counts as one of its watches, or is made once more soon. Pure.
import type { Standing } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import type { Publication } from './store/rows.ts';

/** So often a list that refuses is asked again, in each watch. */
const moreLooks = 6;

/**
 * `seen` is null where nobody could look. Of a post that stands by its id a list that is down may be up soon; one that is never
 * whole would be asked for ever. Looks are counted, not time: a watch may be due, or come to be made, at any time.
 */
export function countLook(
  { unlisted_looks: refused }: Pick<Publication, 'unlisted_looks'>,
  seen: Result<Standing> | null,
): boolean {
  if (seen === null) return false;
  // Where reading is not allowed it will hardly be later: looked at as seldom as what was seen, and no longer.
  if (!seen.ok) return seen.failure.kind === 'permission';
  const { stands, unlisted } = seen.value;
  if (!stands) return false;
  return unlisted === undefined || unlisted.kind === 'permission' || refused >= moreLooks;
}
