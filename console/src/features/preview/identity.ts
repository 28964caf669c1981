// Whose post a preview shows: screen name and page name of the chosen account (R-PREV-008).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';

export type Identity = {
  readonly screenName: string;
  readonly pageName: string;
  readonly avatar: string | null;
};

/** The first chosen account of a channel speaks for it; before one is chosen the channel's own name does. */
export function identityFor(
  channelId: ChannelId,
  channelName: string,
  accounts: readonly ChannelBinding[],
): Identity {
  const account = accounts.find((candidate) => candidate.channelid === channelId);
  if (!account) return { screenName: channelName.toLowerCase(), pageName: channelName, avatar: null };
  const screenName = account.authorizeToken.screenName || account.name;
  return { screenName: screenName.replace(/^@/, ''), pageName: account.name, avatar: account.avatar };
}

/** One letter for an account without a picture. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '·';
}
