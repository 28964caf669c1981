// What is played: every registered channel through its own code, and the class each proves; LinkedIn twice, since its members show us nothing.
import type { Channel } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import { keySecondsFor, scale } from './tiers.ts';

/** publishing.md §2 and §12. */
export const classOf = {
  wechat: 'B',
  weibo: 'C',
  facebook: 'C',
  twitter: 'C',
  vk: 'A',
  youtube: 'B',
  'vk-group': 'A',
  linkedin: 'C',
  'linkedin-member': 'D',
  tiktok: 'B',
  instagram: 'B',
} as const;
export type Played = keyof typeof classOf;
export const played: readonly Played[] = [
  'wechat',
  'weibo',
  'facebook',
  'twitter',
  'vk',
  'youtube',
  'vk-group',
  'linkedin',
  'linkedin-member',
  'tiktok',
  'instagram',
];

/** The channel's key, which is the sandbox's word for the platform as well. */
export function platformOf(one: Played): string {
  return one === 'linkedin-member' ? 'linkedin' : one;
}

export function playedBy(platform: string, account: string): Played {
  if (account.startsWith('urn:li:person:')) return 'linkedin-member';
  const known = played.find((one) => one === platform);
  if (!known) throw new Error(`nobody plays ${platform}`);
  return known;
}

/** Limits of a day are off in the sandbox, which keeps them in real time; so they are here. */
export const playedChannels: readonly Channel[] = channels.map((channel) => ({ ...channel, appLimit: null }));

/** The sandbox knows keys in real time as well: what the engine takes for their window is this, whatever its pace. */
export function channelsFor(slower: number): readonly Channel[] {
  return playedChannels.map((channel) => {
    const { settledBy } = channel;
    if (settledBy.by !== 'key') return channel;
    return { ...channel, settledBy: { ...settledBy, windowSeconds: keySecondsFor(slower) / scale } };
  });
}

export function channelOf(one: Played): Channel {
  const channel = playedChannels.find(({ key }) => key === platformOf(one));
  if (!channel) throw new Error(`there is no channel ${one}`);
  return channel;
}

/** Where the machine may resend by itself when the platform's filter is on (row 21). */
export function refusesTwins({ settledBy }: Channel): boolean {
  return settledBy.by === 'list' && settledBy.refusesTwins;
}
