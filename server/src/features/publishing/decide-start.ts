// Decide a start: what becomes of a publication that waits: cancelled, missed, begun, or not yet (rows 3 to 5). Pure.
import type { Decision } from './apply-decision.ts';
import type { Publication } from './store/rows.ts';

type Waiting = Pick<Publication, 'state' | 'due_at' | 'expires_at' | 'held_until'>;

/** Null: not yet. Never early: `at` is the database's clock (I7). */
export function decideStart(waiting: Waiting, asked: { at: Date; cancelled: boolean }): Decision | null {
  const { at } = asked;
  if (asked.cancelled)
    return { to: 'cancelled', reason: 'reason-person-cancelled', wakeInMs: null, evidence: {} };
  if (waiting.held_until !== null && waiting.held_until > at) return null;
  if (waiting.expires_at <= at)
    return { to: 'missed', reason: 'reason-missed', wakeInMs: null, evidence: { seenAt: at.toISOString() } };
  if (waiting.state !== 'scheduled' || waiting.due_at > at) return null;
  return { to: 'preparing', reason: 'reason-none', wakeInMs: 0, evidence: {} };
}
