// What a WeChat article allows: document 1 §5 and the platform's own limits; the stricter of the two blocks.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { megabyte, titleLimitWithWechat } from '@herald/contract/constants.ts';
import { article, choices } from '../wechat-choices.ts';

const specification = { by: 'specification', source: 'document 1 §5', since: '2026-11' } as const;
const materials = {
  by: 'platform',
  source: 'developers.weixin.qq.com material/add_material',
  since: '2026-11',
} as const;
const uploads = {
  by: 'platform',
  source: 'developers.weixin.qq.com media/uploadimg',
  since: '2026-11',
} as const;
const platform = { by: 'platform', source: 'developers.weixin.qq.com draft/add', since: '2026-11' } as const;

export const rules: ChannelRules = {
  channelId: 17,
  name: channelNames[17],
  needs: 'nothing',
  // Its 64 characters stand among the general checks, which have a sentence of their own for them (C-25). The platform's
  // page says 32, yet it took 39 (2026-08-31): C-25 decides, a longer one is warned of, and what is refused comes back as 45003.
  title: {
    limits: [],
    forbidden: '',
    doubted: { counter: 'code-points', limit: 32, upTo: titleLimitWithWechat, ...platform },
  },
  text: {
    required: true,
    // Fewer than 20,000 of the article's HTML: marks of paragraphs, entities and pictures count.
    limits: [{ counter: 'wechat-html', limit: 19_999, ...platform }],
    forbidden: '',
    marks: null,
    sent: true,
  },
  images: {
    ...specification,
    types: ['jpeg', 'jpg', 'png'],
    atMost: null,
    // R-WX-007 takes a whole megabyte; the platform wants fewer bytes than that.
    sizes: [
      { types: ['jpeg', 'jpg', 'png'], atMostBytes: megabyte, ...specification },
      { types: ['jpeg', 'jpg', 'png'], atMostBytes: megabyte - 1, ...uploads },
    ],
    gifAlone: false,
    // A part of the article's HTML, which is limited as a whole; so this is our own measure.
    altText: { atMost: 1_000 },
  },
  video: null,
  audio: false,
  link: 'refused',
  cover: 'required',
  coverTypes: { types: ['jpeg', 'jpg'], ...specification },
  // draft/add, pic_crop_235_1 and pic_crop_1_1: the first article of a message is shown wide, the others square.
  coverLimits: [{ of: 'any', atMostBytes: 10 * megabyte, wants: ['2.35:1', '1:1'], ...materials }],
  choices: [...choices],
  // Document 1 §5 and §9; draft/add says the same.
  articlesAtMost: 8,
  article,
  noFigures: {
    because: 'The datacube interfaces count days, and name messages by their sending to followers',
    since: '2026-11',
    why: 'figures-by-day',
  },
  can: {
    takeDown: true,
    // freepublish/delete is irreversible, and takes every article of the message.
    forEver: true,
    edit: {
      because: 'WeChat changes no article once it is published',
      since: '2026-11',
      why: 'limit-no-edits',
    },
  },
};
