// Hands an account over: unbound by Maya's desk, bound by another department, with the token it had.
import { loadAccount } from '../features/accounts/load-account.ts';
import { removeAccounts } from '../features/accounts/remove-accounts.ts';
import { checkAccountBusy } from '../features/publishing/check-account-busy.ts';
import { allPublishingSigns, type Newsroom } from '../test-newsroom.ts';
import { bindOffered, type TestAccount } from './test-account.ts';
import { testActor, type TestActor } from './test-actor.ts';

export async function handOver(room: Newsroom, account: TestAccount): Promise<void> {
  const others = await testActor(room.context, { department: 'Evening desk', signs: allPublishingSigns });
  await (
    await unbind(room, account)
  )(others);
}

/** Gives back the way to bind it again, the same row. */
export async function unbind({ context, maya }: Newsroom, account: TestAccount) {
  const channel = context.channels.find(({ key }) => key === account.platform);
  const loaded = await loadAccount(context, account.id);
  if (!channel || !loaded) throw new Error('nothing is bound');
  await removeAccounts(context, maya, { ids: [account.id], isBusy: checkAccountBusy });
  return async (who: TestActor) => {
    const id = await bindOffered(context, who, channel, loaded.account);
    if (id !== account.id) throw new Error('bound as another account');
  };
}
