// What a Facebook page allows: document 1 §5 and the platform's own limits; the stricter of the two blocks.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { gigabyte, megabyte } from '@herald/contract/constants.ts';

const specification = { by: 'specification', source: 'document 1 §5', since: '2026-11' } as const;
const videos = {
  by: 'platform',
  source: 'developers.facebook.com video-api error-codes (1363023)',
  since: '2020-10-27',
} as const;
const guidance = {
  by: 'platform',
  source: 'Meta guidance for videos that are no reels: 4 hours',
  since: '2026-11',
} as const;
const making = {
  by: 'platform',
  source: 'Meta guidance for videos that are no reels: H.264 and AAC',
  since: '2026-11',
} as const;
const platform = {
  by: 'platform',
  source: 'developers.facebook.com page/feed, page/photos',
  since: '2026-09-12',
} as const;

const targeting = {
  by: 'platform',
  source: 'developers.facebook.com page/feed, targeting.geo_locations',
  since: '2026-09-12',
} as const;

export const rules: ChannelRules = {
  channelId: 31,
  name: channelNames[31],
  needs: 'nothing',
  // The name of a video; no limit is documented.
  title: { limits: [], forbidden: '', beside: ['video'] },
  text: {
    required: true,
    limits: [{ counter: 'code-points', limit: 63_206, ...platform }],
    forbidden: '',
    marks: null,
    sent: true,
  },
  images: {
    ...specification,
    types: ['jpeg', 'jpg', 'png', 'gif', 'bmp', 'tiff'],
    atMost: null,
    sizes: [
      { types: ['png'], atMostBytes: megabyte, ...specification },
      { types: ['jpeg', 'jpg', 'gif', 'bmp', 'tiff'], atMostBytes: 4 * megabyte, ...specification },
    ],
    gifAlone: false,
    altText: { atMost: 1_000 },
  },
  video: {
    ...specification,
    types: ['mov', 'mp4'],
    sizes: [
      { types: ['mov', 'mp4'], atMostBytes: gigabyte, ...specification },
      { types: ['mov', 'mp4'], atMostBytes: 2 * gigabyte, ...videos },
    ],
    needsText: false,
    duration: { atMostSeconds: 14_400, ...guidance },
    // A guidance: its reels take H.265, VP9 and AV1 as well.
    film: { advised: true, codecs: [{ codec: 'h264' }], sounds: [{ codec: 'aac' }], ...making },
  },
  audio: false,
  link: 'card',
  cover: 'with-link-or-video',
  coverTypes: null,
  coverLimits: [
    // C-53: a link's thumbnail that is too large is dropped, and the post goes.
    { of: 'link', types: ['jpeg', 'jpg', 'png'], atMostBytes: 4 * megabyte, leftOut: true, ...specification },
    { of: 'video', atMostBytes: 10 * megabyte, ...specification },
    {
      of: 'link',
      wants: ['1.91:1'],
      by: 'platform',
      source: 'developers.facebook.com sharing/webmasters/images',
      since: '2026-11',
    },
  ],
  // page/feed, picture: for links whose domain the page owns; which are ours the settings say.
  linkCoverHosts: [],
  audience: {
    ages: [13, 15, 18, 21, 25],
    placeTypes: ['country', 'region', 'city', 'zip'],
    placeKeys: {
      country: '^[A-Z]{2}$',
      region: '^[0-9]{1,20}$',
      city: '^[0-9]{1,20}$',
      zip: '^[A-Z]{2}:[^\\s:][^:]{0,19}$',
    },
    ...targeting,
  },
  feelings: { ...targeting, id: '^[0-9]{1,25}$', source: 'developers.facebook.com page/feed/feelings' },
  backdates: {
    ...targeting,
    as: 'published',
    name: { en: 'Earlier date', zh: '回溯时间', es: 'Fecha anterior', ja: '過去の日時' },
    hint: {
      en: 'Shown as if published then; empty for none.',
      zh: '显示为当时发布；留空则不设置。',
      es: 'Se muestra como si se hubiera publicado entonces; déjela vacía si no quiere ninguna.',
      ja: 'その日時に公開したように表示されます。空欄なら設定しません。',
    },
    source: 'developers.facebook.com page/feed, backdated_time',
  },
  can: { takeDown: true, filmForEver: true, edit: 'in-place', reaches: ['text'] },
};
