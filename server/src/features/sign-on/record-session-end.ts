// Record in the audit log how sessions ended: left by signing out, removed by their owner from another one, or ended since a refresh token came back that had been spent.
import type { AuditDeed } from '@herald/contract/audit.ts';
import type { Tx } from '../../db/client.ts';
import { recordChange, type Doer } from '../audit/record-change.ts';

export type EndedSession = {
  readonly sessionId: string;
  /** What the browser says of itself that had the session, or brought the spent token. */
  readonly browser: string;
};

/** Last in the transaction that ends them. */
export async function recordSessionEnd(
  tx: Tx,
  doer: Doer,
  deed: Extract<AuditDeed, 'session.end' | 'session.leave' | 'session.remove'>,
  ended: readonly EndedSession[],
): Promise<void> {
  const changes = ended.map(({ sessionId, browser }) => ({
    deed,
    subjectKind: 'session' as const,
    subjectId: sessionId,
    subject: `${doer.name} (${doer.account})`,
    ...(deed === 'session.end' ? { before: null, after: { browser } } : { before: { browser }, after: null }),
  }));
  await recordChange(tx, doer, ...changes);
}
