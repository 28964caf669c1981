// Describe what a pause holds up, by its name: a channel, a department or an account; empty for everything.
import { channelNames, ChannelId } from '@herald/contract/channel-ids.ts';
import { describeAccountName } from '../accounts/describe-account-name.ts';
import type { AccountPlace } from '../accounts/find-account-places.ts';
import type { PauseRow } from './store/pauses.ts';

export function describeHeldUp(
  row: Pick<PauseRow, 'channel_id' | 'department'>,
  account: AccountPlace | undefined,
): string {
  const channel = ChannelId.safeParse(row.channel_id);
  if (channel.success) return channelNames[channel.data];
  return account ? describeAccountName(account) : (row.department ?? '');
}
