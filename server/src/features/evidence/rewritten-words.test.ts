// What a platform writes otherwise than it was sent keeps no page from being known, and lets no other page stand for it.
import { expect, it } from 'vitest';
import { identifyPost } from './identify-post.ts';

const nothing = { link: null, images: [], video: null, audio: null, cover: null };
const rules = { title: null, text: { required: false, limits: [], forbidden: '', marks: null, sent: true } };
const identify = (text: string, words: string) => identifyPost({ title: '', text, ...nothing }, rules, words);

it.each([
  [
    'an address without its scheme, cut',
    'The harbour stays shut: www.herald.example/2026/the-harbour-stays-shut More soon',
    'The harbour stays shut: herald.example/2026/the-har… More soon',
  ],
  [
    'a host without a www, in a link of the platform',
    'The harbour stays shut: herald.example/2026/the-harbour More soon',
    'The harbour stays shut: lnkd.in/eX4mPl3 More soon',
  ],
  [
    'a host with a port, in capitals',
    'The harbour stays shut: HERALD.EXAMPLE:8080/2026 More soon',
    'The harbour stays shut: lnkd.in/eX4mPl3 More soon',
  ],
  [
    'a host in Cyrillic',
    'Гавань сегодня закрыта: вестник.рф/гавань/закрыта Паромы стоят',
    'Гавань сегодня закрыта: vk.cc/aB3 Паромы стоят',
  ],
  [
    'a host right behind Chinese',
    '港口将于周一重新开放渡轮恢复运行，详见herald.example/2026/港口。今天继续关闭',
    '港口将于周一重新开放渡轮恢复运行，详见网页链接 港口。今天继续关闭',
  ],
  [
    'signs of Weibo, drawn',
    '港口将关闭至周一[太阳]渡轮停运一周左右[微笑]',
    '港口将关闭至周一 渡轮停运一周左右',
  ],
  [
    'signs of Weibo, as they were written',
    '港口将关闭至周一[太阳]渡轮停运一周左右',
    '港口将关闭至周一[太阳]渡轮停运一周左右',
  ],
  [
    'a sign right behind an address',
    '港口将关闭至周一渡轮停运一周左右 https://t.cn/A6x[太阳]详情见后续报道',
    '港口将关闭至周一渡轮停运一周左右 网页链接 详情见后续报道',
  ],
  [
    'a sign of Weibo in Latin',
    'The harbour stays shut[doge] until Monday',
    'The harbour stays shut until Monday',
  ],
  ['a page of VK', '*club123 (City Desk): ferries stop today', 'City Desk: ferries stop today'],
  ['a person of VK', '@id123(Майя Берг): паромы сегодня стоят', 'Майя Б.: паромы сегодня стоят'],
  ['a page of VK at an @', '@club7 (Desk): ferries stop today', 'The Desk: ferries stop today'],
])('%s is shown', (_, said, words) => {
  expect(identify(said, words)).toBe('shown');
});

it.each([
  ['a link alone behind a word', 'More: www.herald.example', 'More: herald.example'],
  [
    'a link behind a few words',
    'More: www.herald.example/2026/the-harbour-stays-shut',
    'More: herald.example/2026/the-har…',
  ],
  ['nothing but a link', 'www.herald.example/2026', 'herald.example/2026'],
  ['a few words with signs of Weibo', '今天[太阳]下雪了[微笑]', '今天 下雪了'],
  ['nothing but signs of Weibo', '[太阳][太阳]', ''],
])('%s is few words', (_, said, words) => {
  expect(identify(said, words)).toBe('few');
});

it.each([
  [
    'sentences without a space between them',
    'The harbour is now closed.The ferries stop today',
    'The harbour is now open. The ferries run, and today',
  ],
  [
    'sentences with a slash behind the next word',
    'Die Fähre fällt heute aus.Bus/Bahn fahren wie immer',
    'Die Fähre fällt heute nicht aus. Bahn fahren wie immer',
  ],
  [
    'a shortened word',
    'The harbour is shut, e.g./i.e. for ferries and the like',
    'The harbour is shut, but not for ferries and the like',
  ],
  [
    'figures',
    'Wind in the harbour today: 3.5/4.5 metres a second',
    'Wind in the harbour today: 9 metres a second',
  ],
  [
    'days of a month',
    'The harbour stays shut on 12.mai/13.mai for the ferries',
    'The harbour stays shut on 17.mai for the ferries',
  ],
  [
    'a host alone, which is the same everywhere',
    'The news of the harbour on herald.example today and every day',
    'The news of the harbour on bakers.example today and every day',
  ],
  [
    'a sigh',
    'The seals of the harbour say awww.Closed today is their harbour',
    'The seals of the harbour say awww. Open today is their harbour',
  ],
])('%s are no address, and other words there are not passed over', (_, said, words) => {
  expect(identify(said, words)).not.toBe('shown');
});

it.each([
  ['a day', '[周一]西北风五到六级中午起有雨最高气温十二度', '[周五]西北风五到六级中午起有雨最高气温十二度'],
  [
    'a word that denies',
    'The harbour is [not] closed on Monday, says the city council in a statement',
    'The harbour is [now] closed on Monday, says the city council in a statement',
  ],
  ['a price that rises', '本周港口运输类股票行情分析师[看涨]', '本周港口运输类股票行情分析师[看跌]'],
])('%s in brackets is no sign of Weibo', (_, said, words) => {
  expect(identify(said, words)).toBe('alike');
});
