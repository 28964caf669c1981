// The ten channels: their ids on the wire and their names (document 1 §1).
import { z } from 'zod';

export const channelIds = [17, 18, 31, 32, 33, 34, 36, 42, 43, 44] as const;
export const ChannelId = z.literal(channelIds);
export type ChannelId = z.infer<typeof ChannelId>;

/** Shown everywhere as written here (R-GEN-010 to R-GEN-019). */
export const channelNames: Record<ChannelId, string> = {
  17: 'WeChat',
  18: 'Weibo',
  31: 'Facebook',
  32: 'Twitter',
  33: 'VK',
  34: 'YouTube',
  36: 'VK group',
  42: 'LinkedIn',
  43: 'TikTok',
  44: 'Instagram',
};

/** Channels that are bound through an account of another: bind that one first (document 1 §1). */
export const boundThrough: Partial<Record<ChannelId, ChannelId>> = { 44: 31 };
