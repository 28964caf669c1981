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
  ['by its title alone', 'Ferries stop at the river', 'A text', 'FERRIES  STOP AT THE RIVER · video'],
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
    'See https://example.org/a now all of the harbour',
    'See now all of the harbour',
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
  ['with a name', '', 'Thanks to @[12:Maya] for the pictures', 'Thanks to Maya Berg for the pictures'],
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
])('of %s the page alone is not sure', (_, said, words) => {
  expect(identifyPost(post('', said), untitled, words)).toBe('unsure');
});

it.each([
  ['cut within a few words', long, 'The harbour stays shut… See more'],
  ['as a list, cut', `Three things: 1. ${lengthy}`, `City Desk Three things: 1. The harbour ... more`],
  ['no more than its opening', lengthy, `${lengthy.slice(0, 80)} Like Share`],
])('of a page that shows it %s, it is begun', (_, said, words) => {
  expect(identifyPost(post('', said), untitled, words)).toBe('begun');
});

it.each([
  ['a word alone', '', 'Snow', 'Winter Snow 12 likes'],
  ['three letters of Chinese', '', '下雪了', '今天下雪了'],
  ['three letters of Japanese', '', 'ユキだ', '今日はユキだよ'],
  ['no words at all', '', '❄️ https://example.org/all-about-it', ''],
])('of %s no page is sure', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('unsure');
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
])('%s shows it not', (_, title, said, words) => {
  expect(identifyPost(post(title, said), titled, words)).toBe('other');
});

it('asks for no title where the channel shows none', () => {
  const headed = post('Harbour closes for a week', 'Snow');
  expect(identifyPost(headed, untitled, 'City Desk Snow 12 likes')).toBe('unsure');
  expect(identifyPost(headed, untitled, 'Harbour closes for a week')).toBe('other');
});

it('knows a message by any of its articles, by their titles and by their texts', () => {
  const articles = [post('First of them', ''), post('Second of all of them', ''), post('3', long)];
  const message = post('First of them', '', { articles });
  for (const words of ['Second of all of them', long])
    expect(identifyPost(message, untitled, words)).toBe('shown');
});
