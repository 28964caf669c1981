// Rename an account: it is called so here, whatever its platform calls it, until it is unbound.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { findOwnAccount } from './find-own-account.ts';
import { setAccountName } from './store/accounts.ts';

export async function renameAccount(
  context: Context,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<ChannelBinding> {
  return context.db.transaction().execute(async (tx) => {
    const account = await findOwnAccount(tx, actor, id);
    await setAccountName(tx, account.id, name);
    return describeBinding(context, { ...account, name });
  });
}
