// What YouTube allows: the documents have no rules of their own for it (C-91), so the platform's limits stand here.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channels.ts';

const platform = { source: 'developers.google.com youtube/v3/docs/videos', since: '2026-11' };
/** YouTube takes neither in a title nor in a description. */
const angles = '<>';

export const rules: ChannelRules = {
  channelId: 34,
  name: channelNames[34],
  needs: 'video',
  title: { limits: [{ counter: 'code-points', limit: 100, ...platform }], forbidden: angles },
  text: {
    required: false,
    limits: [{ counter: 'utf8-bytes', limit: 5_000, ...platform }],
    forbidden: angles,
    marks: null,
    sent: true,
    ownDescription: true,
  },
  images: { types: [], atMost: 0, sizes: [], gifAlone: false, altText: null },
  video: {
    types: ['mov', 'mp4', 'webm'],
    sizes: [{ types: ['mov', 'mp4', 'webm'], atMostBytes: 274_877_906_944, ...platform }],
    needsText: false,
  },
  audio: false,
  link: 'in-text',
  cover: 'with-video',
  coverTypes: ['jpeg', 'jpg', 'png'],
  can: { takeDown: true, edit: 'in-place', reaches: ['title', 'text', 'cover'] },
};
