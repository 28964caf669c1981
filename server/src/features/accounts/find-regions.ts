// Find regions a post can be limited to, by the platform's own search, with the token of one of the department's accounts.
import { channelNames, ChannelId } from '@herald/contract/channels.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';
import { listAccounts } from './store/accounts.ts';

const timeoutMs = 10_000;

/** Nothing typed finds nothing. The platform's refusal is told in its own words: whoever searches can only try again or bind anew. */
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
  if (!loaded)
    throw new Refusal('regions-need-account', { channel: channelNames[ChannelId.parse(channelId)] });
  const found = await channel.findRegions(
    openOutside(context, channel, { timeoutMs }),
    loaded.account,
    words,
  );
  if (!found.ok)
    throw new Refusal('platform-refused', { channel: channel.rules.name, detail: found.failure.message });
  return { area: JSON.stringify({ data: found.value }) };
}
