// Whether a page shows a post, by its words: cut off, set otherwise or in any script, and never another page for it.
import { expect, it } from 'vitest';
import { identifyPost } from './identify-post.ts';

const nothing = { link: null, images: [], video: null, audio: null, cover: null };
const post = (title: string, text: string, more = {}) => ({ title, text, ...nothing, ...more });
const text = { required: false, limits: [], forbidden: '', marks: null, sent: true };
const titled = { title: { limits: [], forbidden: '' }, text };
const untitled = { title: null, text };
const long = 'The harbour stays shut until Monday.';
const signOff = 'Follow City Desk for all the news of the day.';
const lengthy = `${long} Because of ice the ferries stop, and nobody knows for how long; buses go instead.`;

it.each([
  ['whole', 'Ferries stop', long, 'News The harbour stays shut until Monday. Like'],
  [
    'cut off',
    '',
    `${lengthy} For as long as it takes, and no longer. ${signOff}`,
    `${lengthy} For as long… more`,
  ],
  [
    'with its links written shorter, and signs drawn',
    '',
    'Harbour closed until Monday https://example.org/a/b?c=1 #harbour #ice 1️⃣ Sandwich™',
    'Harbour closed until Monday example.org/a/b #harbour #ice Sandwich',
  ],
  [
    'under its title, cut short there',
    'Ferries stop at the river until further notice',
    long,
    `Ferries stop at… ${long}`,
  ],
  [
    'in Chinese, set otherwise',
    '',
    '港口将关闭至周一，渡轮停运一周左右。',
    '港口将关闭 至周一,渡轮停运 一周左右',
  ],
  ['in full-width letters', '', long, 'Ｔｈｅ ｈａｒｂｏｕｒ ｓｔａｙｓ ｓｈｕｔ ｕｎｔｉｌ Ｍｏｎｄａｙ'],
  ['with a name written otherwise at its head', '', `@[12:Maya] ${lengthy}`, `Maya Berg ${lengthy}`],
  [
    'with its link left out',
    '',
    'See all that is known https://example.org/a now of the harbour',
    'See all that is known now of the harbour',
  ],
  [
    'in Chinese behind a link',
    '',
    'https://example.org/a，港口将于周一重新开放渡轮恢复运行',
    '港口将于周一重新开放渡轮恢复运行',
  ],
  [
    'with an address in the middle of a few words',
    '',
    'Breaking: storm hits coast https://news.example/storm-2026 More soon',
    'City Desk Breaking: storm hits coast t.co/ab3f More soon 3 likes',
  ],
  [
    'with a name in brackets',
    '',
    '[club123456|City Desk]: ferries stop today',
    'City Desk: ferries stop today',
  ],
  [
    'with a name',
    '',
    'Our best thanks to @[12:Maya] for the pictures',
    'Our best thanks to Maya Berg for the pictures',
  ],
  ['in Turkish capitals', '', 'İstanbul limanı kapalı kalıyor', 'İSTANBUL LİMANI KAPALI KALIYOR'],
  ['in German capitals', '', 'Die große Straße bleibt zu', 'DIE GROSSE STRASSE BLEIBT ZU'],
  [
    'in Greek capitals',
    '',
    'Το λιμάνι μένει κλειστό σήμερα ως αργά',
    'ΤΟ ΛΙΜΑΝΙ ΜΕΝΕΙ ΚΛΕΙΣΤΟ ΣΗΜΕΡΑ ΩΣ ΑΡΓΑ',
  ],
])('shows it %s', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('shown');
});

const weather =
  'wind from the north-west, 5 to 6, rain from noon, at most 12 degrees. Ferries run as planned.';

it.each([
  ['the weather of another day', `Weather for Monday: ${weather}`, `Weather for Friday: ${weather}`],
  [
    'what says the opposite',
    'The harbour is not closed on Monday, says the city council in a statement.',
    'The harbour is now closed on Monday, says the city council in a statement.',
  ],
  [
    'the weather of another day in Chinese',
    '港口天气预报：周一西北风五到六级，中午起有雨，最高气温十二度。',
    '港口天气预报：周五西北风五到六级，中午起有雨，最高气温十二度。',
  ],
])('%s is alike', (_, said, words) => {
  expect(identifyPost(post('', said), untitled, words)).toBe('alike');
});

it.each([
  [
    'of which another text stands there',
    'Harbour weather report',
    `Monday: ${weather}`,
    'Harbour weather report Friday: sun all day and no wind to speak of. The regatta begins at noon.',
  ],
  [
    'in a list of others, its own page being gone',
    'Harbour weather report',
    `Monday: ${weather}`,
    'This video is unavailable. More from City Desk: Harbour weather report 3 days ago',
  ],
  [
    'set otherwise, without any text',
    'Ferries stop at the river until further notice',
    '',
    'Ferries stop at the river until further news',
  ],
])('a title %s is alike', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('alike');
});

it.each([
  ['cut within a few words', long, 'The harbour stays shut… See more'],
  ['as a list, cut', `Three things: 1. ${lengthy}`, `City Desk Three things: 1. The harbour ... more`],
  ['no more than its opening', lengthy, `${lengthy.slice(0, 80)} Like Share`],
])('of a page that shows it %s, it is begun', (_, said, words) => {
  expect(identifyPost(post('', said), untitled, words)).toBe('begun');
});

