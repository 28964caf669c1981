// Decide before an edit is asked for whether it may put its words in the place of what stands there. Pure.
import type { Failure, FailureKind } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideChange } from './decide-change.ts';
import type { Words } from './inspect-words.ts';
import type { Change } from './read-change.ts';
import type { Publication } from './store/rows.ts';

/** The call itself would come to the same, or may. */
const failsAsWell: readonly FailureKind[] = ['presend', 'auth', 'rate', 'unknown'];
/** Platforms limit what is read and what is written apart, and may be unable to do the one alone. */
const mayBeOfLooksAlone: readonly FailureKind[] = ['rate', 'unknown'];
/** So often it is looked for where the answers say nothing, and nothing is in doubt. */
const looksAtMost = 3;

type Times = { readonly pace: Pace; readonly chance: number };

/**
 * Null: it may. What somebody wrote there is not overwritten unless a person who knows of it asks once more; and what could not be
 * looked at is tried again like a call that never went out. A platform that goes on showing us nothing keeps no edit from being asked for.
 */
export function decideOverwriting(
  publication: Pick<Publication, 'tries' | 'state'>,
  words: Words,
  { doubt, calls }: Pick<Change, 'doubt' | 'calls'>,
  times: Times,
): Decision | 'look' | null {
  // A call for it may still come, and then stand in the place of theirs: what becomes of it is looked for. One of an earlier edit was waited for.
  const isInDoubt = doubt !== null && calls > 0;
  if (words === 'others' && isInDoubt) return 'look';
  if (words === 'others')
    return {
      to: 'edit-failed',
      reason: 'reason-not-overwritten',
      wakeInMs: null,
      tries: 0,
      evidence: { by: 'word-look' },
    };
  if (typeof words === 'string') return null;
  if (!failsAsWell.includes(words.kind)) return null;
  const after = (failure: Failure) => decideChange('edit', publication, failure, { ...times, calls });
  if (isInDoubt) {
    const again = after(words);
    return again.to === publication.state ? again : 'look';
  }
  if (!mayBeOfLooksAlone.includes(words.kind)) return after(words);
  if (publication.tries >= looksAtMost) return null;
  // Nothing was asked to be changed, so there is nothing to be in doubt of; and a limit of looks is not waited for without end.
  if (words.kind === 'unknown') return after({ ...words, kind: 'presend' });
  return { ...after(words), tries: publication.tries + 1 };
}
