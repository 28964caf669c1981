// Decide a start: what becomes of a publication that waits: cancelled, missed, begun, or not yet (rows 3 to 5). Pure.
import type { Decision } from './apply-decision.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import type { Publication } from './store/rows.ts';

/** Row 19: what may stand is looked for; it is neither missed, cancelled nor refused, and its key may be forgotten. */
const lookedForFirst: Decision = {
  to: 'reconciling',
  reason: 'reason-not-found-yet',
  wakeInMs: 0,
  evidence: { because: 'word-sent-before' },
};

type Waiting = Pick<Publication, 'state' | 'due_at' | 'expires_at' | 'held_until'>;

/**
 * `resendUntil`: it was sent before under a key that the platform remembers that long; null when nothing of it can stand.
 * `maySend`: whoever asked for it still may; `paused`: it is held up on purpose; `restsUntil`: the platform wants no more posts of the account before.
 */
type Asked = {
  readonly at: Date;
  readonly cancelled: boolean;
  readonly maySend: boolean;
  readonly paused: boolean;
  readonly restsUntil: Date | null;
  readonly resendUntil: Date | null;
};

/** Null: not yet. Never early: `at` is the database's clock (I7). */
export function decideStart(waiting: Waiting, asked: Asked): Decision | null {
  const { at, resendUntil, restsUntil } = asked;
  const over = waiting.expires_at <= at || (resendUntil !== null && resendUntil <= at);
  if (resendUntil !== null && (over || asked.cancelled || !asked.maySend)) return lookedForFirst;
  if (asked.cancelled)
    return { to: 'cancelled', reason: 'reason-person-cancelled', wakeInMs: null, evidence: {} };
  // Held, or its time passed while it was: that is released first (expire-hold.ts).
  if (waiting.held_until !== null && (waiting.held_until > at || checkHoldPassed(waiting))) return null;
  if (waiting.expires_at <= at)
    return { to: 'missed', reason: 'reason-missed', wakeInMs: null, evidence: { seenAt: at.toISOString() } };
  if (waiting.state !== 'scheduled' || waiting.due_at > at || restsUntil !== null || asked.paused)
    return null;
  return { to: 'preparing', reason: 'reason-none', wakeInMs: 0, evidence: {} };
}