const iced = `Ice. https://a.example/x ${signOff}`;
const bits = 'Read more: https://herald.example/a @CityDesk Sign up';

it.each([
  ['a word alone', '', 'Snow', 'Winter Snow 12 likes'],
  ['three letters of Chinese', '', '下雪了', '今天下雪了'],
  ['six syllables of Korean', '', '항구가 닫혀요', '항구가 닫혀요'],
  ['three letters of Japanese', '', 'ユキだ', '今日はユキだよ'],
  ['no words at all', '', '❄️ https://example.org/all-about-it', ''],
  ['a title alone', 'Ferries stop at the river', '', 'FERRIES  STOP AT THE RIVER · video'],
  ['a title and few words', 'Ferries stop at the river', 'A text', 'Ferries stop at the river'],
  ['a short title and few words', 'Help!', 'Snow again', 'Help! City Desk Snow again 3 likes'],
  ['a few words between links and names', '', `${bits}`, 'Read more: herald.example/a City Desk Sign up'],
  [
    'a few words that stand on another page',
    '',
    bits,
    'Bakery wins the prize. Read more in our letter, for which you can sign up here',
  ],
  ['a case’s ending at a name', '', '@[7:마야]가 온다', '마야 김가 온다'],
  ['a title and a text with a few words before a link', 'Ferries stop', iced, iced],
  [
    'a few words before a link, and what stands under all posts of the house',
    '',
    iced,
    `Ice cream wins prize. ${signOff}`,
  ],
  [
    'a few words behind a name and before a link',
    '',
    `@Maya: ${iced}`,
    `Maya: Ice cream wins prize. ${signOff}`,
  ],
  [
    'thirteen letters before a link',
    '',
    `Ice on harbours https://a.example/x ${signOff}`,
    `Ice on harbours ${signOff}`,
  ],
])('of %s the page alone is not sure', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('few');
});

it.each([
  ['a consent', 'Ferries stop', long, 'Before you continue Accept all Reject all'],
  ['another post', 'Ferries stop', long, 'City Desk The harbour opens on Tuesday'],
  ['another of the same house', '', `${lengthy} ${signOff}`, `Bakery wins the prize. ${signOff}`],
  [
    'another under the same opening',
    '',
    `Good morning from the Herald newsroom, here is what matters today: ${long}`,
    'Good morning from the Herald newsroom, here is what matters today: bakery wins the prize of the city',
  ],
  ['another of a series', 'Morning briefing with Maya: Monday', '', 'Morning briefing with Maya: Tuesday'],
  ['a blank page', 'Ferries stop', long, ''],
  ['a sign-in that says a short title', 'Help!', long, 'City Desk Log in Help Password'],
  ['a part of another word', '', 'Rain', 'City Desk Terrain trains'],
  ['parts of other words between names', '', 'Rain @Maya ice', 'Terrain for dice'],
  ['letters of any sentence between names', '', 'a @Maya b @Bo c', 'Bakery wins the prize of the city'],
  ['a sentence that has one of its few words', '', bits, 'Read more of what your friends say.'],
  ['a page without its short title', 'Help!', 'Snow again', 'City Desk Snow again'],
  ['a page without its long title', 'Ferries stop at the river', 'Snow', 'City Desk Snow'],
])('%s shows it not', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('other');
});

it('asks for no title where the channel shows none', () => {
  const headed = post('Harbour closes for a week', 'Snow');
  expect(identifyPost(headed, untitled, 'City Desk Snow 12 likes')).toBe('few');
  expect(identifyPost(headed, untitled, 'Harbour closes for a week')).toBe('other');
});

it('knows a message by any of its articles, by their texts, and by their titles less surely', () => {
  const articles = [post('First of them', ''), post('Second of all of them', ''), post('3', long)];
  const message = post('First of them', '', { articles });
  expect(identifyPost(message, untitled, 'Second of all of them')).toBe('few');
  expect(identifyPost(message, untitled, long)).toBe('shown');
});

it('knows a message by the article of which most is sure: shown, begun, few words, then alike', () => {
  const forecast = (day: string) => `On ${day}: wind from the north-west, 5 to 6, and rain from noon on.`;
  const known = [
    [post('', long), long],
    [post('', lengthy), `${lengthy.slice(0, 80)} Like`],
    [post('', 'Snow'), 'Snow'],
    [post('', forecast('Monday')), forecast('Friday')],
  ] as const;
  const identified = (from: number) => {
    const of = known.slice(from).toReversed();
    const message = post('', '', { articles: of.map(([article]) => article) });
    return identifyPost(message, untitled, of.map(([, words]) => words).join(' · '));
  };
  expect(known.map((_, from) => identified(from))).toEqual(['shown', 'begun', 'few', 'alike']);
});

it('asks for the words that were sent: of a description of its own, that', () => {
  const described = post('', 'A text for all the other channels', { description: long });
  const ownDescription = { ...titled, text: { ...text, ownDescription: true } } as const;
  expect(identifyPost(described, ownDescription, long)).toBe('shown');
  expect(identifyPost(described, ownDescription, described.text)).toBe('other');
  expect(identifyPost(described, titled, described.text)).toBe('shown');
});
