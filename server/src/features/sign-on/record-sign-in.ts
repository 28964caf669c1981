// Record a sign-in in the audit log, with the browser it came from: last in the transaction that begins the session.
import type { Tx } from '../../db/client.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from './store/sessions.ts';

type SignedIn = { readonly id: string; readonly name: string; readonly account: string };

export async function recordSignIn(
  tx: Tx,
  { id, name, account }: SignedIn,
  { sessionId, from }: { sessionId: string; from: Caller },
): Promise<void> {
  const doer = { personId: id, name, account, address: from.address };
  await recordChange(tx, doer, {
    deed: 'session.create',
    subjectKind: 'session',
    subjectId: sessionId,
    subject: `${name} (${account})`,
    before: null,
    after: { browser: from.userAgent },
  });
}
