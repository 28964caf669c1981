// Edit an account: what it is called and what it is for here, whatever its platform calls it, until it is unbound; never over words that were not seen.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import { describeAccount } from './describe-account.ts';
import { describeAccountName } from './describe-account-name.ts';
import { describeBinding } from './describe-binding.ts';
import { findOwnAccount } from './find-own-account.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { lockAccounts, setAccountDescription, setAccountName } from './store/accounts.ts';

export async function editAccount(
  context: Context,
  actor: Actor,
  { id, name, description, seen }: InputOf<typeof accountEndpoints.edit>,
): Promise<ChannelBinding> {
  return context.db.transaction().execute(async (tx) => {
    // Of two at once the log of the later one begins where the earlier one ended.
    await lockAccounts(tx, [id]);
    const account = await findOwnAccount(tx, actor, id);
    await refuseUnseen(context, tx, account, { seen, wanted: { name, description } });
    await setAccountName(tx, account.id, name);
    await setAccountDescription(tx, account.id, description);
    const edited = { ...account, name, description };
    await recordChange(tx, actor, {
      deed: 'account.change',
      subjectKind: 'account',
      subjectId: account.id,
      subject: describeAccountName(edited),
      before: await describeAccount(tx, account),
      after: await describeAccount(tx, edited),
    });
    return describeBinding(context, edited);
  });
}
