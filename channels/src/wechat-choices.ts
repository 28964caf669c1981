// What WeChat lets be chosen of an article beside its text: its summary, who wrote it, where it is from, and who may comment.
import { digestAtMost } from '@herald/contract/article-digest.ts';
import type { ChannelChoice, ChannelRules } from '@herald/contract/channels.ts';

const platform = { by: 'platform', source: 'developers.weixin.qq.com draft/add', since: '2026-11' } as const;

/** A source's address: 1 KB. */
export const article: NonNullable<ChannelRules['article']> = {
  author: { counter: 'code-points', limit: 16, ...platform },
  sourceUrl: { counter: 'utf8-bytes', limit: 1_024, ...platform },
};

export const choices: readonly ChannelChoice[] = [
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
  {
    at: 'attribute',
    attribute: 'author',
    name: { en: 'Author', zh: '作者', es: 'Autor', ja: '著者' },
    hint: {
      en: 'Shown under the title. May be left empty.',
      zh: '显示在标题下方，可留空。',
      es: 'Aparece bajo el título. Puede quedar vacío.',
      ja: 'タイトルの下に表示されます。空でもかまいません。',
    },
    limit: article.author,
  },
  {
    at: 'attribute',
    attribute: 'contentSourceUrl',
    name: {
      en: '“Read more” address',
      zh: '“阅读原文”链接',
      es: 'Dirección de «Leer más»',
      ja: '「原文を読む」のURL',
    },
    hint: {
      en: 'https://… May be left empty.',
      zh: 'https://… 可留空。',
      es: 'https://… Puede quedar vacía.',
      ja: 'https://… 空でもかまいません。',
    },
    limit: article.sourceUrl,
  },
  {
    at: 'attribute',
    attribute: 'needOpenComment',
    name: { en: 'Comments', zh: '留言', es: 'Comentarios', ja: 'コメント' },
    options: [
      { value: 'false', name: { en: 'Closed', zh: '关闭', es: 'Cerrados', ja: '受け付けない' } },
      { value: 'true', name: { en: 'Open', zh: '开放', es: 'Abiertos', ja: '受け付ける' } },
    ],
    preset: 'false',
  },
  {
    at: 'attribute',
    attribute: 'onlyFansCanComment',
    name: {
      en: 'Who may comment, where open',
      zh: '谁可以留言（开放时）',
      es: 'Quién puede comentar, si están abiertos',
      ja: 'コメントできる人（受け付ける場合）',
    },
    options: [
      { value: 'false', name: { en: 'Everybody', zh: '所有人', es: 'Todos', ja: '全員' } },
      {
        value: 'true',
        name: { en: 'Followers only', zh: '仅关注者', es: 'Solo seguidores', ja: 'フォロワーのみ' },
      },
    ],
    preset: 'false',
  },
];
