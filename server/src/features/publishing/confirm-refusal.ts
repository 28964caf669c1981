// Confirm that a change came to nothing: where some call for it was not answered, what stands there decides, not the later no.
import type { Failure } from '@herald/channels/failure.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import { decideChange } from './decide-change.ts';
import { decideEnd } from './decide-end.ts';
import { describeRefusal } from './describe-refusal.ts';
import { inspectChange, type Reached } from './inspect-change.ts';
import type { Change } from './read-change.ts';
import { isCoverUnknown, triesAtMost, type ChangeOp } from './store/changes.ts';
import type { Publication } from './store/rows.ts';

/** `asked`: whether the failure is of a call made just now, or this turn only looks. `isUnwanted`: somebody wants the post gone. */
type Refused = {
  readonly failure: Failure;
  readonly answered: Decision;
  readonly asked: boolean;
  readonly isUnwanted: boolean;
};

/** No look shows which cover a video has: beside words that were seen, its own is in doubt. */
async function coverOf(
  { db }: Context,
  op: ChangeOp,
  { id, post, live_post: edited, target_post: target }: Publication,
): Promise<Evidence> {
  if (op !== 'edit' || typeof target?.cover !== 'string') return {};
  return target.cover !== (edited ?? post).cover || (await isCoverUnknown(db, id))
    ? { because: 'word-cover-unknown' }
    : {};
}

/**
 * `answered` where no call is in doubt, or what stood before was seen standing behind the quiet window: before that a late change
 * may still come. Whoever cannot look asks again for a day, and then says that nobody knows (publishing.md §4, rows 26 and 27).
 */
export async function confirmRefusal(
  context: Context,
  reached: Reached,
  publication: Publication,
  { op, at: readAt, doubt, endsAt }: Change,
  { failure, answered, asked, isUnwanted }: Refused,
): Promise<Decision> {
  const { db, pace } = context;
  const isOpen = asked && failure.kind === 'unknown';
  if (!doubt && !isOpen) return answered;
  const at = await readClock(db);
  const first = doubt?.first ?? readAt;
  // Any unanswered call may come late; the last of them latest.
  const last = isOpen ? at : (doubt?.last ?? at);
  const isQuiet = at.getTime() - last.getTime() > pace.clientTimeoutMs + pace.quietWindowMs;
  const seen = await inspectChange(context, reached, publication, op);
  if (seen === 'done')
    return {
      ...decideChange(op, publication, null, {
        pace,
        chance: 0,
        ownerOnly: publication.owner_only,
      }),
      evidence: {
        by: 'word-look',
        ...describeRefusal(failure).evidence,
        ...(await coverOf(context, op, publication)),
      },
      outcome: failure.kind,
    };
  if (seen === 'not-done' && isQuiet) return answered;
  if (seen === 'others' && isQuiet) return decideEnd(op, 'other-words', failure);
  // Whether it is gone for good the looks at what is live find out, and nobody will see then whether it was changed.
  if (seen === 'gone' && isQuiet) return decideEnd(op, 'unknown', failure);
  const isOver = at >= endsAt || at.getTime() - first.getTime() > pace.lookAtMostMs;
  if (isOver || isUnwanted || (op === 'edit' && seen === 'may-not')) return decideEnd(op, 'unknown', failure);
  const evidence = {
    ...answered.evidence,
    because: 'word-not-answered',
    stands: seen === 'not-done',
  } as const;
  const still = {
    to: publication.state,
    reason: 'reason-change-unanswered',
    wakeInMs: pace.lookEveryMs,
  } as const;
  // What was asked often enough is only looked for; asked once more, every silence would begin the quiet window anew.
  const answeredNo = asked && !isOpen ? 1 : 0;
  const tries = isOpen && seen !== 'may-not' ? triesAtMost : publication.tries + answeredNo;
  return { ...answered, ...still, tries, evidence };
}
