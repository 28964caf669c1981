// Record in the audit log that a session was ended since a refresh token came back that had been spent: one of two browsers has a copy.
import type { Tx } from '../../db/client.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from './store/sessions.ts';

/** From where it came back. Last in the transaction that ends the session. */
export async function recordTheft(
  tx: Tx,
  { id, name, account }: { readonly id: string; readonly name: string; readonly account: string },
  { sessionId, from }: { sessionId: string; from: Caller },
): Promise<void> {
  const doer = { personId: id, name, account, address: from.address };
  await recordChange(tx, doer, {
    deed: 'session.end',
    subjectKind: 'session',
    subjectId: sessionId,
    subject: `${name} (${account})`,
    before: null,
    after: { browser: from.userAgent },
  });
}
