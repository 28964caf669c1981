// What a WeChat article allows: document 1 §5 and the platform's own limits; the stricter of the two blocks.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { channelNames } from '@herald/contract/channels.ts';
import { megabyte } from '@herald/contract/constants.ts';

const specification = { source: 'document 1 §5', since: '2026-11' };
const platform = { source: 'developers.weixin.qq.com draft/add', since: '2026-11' };

/** What is longer is cut. */
export const digestAtMost = 128;

export const rules: ChannelRules = {
  channelId: 17,
  name: channelNames[17],
  needs: 'nothing',
  // Its 64 characters stand among the general checks, which have a sentence of their own for them (C-25).
  title: { limits: [], forbidden: '' },
  text: {
    required: true,
    // Fewer than 20,000, our paragraph marks counted.
    limits: [{ counter: 'code-points', limit: 19_999, ...platform }],
    forbidden: '',
    marks: null,
    sent: true,
  },
  images: {
    types: ['jpeg', 'jpg', 'png'],
    atMost: null,
    sizes: [{ types: ['jpeg', 'jpg', 'png'], atMostBytes: megabyte, ...specification }],
    gifAlone: false,
    // A part of the article's HTML, which is limited as a whole; so this is our own measure.
    altText: { atMost: 1_000 },
  },
  video: null,
  audio: false,
  link: 'refused',
  cover: 'required',
  coverTypes: ['jpeg', 'jpg'],
  choices: [
    {
      at: 'description',
      name: { en: 'Summary', zh: '摘要', es: 'Resumen', ja: '要約' },
      hint: {
        en: 'Left empty, the article’s first words stand there.',
        zh: '留空则取正文开头。',
        es: 'Si queda vacío, aparecen las primeras palabras.',
        ja: '空のときは本文の冒頭が使われます。',
      },
      limit: { counter: 'code-points', limit: digestAtMost, ...platform },
    },
  ],
  // Document 1 §5 and §9; draft/add says the same.
  articlesAtMost: 8,
  article: {
    author: { counter: 'code-points', limit: 16, ...platform },
    // 1 KB.
    sourceUrl: { counter: 'utf8-bytes', limit: 1_024, ...platform },
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
