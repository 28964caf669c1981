// Refuse a token that its platform refused although it was renewed just before: only the account's owner can help (publishing.md §4).
import type { Token } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { findWithToken, lockAccountState, setAccountState } from './store/accounts.ts';
import { unsealToken } from './unseal-token.ts';

/** False where it is not the account's token any more: bound again meanwhile, or renewed by who shares its grant. */
export async function refuseToken(context: Context, accountId: string, refused: Token): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    if ((await lockAccountState(tx, accountId)) !== 'usable') return false;
    const kept = await findWithToken(tx, accountId);
    if (!kept || unsealToken(context.vault, accountId, kept.sealed)?.access !== refused.access) return false;
    await setAccountState(tx, accountId, 'auth-required');
    return true;
  });
}
