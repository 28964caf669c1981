// Find the channel whose application is meant.
import type { Channel } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

export function findAppChannel({ channels }: Context, channelId: number): Channel {
  const found = channels.find(({ id }) => id === channelId);
  if (!found) throw new Refusal('not-found');
  return found;
}
