// Find whose consent is asked for by an id: a channel that is set up, or one of its further rights (C-02).
import type { Channel } from '@herald/channels/channel.ts';
import { channelNames, ChannelId } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import { appOf } from '../../own-settings.ts';
import { Refusal } from '../../refusal.ts';

/** `more` are the rights asked for beyond the channel's own. */
export function findConsentChannel(
  context: Context,
  id: number | undefined,
): { channel: Channel; more: readonly string[] } {
  const channel = context.channels.find((one) => one.id === id || one.connect.also?.[id ?? 0] !== undefined);
  if (channel && appOf(context, channel.key)) return { channel, more: channel.connect.also?.[id ?? 0] ?? [] };
  const known = ChannelId.safeParse(channel?.id ?? id);
  throw known.success
    ? new Refusal('channel-not-set-up', { channel: channelNames[known.data] })
    : new Refusal('not-found');
}
