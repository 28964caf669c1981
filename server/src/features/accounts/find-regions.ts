// Find regions a post can be limited to, by the platform's own search, with the token of one of the department's accounts.
import { channelNames, ChannelId } from '@herald/contract/channel-ids.ts';
import type { Actor, Context } from '../../context.ts';
import { PlatformRefusal } from '../../platform-refusal.ts';
import { Refusal } from '../../refusal.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';
import { listAccounts } from './store/accounts.ts';

const timeoutMs = 10_000;

/** Nothing typed finds nothing. */
export async function findRegions(
  context: Context,
  { departmentId }: Actor,
  { area: words, channelId }: { area: string; channelId: number },
): Promise<{ area: string }> {
  const channel = context.channels.find(({ id }) => id === channelId);
  if (!channel?.findRegions) throw new Refusal('not-found');
  if (words === '') return { area: JSON.stringify({ data: [] }) };
  const accounts = await listAccounts(context.db, departmentId);
  const usable = accounts.find((one) => one.channelId === channel.id && one.state === 'usable');
  const loaded = usable && (await loadAccount(context, usable.id));
  if (!loaded?.opens)
    throw new Refusal('regions-need-account', { channel: channelNames[ChannelId.parse(channelId)] });
  const found = await channel.findRegions(
    openOutside(context, channel, { timeoutMs }),
    loaded.account,
    words,
  );
  if (!found.ok) throw new PlatformRefusal('platform-refused', channel, found.failure);
  return { area: JSON.stringify({ data: found.value }) };
}
