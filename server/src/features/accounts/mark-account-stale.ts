// Mark an account's token as refused by its platform, so that the next one to need it refreshes it first.
import type { Context } from '../../context.ts';
import { setTokenStale } from './store/tokens.ts';

export async function markAccountStale(context: Context, accountId: string): Promise<void> {
  await setTokenStale(context.db, accountId);
}
