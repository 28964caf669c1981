// Find an account somebody may change: of their own department, and bound; any other is not there (hostile.md A02, A13).
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findAccounts, type AccountRow } from './store/accounts.ts';

export async function findOwnAccount(
  db: Executor,
  actor: Pick<Actor, 'departmentId'>,
  id: string,
  { elsewhere } = { elsewhere: false },
): Promise<AccountRow> {
  const [account] = await findAccounts(db, [id]);
  const isThere = account !== undefined && account.state !== 'removed';
  if (!isThere || (account.departmentId !== actor.departmentId && !elsewhere)) throw new Refusal('not-found');
  return account;
}
