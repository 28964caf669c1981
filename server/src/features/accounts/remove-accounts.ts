// Remove accounts, all or none: their tokens are forgotten. What waits fails at its time, unless they are bound again before.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnAccount } from './find-own-account.ts';
import { lockAccounts, setAccountState } from './store/accounts.ts';
import { insertRevocation, isGrantHeld } from './store/revocations.ts';
import { forgetToken } from './store/tokens.ts';

/** Whether a post of the account is being sent, changed or settled; from then on none begins until the transaction ends. */
export type IsBusy = (tx: Tx, accountId: string) => Promise<boolean>;

/** One order for all, so that two who unbind never wait for each other. */
export async function removeAccounts(
  context: Context,
  actor: Actor,
  { ids, isBusy }: { ids: readonly string[]; isBusy: IsBusy },
): Promise<Record<string, never>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new Refusal('not-found');
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockAccounts(tx, wanted);
    if (locked.length < wanted.length) throw new Refusal('not-found');
    for (const lockedId of locked) {
      const { id, channelId } = await findOwnAccount(tx, actor, lockedId);
      if (await isBusy(tx, id)) throw new Refusal('account-busy');
      await setAccountState(tx, id, 'removed');
      const kept = await forgetToken(tx, id);
      const channel = context.channels.find((one) => one.id === channelId);
      if (!kept || !channel?.connect.revoke) continue;
      // The platform is asked after the commit (revoke-grants.ts); not while another account lives by the same consent.
      const isHeld = kept.grantId !== null && (await isGrantHeld(tx, kept.grantId));
      if (!isHeld) await insertRevocation(tx, id, kept.sealed);
    }
  });
  return {};
}
