// What LinkedIn allows: the platform's own limits, for the documents name none (C-91).
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { visibility } from '../audience-choices.ts';
import { megabyte } from '@herald/contract/constants.ts';

const posts = { by: 'platform', source: 'learn.microsoft.com posts-api', since: '2026-11' } as const;
const images = { by: 'platform', source: 'learn.microsoft.com images-api', since: '2026-11' } as const;
const videos = { by: 'platform', source: 'learn.microsoft.com videos-api', since: '2026-11' } as const;

export const rules: ChannelRules = {
  channelId: 42,
  name: channelNames[42],
  needs: 'nothing',
  // The name of a link's card and of a video; no limit is documented.
  title: { limits: [], forbidden: '', beside: ['link', 'video'] },
  text: {
    required: false,
    limits: [{ counter: 'code-points', limit: 3_000, ...posts }],
    forbidden: '',
    marks: null,
    sent: true,
  },
  images: {
    ...images,
    types: ['jpg', 'jpeg', 'png', 'gif'],
    atMost: 20,
    // LinkedIn limits a picture by its pixels, not by its bytes.
    sizes: [],
    gifAlone: false,
    altText: { atMost: 4_086 },
    shape: { pixelsBelow: 36_152_320, ...images },
  },
  video: {
    ...videos,
    types: ['mp4'],
    // 75 KB to 500 MB.
    sizes: [{ types: ['mp4'], atLeastBytes: 75 * 1_024, atMostBytes: 500 * megabyte, ...videos }],
    needsText: false,
    // Of codecs and rates its documents name none.
    duration: { atLeastSeconds: 3, atMostSeconds: 1_800, ...videos },
    altText: { atMost: 4_086 },
  },
  audio: false,
  link: 'card',
  cover: 'with-link-or-video',
  coverTypes: { types: ['jpg', 'jpeg', 'png', 'gif'], ...images },
  coverLimits: [
    { of: 'any', pixelsBelow: 36_152_320, ...images },
    {
      of: 'link',
      wants: ['1.91:1'],
      by: 'platform',
      source: 'linkedin.com/help/linkedin/answer/a521928',
      since: '2026-11',
    },
  ],
  choices: [visibility],
  can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
};
