// What Instagram allows: the documents have no rules of their own for it (C-91), so the platform's limits stand here.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { comments } from '../instagram-comments.ts';
import { megabyte } from '@herald/contract/constants.ts';

const platform = {
  by: 'platform',
  source: 'developers.facebook.com instagram-platform ig-user/media',
  since: '2026-09-12',
} as const;

export const rules: ChannelRules = {
  channelId: 44,
  name: channelNames[44],
  needs: 'image-or-video',
  title: null,
  text: {
    required: false,
    limits: [{ counter: 'code-points', limit: 2_200, ...platform }],
    forbidden: '',
    marks: { hashtags: 30, mentions: 20, ...platform },
    // developers.facebook.com ig-user/media: @ usernames in the caption.
    mentions: true,
    sent: true,
  },
  images: {
    ...platform,
    types: ['jpeg', 'jpg'],
    atMost: 10,
    sizes: [{ types: ['jpeg', 'jpg'], atMostBytes: 8 * megabyte, ...platform }],
    gifAlone: false,
    altText: { atMost: 1_000 },
    // A width outside 320 to 1,440 pixels is scaled there; another ratio is refused (36003).
    shape: { ratio: { least: '4:5', most: '1.91:1' }, ...platform },
  },
  video: {
    ...platform,
    types: ['mov', 'mp4'],
    sizes: [{ types: ['mov', 'mp4'], atMostBytes: 300 * megabyte, ...platform }],
    needsText: false,
    duration: { atLeastSeconds: 3, atMostSeconds: 900, ...platform },
    // Of its columns alone: how high it is is not limited.
    shape: { wideAtMost: 1_920, ...platform },
    film: {
      codecs: [{ codec: 'h264' }, { codec: 'hevc' }],
      framesAtLeast: 23,
      framesAtMost: 60,
      bitsAtMost: 25_000_000,
      sounds: [{ codec: 'aac' }],
      hertzAtMost: 48_000,
      ...platform,
    },
  },
  audio: false,
  // An address in a caption is not a link there.
  link: 'none',
  cover: 'with-video',
  coverTypes: { types: ['jpeg', 'jpg'], ...platform },
  // ig-user/media, cover_url: of another shape the middle 9:16 is cut out.
  coverLimits: [{ of: 'video', atMostBytes: 8 * megabyte, wants: ['9:16'], ...platform }],
  choices: [comments],
  can: {
    takeDown: true,
    edit: 'in-place',
    reaches: ['choices'],
    beyond: {
      because: 'Instagram lets nobody change a caption by its API',
      since: '2026-09-12',
      why: 'limit-comments-only',
    },
  },
};
