// What X allows: document 1 §5 and the platform's own limits; the stricter of the two blocks (C-87).
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { megabyte } from '@herald/contract/constants.ts';

const specification = { by: 'specification', source: 'document 1 §5', since: '2026-11' } as const;
const platform = {
  by: 'platform',
  source: 'docs.x.com fundamentals/counting-characters',
  since: '2026-11',
} as const;
const media = { by: 'platform', source: 'docs.x.com media best practices', since: '2026-11' } as const;

export const rules: ChannelRules = {
  channelId: 32,
  name: channelNames[32],
  needs: 'nothing',
  title: null,
  text: {
    required: false,
    limits: [
      { counter: 'ascii-1-other-2', limit: 280, ...specification },
      { counter: 'x-weighted', limit: 280, ...platform },
    ],
    forbidden: '',
    marks: null,
    // docs.x.com: a post's entities.mentions are read from its text.
    mentions: true,
    sent: true,
  },
  images: {
    ...specification,
    types: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
    atMost: 4,
    sizes: [
      { types: ['jpg', 'jpeg', 'png', 'webp'], atMostBytes: 5 * megabyte, ...specification },
      { types: ['gif'], atMostBytes: 15 * megabyte, ...specification },
    ],
    gifAlone: true,
    altText: { atMost: 1_000 },
  },
  video: {
    ...specification,
    types: ['mov', 'mp4'],
    sizes: [
      { types: ['mov', 'mp4'], atMostBytes: 512 * megabyte, ...specification },
      { types: ['mov', 'mp4'], atMostBytes: 512 * megabyte, ...media },
    ],
    needsText: true,
    // Longer for Premium authors, which no call tells; a video of unknown length is judged by X's own answer.
    duration: { atLeastSeconds: 0.5, atMostSeconds: 140, ...media },
    // R-TW-009.
    unverified: { atMostSeconds: 140, code: 'video-hint-length', whenUnknown: true, ...specification },
    shape: { ratio: { least: '1:3', most: '3:1' }, sides: { least: 32, most: 1_280 }, ...media },
    // What plays High plays the profiles within it too.
    film: {
      codecs: [{ codec: 'h264', profiles: ['High', 'Main', 'Baseline', 'Constrained Baseline'] }],
      framesAtMost: 60,
      sounds: [{ codec: 'aac', profiles: ['LC'] }],
      ...media,
    },
    // R-TW-011; a title is shorter than the 400 characters of R-TW-010 everywhere here (C-25).
    description: { counter: 'code-points', limit: 400, ...specification },
  },
  audio: false,
  link: 'in-text',
  cover: 'never',
  coverTypes: null,
  // X edits only for Premium authors and makes a new post each time (docs.x.com fundamentals/edit-posts).
  can: { takeDown: true, edit: 'delete-and-repost' },
};
