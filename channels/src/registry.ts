// The channels that exist, listed by hand.
import type { Channel } from './channel.ts';
import { facebook } from './facebook/index.ts';
import { linkedin } from './linkedin/index.ts';
import { tiktok } from './tiktok/index.ts';
import { twitter } from './twitter/index.ts';
import { vkGroup } from './vk-group/index.ts';
import { vk } from './vk/index.ts';
import { wechat } from './wechat/index.ts';
import { youtube } from './youtube/index.ts';

export const channels: readonly Channel[] = [
  wechat,
  facebook,
  twitter,
  vk,
  youtube,
  vkGroup,
  linkedin,
  tiktok,
];

export function channelById(id: number): Channel | null {
  return channels.find((channel) => channel.id === id) ?? null;
}

export function channelByKey(key: string): Channel | null {
  return channels.find((channel) => channel.key === key) ?? null;
}
