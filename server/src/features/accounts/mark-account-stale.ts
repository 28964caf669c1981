// Mark an account's token as refused by its platform, so that the next one to need it refreshes it first.
import type { Context } from '../../context.ts';
import type { KeptToken } from './load-account.ts';
import { setTokenStale } from './store/tokens.ts';

/** Nothing is marked where `refused` is not the account's token any more: bound again meanwhile, or renewed. */
export async function markAccountStale(
  context: Context,
  accountId: string,
  refused: KeptToken,
): Promise<void> {
  await setTokenStale(context.db, accountId, refused.version);
}
