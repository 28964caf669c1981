// What TikTok allows: the documents have no rules of their own for it (C-91), so the platform's limits stand here.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';

const platform = {
  by: 'platform',
  source: 'developers.tiktok.com content-posting-api-media-transfer-guide',
  since: '2026-11',
} as const;
const creators = {
  because: 'TikTok leaves it to the creator, in its app',
  since: '2026-11',
  why: 'limit-creator-only',
} as const;

const photos = {
  by: 'platform',
  source: 'developers.tiktok.com content-posting-api-reference-photo-post',
  since: '2026-11',
} as const;

export const rules: ChannelRules = {
  channelId: 43,
  name: channelNames[43],
  needs: 'image-or-video',
  title: null,
  // A video in the inbox carries no words: its creator writes them in the app. Pictures bring theirs.
  text: {
    required: false,
    // As TikTok counts: "4000 in UTF-16 runes".
    limits: [{ counter: 'utf-16', limit: 4_000, ...photos }],
    forbidden: '',
    marks: null,
    // developers.tiktok.com photo post: mentions (@) in the title and description are matched.
    mentions: true,
    sent: false,
    sentWithImages: true,
  },
  // TikTok fetches them itself, from addresses under a domain that was verified with it.
  images: {
    ...photos,
    types: ['jpeg', 'jpg', 'webp'],
    atMost: 35,
    sizes: [{ types: ['jpeg', 'jpg', 'webp'], atMostBytes: 20_000_000, ...photos }],
    gifAlone: false,
    altText: null,
    // 1080p, lying or standing.
    shape: { sides: { least: 1, most: 1_920 }, ...photos },
  },
  video: {
    ...platform,
    types: ['mov', 'mp4', 'webm'],
    sizes: [{ types: ['mov', 'mp4', 'webm'], atMostBytes: 4_000_000_000, ...platform }],
    needsText: false,
    duration: { atLeastSeconds: 3, atMostSeconds: 600, ...platform },
    shape: { sides: { least: 360, most: 4_096 }, ...platform },
    film: {
      codecs: [{ codec: 'h264' }, { codec: 'hevc' }, { codec: 'vp8' }, { codec: 'vp9' }],
      framesAtLeast: 23,
      framesAtMost: 60,
      ...platform,
    },
  },
  audio: false,
  link: 'none',
  cover: 'never',
  coverTypes: null,
  can: { takeDown: creators, edit: creators },
  noPictureFigures: {
    because: 'Video/query is documented for videos alone',
    since: '2026-11',
    why: 'figures-no-pictures',
  },
};
