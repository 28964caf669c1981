// Load the account of a publication for any call to its platform; null when it is not, or no longer, its department's.
import type { Context } from '../../context.ts';
import { loadAccount, type LoadedAccount } from '../accounts/load-account.ts';
import type { Publication } from './store/rows.ts';

/** Nobody asks a platform anything for a publication but with what this gives: the token of who has the account now is not theirs. */
export async function loadOwnAccount(
  context: Context,
  { account_id: accountId, department_id: departmentId }: Pick<Publication, 'account_id' | 'department_id'>,
): Promise<LoadedAccount | null> {
  const loaded = await loadAccount(context, accountId);
  const isOwn = loaded?.departmentId === departmentId && loaded.state !== 'removed';
  return isOwn ? loaded : null;
}
