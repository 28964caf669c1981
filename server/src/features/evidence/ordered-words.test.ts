// How words are known on a page: in their order, near each other, whole where they are small, and each figure at its edge.
import { expect, it } from 'vitest';
import { identifyPost } from './identify-post.ts';

const nothing = { link: null, images: [], video: null, audio: null, cover: null };
const rules = {
  title: { limits: [], forbidden: '' },
  text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
};
const identify = (text: string, words: string, title = '') =>
  identifyPost({ title, text, ...nothing }, rules, words);
/** So many letters of no meaning, of which no few come again. */
const letters = (count: number, of = [...'abcdefghijklmnopqrstuvwxyz']) => {
  let seed = 7;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return of[seed % of.length] ?? '';
  }).join('');
};
const [han, hangul] = [0x4e00, 0xac00].map((first) =>
  Array.from({ length: 500 }, (_, at) => String.fromCharCode(first + at)),
);
/** The first of a text, with something else after each so many of its letters. */
const broken = (text: string, every: number, first = text.length) =>
  (text.slice(0, first).match(new RegExp(`.{1,${every}}`, 'gu')) ?? []).join(' 007 ');

const storm = 'The storm closes the harbour, says @Maya of the port, and ferries stop';

it.each([
  ['as it was written', 'The storm closes the harbour, says Maya Berg of the port, and ferries stop'],
  [
    'with a decoy before it',
    'The storm closes the harbour, says The storm closes the harbour, says Maya of the port, and ferries stop',
  ],
  [
    'with a decoy long before it',
    `The storm closes the harbour, says Bo. ${letters(200)} The storm closes the harbour, says M. B. of the port, and ferries stop`,
  ],
])('a text with a name in it is shown %s', (_, words) => {
  expect(identify(storm, words)).toBe('shown');
});

it.each([
  ['in another order', 'of the port, and ferries stop The storm closes the harbour, says Maya'],
  [
    'the second part far from the first',
    `The storm closes the harbour, says ${letters(121)} of the port, and ferries stop`,
  ],
])('of a text %s, the words are alike', (_, words) => {
  expect(identify(storm, words)).toBe('alike');
});

it('a name or an address has so much room as a page may take for it, or as it has itself', () => {
  const after = (room: number) =>
    `The storm closes the harbour, says ${letters(room)} of the port, and ferries stop`;
  expect(identify(storm, after(120))).toBe('shown');
  const address = `https://herald.example/${'storm/'.repeat(40)}`;
  const seen = `See for yourselves: ${address} for the pictures of the storm`;
  expect(identify(seen, seen)).toBe('shown');
});

it('the room of one is none of the next', () => {
  const address = `https://herald.example/${'storm/'.repeat(40)}`;
  const more = (room: number) => `All that we know now: ${address}. ${storm}`.replace('@Maya', letters(room));
  expect(identify(`All that we know now: ${address}. ${storm}`, more(120))).toBe('shown');
  expect(identify(`All that we know now: ${address}. ${storm}`, more(121))).toBe('alike');
});

it('no letters are counted twice', () => {
  expect(identify('The storm closes the harbour @Maya the harbour', 'The storm closes the harbour')).not.toBe(
    'shown',
  );
  expect(identify('Snow again @Maya again', 'Snow again')).toBe('other');
  expect(identify('Snow again @Maya again', 'Snow again again')).toBe('few');
});

it.each([
  ['begin', 'in Maya the harbour stays shut until Monday', 'Herein Maya the harbour stays shut until Monday'],
  [
    'end',
    'Not @Maya the harbour stays shut until Monday',
    'Nothing Maya the harbour stays shut until Monday',
  ],
])('small words %s where a word does', (_, said, words) => {
  expect(identify(said.replace('in Maya', 'in @Maya'), said)).toBe('few');
  expect(identify(said.replace('in Maya', 'in @Maya'), words)).toBe('alike');
});

it('small words need no edge in Chinese, nor where they are cut', () => {
  expect(
    identify('今天 @玛雅 港口将于周一重新开放渡轮恢复运行', '就在今天的玛雅港口将于周一重新开放渡轮恢复运行'),
  ).toBe('few');
  const long = letters(95);
  expect(identify(`${long} @Maya storms`, `${long} Maya storms`)).toBe('shown');
  expect(identify(`${long} @Maya storms`, `${long} Maya stormy`)).toBe('shown');
  expect(identify(`${long} @Maya storms`, `${long} Maya brainstorms`)).toBe('begun');
  expect(identify(`In @Maya ${letters(96)} @Bo interests`, `In Maya ${letters(96)} Bo interests`)).toBe(
    'few',
  );
});

it.each([
  [
    'an address in capitals',
    'See for yourselves: HTTPS://EXAMPLE.ORG/A for the pictures of today',
    'See for yourselves: example.org/a… for the pictures of today',
  ],
  [
    'an address in Cyrillic',
    'Смотри, что известно: https://вестник.рф/гавань/закрыта сегодня гавань закрыта',
    'Смотри, что известно: вестник.рф сегодня гавань закрыта',
  ],
  ['a name', 'Our best thanks to @maya.berg for the pictures', 'Our best thanks to Maya B. for the pictures'],
  ['a page of VK', '[public7|City Desk] reports from the harbour', 'The Desk reports from the harbour'],
  [
    'an event of VK',
    '[event8|Regatta] begins in the harbour today',
    'The races: begins in the harbour today',
  ],
  [
    'a case’s ending at a name',
    'The pictures are @[7:Maya]nın, from the harbour today',
    'The pictures are Maya Bergnın, from the harbour today',
  ],
  ['a word that is broken', 'Το λιμάνι της Θεσσαλονίκης κλειστό', 'Το λιμάνι της Θεσ-\nσαλονίκης κλειστό'],
  ['letters drawn longer', 'الميـــناء مغلق حتى يوم الاثنين', 'الميناء مغلق حتى يوم الاثنين'],
  [
    'accents in Hangul, which has none',
    '항구는 월요일까지 닫혀 있습니다',
    '항구는 월요일까지 닫혀 있습니다'.normalize('NFD'),
  ],
])('a text with %s is shown however that is written', (_, said, words) => {
  expect(identify(said, words)).toBe('shown');
});

