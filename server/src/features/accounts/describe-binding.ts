// Describe an account as the wire names it; usable only when it is authorised and its channel is set up.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import { appOf } from '../../own-settings.ts';
import type { AccountRow } from './store/accounts.ts';

export function describeBinding(context: Context, row: AccountRow): ChannelBinding {
  const channel = context.channels.find((one) => one.id === row.channelId);
  const isSetUp = channel !== undefined && appOf(context, channel.key) !== null;
  return {
    id: row.id,
    channelid: row.channelId,
    name: row.name,
    channel: { id: row.channelId, name: channelNames[row.channelId], img: '' },
    authorizeToken: { screenName: row.screenName, page_ids: row.pageIds },
    usable: row.state === 'usable' && isSetUp,
    // The console loads pictures from us alone; a platform's own address would tell it who looks.
    avatar: row.avatar?.startsWith('/') ? row.avatar : null,
  };
}
