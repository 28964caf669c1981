// An account as a person has bound it, for tests; `more` says what a test is about.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';

export function testBinding(
  id: string,
  channelid: ChannelId,
  more: Partial<ChannelBinding> = {},
): ChannelBinding {
  return {
    id,
    channelid,
    name: `Page ${id}`,
    channel: { id: channelid, name: channelNames[channelid], img: '' },
    authorizeToken: { screenName: id, page_ids: '' },
    usable: true,
    avatar: null,
    ...more,
  };
}