it.each(['…', '...', '⋯'])('%s says that a text was cut', (sign) => {
  expect(identify('The harbour stays shut until Monday.', `The harbour stays shut${sign} more`)).toBe(
    'begun',
  );
});

it('fourteen letters are enough to be known by, and thirteen are few', () => {
  expect(identify(letters(14), `News ${letters(14)} more`)).toBe('shown');
  expect(identify(letters(13), `News ${letters(13)} more`)).toBe('few');
  expect(identify(`${letters(13)} @Maya news`, `${letters(13)} Maya news`)).toBe('few');
  // Within another word the fewer are not the same.
  expect(identify(letters(14), `0${letters(14)}0`)).toBe('shown');
  expect(identify(letters(13), `0${letters(13)}0`)).toBe('other');
});

it('a beginning of fourteen letters before the sign of a cut is known, of thirteen it is not', () => {
  expect(identify(letters(40), `${letters(14)}…`)).toBe('begun');
  expect(identify(letters(40), `${letters(13)}…`)).toBe('other');
});

it('its beginning may stand there before, without the sign of a cut; small words are none', () => {
  expect(identify(letters(40), `${letters(30)} more ${letters(30)}…`)).toBe('begun');
  const opened = `${letters(54)} @Maya brains`;
  expect(identify(`${opened}torms over all of the harbour`, `${opened}ick people`)).toBe('begun');
  const small =
    'Bakers @Maya gulls @Maya trains @Maya harbours @Maya whistles @Maya evenings @Maya markets @Maya cities @Maya steamers';
  expect(identify(`${small} @Maya ${letters(40)}`, small)).toBe('other');
});

it('sixty letters are how it begins, and a hundred are the text', () => {
  const [whole, other] = [letters(400), '0123456789'.repeat(8)];
  expect(identify(whole, `${whole.slice(0, 59)} ${other}`)).toBe('other');
  expect(identify(whole, `${whole.slice(0, 60)} ${other}`)).toBe('begun');
  expect(identify(whole, `${whole.slice(0, 99)} ${other}`)).toBe('begun');
  expect(identify(whole, `${whole.slice(0, 100)} ${other}`)).toBe('shown');
});

it.each([
  ['eight letters', undefined, 36, 32],
  ['four of Chinese', han, 15, 13],
  ['four of Korean', hangul, 15, 13],
])('alike is what has most of the runs of %s', (_, of, enough, tooFew) => {
  expect(identify(letters(enough * 10, of), broken(letters(enough * 10, of), enough))).toBe('alike');
  expect(identify(letters(tooFew * 10, of), broken(letters(tooFew * 10, of), tooFew))).toBe('other');
});

it('the first six hundred letters are looked for', () => {
  const whole = letters(1_200);
  expect(identify(whole, broken(whole, 50, 600))).toBe('alike');
  expect(identify(whole, broken(whole, 50, 300))).toBe('other');
});

it('of many names the words between the first are looked for, and of many characters the first', () => {
  const listed = (names: number, last = '') => `The list of names: ${'a @Bo '.repeat(names)} ${last}`;
  expect(identify(listed(19, 'the harbour stays shut'), listed(19))).toBe('other');
  expect(identify(listed(20, 'the harbour stays shut'), listed(20))).toBe('shown');
  const addressed = (length: number) => `https://herald.example/${letters(length)} the harbour stays shut`;
  expect(identify(addressed(5_900), 'The harbour stays shut')).toBe('shown');
  expect(identify(addressed(6_000), '')).toBe('few');
});

it.each([
  ['one letter again and again', 'a @b '.repeat(12_000), 'a '.repeat(200_000)],
  ['names that never end', '@['.repeat(30_000), 'a'.repeat(200_000)],
  ['names of VK that never end', '[id1|'.repeat(12_000), 'a'.repeat(200_000)],
  ['names of VK in words that never end', '*id1 ('.repeat(10_000), 'a'.repeat(200_000)],
  ['hosts that never end', 'a.'.repeat(30_000), 'a'.repeat(200_000)],
  ['hosts again and again', 'www.ab.cd/ '.repeat(6_000), 'a'.repeat(200_000)],
  ['signs that never end', '[太'.repeat(30_000), '[太'.repeat(200_000)],
  ['runs of one letter', `${'a'.repeat(99)}b`.repeat(600), 'a'.repeat(200_000)],
  ['a page of cuts', `${'a'.repeat(14)}${'b'.repeat(99)}`, 'a…'.repeat(200_000)],
])('%s does not hold it up', (_, said, words) => {
  const { user } = process.cpuUsage();
  identify(said, words);
  expect(process.cpuUsage().user - user).toBeLessThan(500_000);
});
