// Find a channel among those this process was given.
import type { Channel } from '@herald/channels/channel.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

export function findChannel(context: Context, channelId: number): Channel {
  const found = context.channels.find((channel) => channel.id === channelId);
  if (found) return found;
  const name =
    Object.entries(channelNames).find(([id]) => Number(id) === channelId)?.[1] ?? String(channelId);
  throw new Refusal('channel-not-set-up', { channel: name });
}
