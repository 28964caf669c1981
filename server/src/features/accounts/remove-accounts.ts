// Remove accounts, all or none: their tokens are forgotten. What waits fails at its time, unless they are bound again before.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnAccount } from './find-own-account.ts';
import { setAccountState, type AccountRow } from './store/accounts.ts';
import { insertRevocation } from './store/revocations.ts';
import { forgetToken, lockGrant } from './store/tokens.ts';

/** Whether a post of the account is being sent, changed or settled; from then on none begins until the transaction ends. */
export type IsBusy = (tx: Tx, accountId: string) => Promise<boolean>;

/** One order for all, so that two who unbind never wait for each other. */
export async function removeAccounts(
  context: Context,
  actor: Actor,
  { ids, isBusy }: { ids: readonly string[]; isBusy: IsBusy },
): Promise<Record<string, never>> {
  const wanted = [...new Set(ids)].toSorted();
  if (wanted.length === 0) throw new Refusal('not-found');
  await context.db.transaction().execute(async (tx) => {
    for (const wantedId of wanted) {
      const account = await findOwnAccount(tx, actor, wantedId);
      if (await isBusy(tx, account.id)) throw new Refusal('account-busy');
      await setAccountState(tx, account.id, 'removed');
      await giveBackLater(context, tx, account);
      await forgetToken(tx, account.id);
    }
  });
  return {};
}

/** The platform is asked after the commit, whatever it will say (revoke-grants.ts); not while another account lives by the same consent. */
async function giveBackLater({ channels }: Context, tx: Tx, { id, channelId }: AccountRow): Promise<void> {
  const channel = channels.find((one) => one.id === channelId);
  if (!channel?.connect.revoke) return;
  const sharing = await lockGrant(tx, id);
  const [own] = sharing;
  if (own && sharing.length === 1) await insertRevocation(tx, id, own.sealed);
}
