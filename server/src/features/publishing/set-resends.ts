// Set whether a platform's posts that are proven to be absent are sent once more without a person (row 21).
import { channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { findChannel } from './find-channel.ts';
import { exchangeResends } from './store/platforms.ts';

export async function setResends(
  context: Context,
  actor: Actor,
  { channelid, resends }: { channelid: ChannelId; resends: boolean },
): Promise<Record<string, never>> {
  const { settledBy } = findChannel(context, channelid);
  const guarded = settledBy.by === 'list' && settledBy.refusesTwins;
  if (resends && !guarded) throw new Refusal('forbidden');
  await context.db.transaction().execute(async (tx) => {
    const before = await exchangeResends(tx, channelid, resends);
    if (before === resends) return;
    await recordChange(tx, actor, {
      deed: 'resends.change',
      subjectKind: 'resends',
      subjectId: String(channelid),
      subject: channelNames[channelid],
      before: { resends: before },
      after: { resends },
    });
  });
  return {};
}
