// Set whether a platform's posts that are proven to be absent are sent once more without a person (row 21).
import type { ChannelId } from '@herald/contract/channels.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findChannel } from './find-channel.ts';
import { setResends as set } from './store/platforms.ts';

export async function setResends(
  context: Context,
  _actor: Actor,
  { channelid, resends }: { channelid: ChannelId; resends: boolean },
): Promise<Record<string, never>> {
  const { settledBy } = findChannel(context, channelid);
  const guarded = settledBy.by === 'list' && settledBy.refusesTwins;
  if (resends && !guarded) throw new Refusal('forbidden');
  await set(context.db, channelid, resends);
  return {};
}
