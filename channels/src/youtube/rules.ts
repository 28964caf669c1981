// What YouTube allows: the documents have no rules of their own for it (C-91), so the platform's limits stand here.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { categories, forKids, presetCategory, privacy } from '../youtube-choices.ts';
import { recordingDate } from '../youtube-recorded.ts';

const platform = {
  by: 'platform',
  source: 'developers.google.com youtube/v3/docs/videos',
  since: '2026-11',
} as const;
const lengths = {
  by: 'platform',
  source: 'support.google.com/youtube/answer/71673',
  since: '2026-11',
} as const;
const covers = {
  by: 'platform',
  source: 'developers.google.com youtube/v3/docs/thumbnails/set',
  since: '2026-11',
} as const;
const descriptionLimit = { counter: 'utf8-bytes', limit: 5_000, ...platform } as const;
/** YouTube takes neither in a title, a description or a tag. */
const angles = '<>';

export const rules: ChannelRules = {
  channelId: 34,
  name: channelNames[34],
  needs: 'video',
  title: { limits: [{ counter: 'code-points', limit: 100, ...platform }], forbidden: angles },
  text: {
    required: false,
    limits: [descriptionLimit],
    forbidden: angles,
    marks: null,
    // support.google.com/youtube handles: a handle in a description.
    mentions: true,
    sent: true,
    ownDescription: true,
  },
  images: { ...platform, types: [], atMost: 0, sizes: [], gifAlone: false, altText: null },
  video: {
    ...platform,
    types: ['mov', 'mp4', 'webm'],
    sizes: [{ types: ['mov', 'mp4', 'webm'], atMostBytes: 274_877_906_944, ...platform }],
    needsText: false,
    // Of codecs and rates its documents forbid none: what it cannot read it fails as `codec` or `conversion`.
    alsoPlays: {
      codecs: ['hevc', 'prores', 'vp9'],
      highRange: true,
      layouts: ['yuv420p10le', 'yuv422p10le'],
      by: 'platform',
      source: 'support.google.com/youtube/troubleshooter/2888402 (file formats), answer/7126552 (HDR)',
      since: '2026-11',
    },
    duration: { atMostSeconds: 43_200, ...lengths },
    unverified: { atMostSeconds: 900, code: 'video-hint-verified', ...lengths },
  },
  // docs/videos, snippet.tags[]: what holds one is answered invalidTags.
  keywords: { forbidden: angles, ...platform },
  audio: false,
  link: 'in-text',
  cover: 'with-video',
  coverTypes: { types: ['jpeg', 'jpg', 'png'], ...covers },
  coverLimits: [
    { of: 'any', atMostBytes: 2_097_152, ...covers },
    {
      of: 'video',
      wants: ['16:9'],
      by: 'platform',
      source: 'support.google.com/youtube/answer/72431',
      since: '2026-11',
    },
  ],
  choices: [
    {
      at: 'description',
      name: { en: 'Description', zh: '说明', es: 'Descripción', ja: '説明' },
      hint: {
        en: 'Left empty, the text is sent.',
        zh: '留空则发送正文。',
        es: 'Si queda vacía, se envía el texto.',
        ja: '空のときは本文が送信されます。',
      },
      limit: descriptionLimit,
    },
    {
      at: 'class',
      name: { en: 'Category', zh: '类别', es: 'Categoría', ja: 'カテゴリー' },
      options: categories,
      preset: presetCategory,
    },
    privacy,
    forKids,
    {
      at: 'keywords',
      name: {
        en: 'Sent as tags.',
        zh: '作为标签发送。',
        es: 'Se envían como etiquetas.',
        ja: 'タグとして送信されます。',
      },
    },
  ],
  backdates: recordingDate,
  can: {
    takeDown: true,
    filmForEver: true,
    edit: 'in-place',
    reaches: ['title', 'text', 'description', 'keywords', 'cover', 'choices', 'backdate'],
  },
};
