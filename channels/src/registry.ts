// The channels that exist, listed by hand.
import type { Channel } from './channel.ts';
import { facebook } from './facebook/index.ts';
import { instagram } from './instagram/index.ts';
import { linkedin } from './linkedin/index.ts';
import { tiktok } from './tiktok/index.ts';
import { twitter } from './twitter/index.ts';
import { vkGroup } from './vk-group/index.ts';
import { vk } from './vk/index.ts';
import { wechat } from './wechat/index.ts';
import { weibo } from './weibo/index.ts';
import { youtube } from './youtube/index.ts';

export const channels: readonly Channel[] = [
  wechat,
  weibo,
  facebook,
  twitter,
  vk,
  youtube,
  vkGroup,
  linkedin,
  tiktok,
  instagram,
];

export function channelById(id: number): Channel | null {
  return channels.find((channel) => channel.id === id) ?? null;
}

export function channelByKey(key: string): Channel | null {
  return channels.find((channel) => channel.key === key) ?? null;
}
