// Identify a post on a page: its words stand there, as readers see them; of a few words, or none, no page can be sure.
import { sendsText, sendsTitle } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';

/** Fewer letters could stand anywhere. */
const fewestLetters = 14;
/** A page cuts a text off after more than these; what a house writes over all its posts is less. */
const beginningLetters = 100;
/** A page that shows fewer than these and says not that it was cut may say something else after them. */
const openingLetters = 60;
const searchedLetters = 600;
/** Letters in a row, of a script of letters and of one of syllables or words. */
const [runLetters, denseRunLetters] = [8, 4];
/** Words may be set otherwise here and there; what a house writes over or under its posts is less. */
const enoughRuns = 0.8;
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Addresses and names, which each platform writes otherwise. */
const rewritten =
  /https?:\/\/[\u0021-\u007e]+|@\[[^\]]*\]|\[(?:id|club|public|event)\d+\|[^\]]*\]|@[\p{L}\p{N}_.]+/gu;
/** What a page writes where it cut a text off. */
const ellipsis = /…|\.\.\./g;

/**
 * `begun`: not enough of it to tell it from another with the same opening. `unsure`: it could stand on any page, or stands there but for some
 * words, as the next of a series would. Signs and spaces count for nothing: each platform writes its own.
 */
export type Identified = 'shown' | 'begun' | 'unsure' | 'other';

export function identifyPost(
  post: Post,
  rules: Pick<ChannelRules, 'title' | 'text'>,
  words: string,
): Identified {
  const { title, text, articles = [] } = post;
  const sent = [
    sendsTitle(post, rules) ? title : '',
    sendsText(post, rules) ? text : '',
    ...articles.flatMap((one) => [one.title, one.text]),
  ];
  const wanted = sent.map(piecesOf).filter((pieces) => pieces.length > 0);
  const there = wordsOf(words);
  const long = wanted
    .map((pieces) => pieces.map(lettersOf))
    .filter((pieces) => count(pieces) >= fewestLetters);
  if (long.length > 0) {
    const found = long.map((pieces) => identifyLong(pieces, lettersOf(there), words));
    return (['shown', 'begun', 'unsure'] as const).find((one) => found.includes(one)) ?? 'other';
  }
  const isThere = wanted.some((pieces) => pieces.every((short) => standsWhole(short, there)));
  return wanted.length === 0 || isThere ? 'unsure' : 'other';
}

function piecesOf(text: string): string[] {
  return text
    .split(rewritten)
    .map(wordsOf)
    .filter((piece) => piece !== '');
}

/** As a page may set them in capitals: one case, no accents, one space between words. Signs that a page may draw are none of them. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/[\d#*]\uFE0F?\u20E3|(?![\d#*])\p{Emoji}/gu, ' ')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFD')
    .replaceAll(/(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lettersOf(words: string): string {
  return words.replaceAll(' ', '');
}

function count(pieces: readonly string[]): number {
  return pieces.reduce((all, { length }) => all + length, 0);
}

function identifyLong(pieces: readonly string[], there: string, page: string): Identified {
  if (standsAsWritten(firstOf(pieces, beginningLetters), there)) return 'shown';
  if (isBegun(pieces, there, page)) return 'begun';
  return standsInRuns(firstOf(pieces, searchedLetters), there) ? 'unsure' : 'other';
}

/** So many letters of them. */
function firstOf(pieces: readonly string[], letters: number): string[] {
  let left = letters;
  return pieces.flatMap((piece) => {
    const first = piece.slice(0, left);
    left -= first.length;
    return first === '' ? [] : [first];
  });
}

/** One after the other, whatever is written in between. */
function standsAsWritten(pieces: readonly string[], there: string): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = there.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** Its opening, or what a page has of it before the sign that it was cut. */
function isBegun(pieces: readonly string[], there: string, page: string): boolean {
  if (standsAsWritten(firstOf(pieces, openingLetters), there)) return count(pieces) >= openingLetters;
  const letters = pieces.join('');
  return [...page.matchAll(ellipsis)].some(({ index }) => {
    const before = lettersOf(wordsOf(page.slice(Math.max(0, index - searchedLetters), index)));
    const most = Math.min(before.length, letters.length);
    const ends = Array.from({ length: Math.max(0, most - fewestLetters + 1) }, (_, at) => fewestLetters + at);
    return ends.some((end) => before.endsWith(letters.slice(0, end)));
  });
}

/** Most of it in runs. */
function standsInRuns(pieces: readonly string[], there: string): boolean {
  const found = pieces.flatMap((piece) => {
    const length = dense.test(piece) ? denseRunLetters : runLetters;
    const runs = Math.max(1, piece.length - length + 1);
    return Array.from({ length: runs }, (_, at) => there.includes(piece.slice(at, at + length)));
  });
  return found.filter(Boolean).length >= found.length * enoughRuns;
}

/** Not as a part of another word; Chinese and Japanese set none between words. */
function standsWhole(short: string, there: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(short))
    return lettersOf(there).includes(lettersOf(short));
  return ` ${there} `.includes(` ${short} `);
}
