// Find the accounts somebody wants to publish to; one that is not theirs, not set up or not authorised refuses them all.
import { channelNames, ChannelId } from '@herald/contract/channel-ids.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { appOf } from '../../own-settings.ts';
import { Refusal } from '../../refusal.ts';
import { findAccounts } from './store/accounts.ts';
import { listNamedFor } from './store/authorisations.ts';

/** `isPage`: a page or a group, and no person. */
export type UsableAccount = { id: string; name: string; channelId: ChannelId; isPage: boolean };

/** An account of another department is not there (hostile.md A02, A13). */
export async function findUsableAccounts(
  context: Context,
  db: Executor,
  actor: Actor,
  ids: readonly string[],
): Promise<UsableAccount[]> {
  const wanted = [...new Set(ids)];
  const found = await findAccounts(db, wanted);
  const own = found.filter(
    (account) => account.departmentId === actor.departmentId && account.state !== 'removed',
  );
  if (own.length < wanted.length) throw new Refusal('not-found');
  const named = new Set(await listNamedFor(db, actor.personId));
  return own.map(({ id, name, channelId, pageIds, state, access }) => {
    if (access === 'named' && !named.has(id)) throw new Refusal('not-named', { account: name });
    const channel = context.channels.find((one) => one.id === channelId);
    if (!channel || !appOf(context, channel.key))
      throw new Refusal('channel-not-set-up', { channel: channelNames[channelId] });
    if (state !== 'usable') throw new Refusal('account-unusable', { account: name });
    return { id, name, channelId, isPage: pageIds !== '' };
  });
}
