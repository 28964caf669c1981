// A video and channels for tests of its conversion: one that takes anything, one that wants it small, one without video.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import type { VideoProperties } from '@herald/contract/video.ts';

const source = { by: 'platform', source: 'a test', since: '2026-11' } as const;

function ruleOf(
  channelId: ChannelId,
  name: string,
  video: Partial<NonNullable<ChannelRules['video']>> | null,
): ChannelRules {
  return {
    channelId,
    name,
    needs: 'nothing',
    title: null,
    text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
    images: { ...source, types: [], atMost: null, sizes: [], gifAlone: false, altText: null },
    video: video && { ...source, types: ['mov', 'mp4'], sizes: [], needsText: false, ...video },
    audio: false,
    link: 'card',
    cover: 'any',
    coverTypes: null,
    can: { takeDown: true, edit: 'in-place' },
  };
}

export const youtube = ruleOf(34, 'YouTube', { alsoPlays: { codecs: ['hevc'], ...source } });
export const vk = ruleOf(33, 'VK', {});
export const twitter = ruleOf(32, 'Twitter', { shape: { sides: { least: 1, most: 1_280 }, ...source } });
export const wechat = ruleOf(17, 'WeChat', null);

export const phone = { url: '/f/phone.mov', name: 'phone.mov', size: 9, md5: 'p' };
export const wide = { url: '/f/wide.mp4', name: 'wide.mp4', size: 9, md5: 'w' };
export const small = { url: '/f/small.mp4', name: 'small.mp4', size: 9, md5: 's' };

export function blockOf(more: Partial<MediaItem>): MediaItem {
  return MediaItem.parse({ mediaType: mediaTypes.video, ...phone, ...more });
}

export function filmOf(codec: string, width: number, height: number): VideoProperties {
  const shape = { pixelFormat: 'yuv420p', range: 'sdr', turned: 0, width, height } as const;
  const picture = { codec, profile: 'Main', frameRate: 30, frames: 300, bitRate: null, ...shape };
  return { container: 'mov', durationSeconds: 10, bitRate: null, streams: 1, picture, sound: null };
}

export const known: ReadonlyMap<string, FileFacts> = new Map([
  [phone.url, { sizeBytes: 9, film: filmOf('hevc', 1_920, 1_080) }],
  [wide.url, { sizeBytes: 9, film: filmOf('h264', 1_920, 1_080) }],
  [small.url, { sizeBytes: 9, film: filmOf('h264', 1_280, 720) }],
]);
