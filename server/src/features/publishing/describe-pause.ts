// Describe a pause for the audit log: what it holds up, why, and who set it.
import type { Executor } from '../../db/client.ts';
import { findAccountPlaces } from '../accounts/find-account-places.ts';
import type { Change } from '../audit/record-change.ts';
import { describeHeldUp } from './describe-held-up.ts';
import type { PauseRow } from './store/pauses.ts';

type Described = Pick<Change, 'subjectKind' | 'subjectId' | 'subject'> & { said: Record<string, unknown> };

/** The subject is what is held up, empty for everything. */
export async function describePause(db: Executor, pause: PauseRow): Promise<Described> {
  const { id, scope, account_id: accountId, because, by, paused_at: since } = pause;
  const accounts = await findAccountPlaces(db, accountId === null ? [] : [accountId]);
  const subject = describeHeldUp(pause, accounts.get(accountId ?? ''));
  return { subjectKind: 'pause', subjectId: id, subject, said: { scope, because, by, since } };
}
