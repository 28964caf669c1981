// Remove accounts, all or none: their tokens are forgotten. What waits fails at its time, unless they are bound again before.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { describeAccount } from './describe-account.ts';
import { describeAccountName } from './describe-account-name.ts';
import { findOwnAccount } from './find-own-account.ts';
import { lockAccounts, setAccountState, type AccountRow } from './store/accounts.ts';
import { changeAccess } from './store/authorisations.ts';
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
    const removed: Change[] = [];
    for (const lockedId of locked) {
      const account = await findOwnAccount(tx, actor, lockedId);
      if (await isBusy(tx, account.id)) throw new Refusal('account-busy');
      removed.push({
        deed: 'account.remove',
        subjectKind: 'account',
        subjectId: account.id,
        subject: describeAccountName(account),
        before: await describeAccount(tx, account),
        after: null,
      });
      await removeOne(context, tx, account);
    }
    await recordChange(tx, actor, ...removed);
  });
  return {};
}

async function removeOne({ channels }: Context, tx: Tx, { id, channelId }: AccountRow): Promise<void> {
  await setAccountState(tx, id, 'removed');
  // Whoever binds it again begins anew.
  await changeAccess(tx, id, 'department');
  const kept = await forgetToken(tx, id);
  const channel = channels.find((one) => one.id === channelId);
  if (!kept || !channel?.connect.revoke) return;
  // The platform is asked after the commit (revoke-grants.ts); not while another account lives by the same consent.
  const isHeld = kept.grantId !== null && (await isGrantHeld(tx, kept.grantId));
  if (!isHeld) await insertRevocation(tx, id, kept.sealed);
}
