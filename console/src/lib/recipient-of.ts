// Whom a post goes to on an account, as far as the checks depend on it.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Recipient } from '@herald/contract/check-choices.ts';

/** A page or a group has an id of its own beside the person's who bound it. */
export function recipientOf({ channelid, authorizeToken }: ChannelBinding): Recipient {
  return { channelId: channelid, isPage: authorizeToken.page_ids !== '' };
}
