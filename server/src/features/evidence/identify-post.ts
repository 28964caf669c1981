// Identify a post on a page: its words stand there, as readers see them; of a few words, or none, no page can be sure.
import { sendsText, sendsTitle } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';

/** Fewer letters could stand anywhere. */
const fewestLetters = 14;
/** A page cuts a text off after more than these; what a house writes over all its posts is less. */
const beginningLetters = 100;
const searchedLetters = 600;
/** Letters in a row, of a script of letters and of one of syllables or words. */
const [runLetters, denseRunLetters] = [8, 4];
/** A page may write names, links and signs in between otherwise; what a house writes over or under its posts is less. */
const enoughRuns = 0.8;
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** `unsure`: what there is of words stands there, and could stand on any page. Signs, spaces and addresses count for nothing: each platform writes its own. */
export type Identified = 'shown' | 'unsure' | 'other';

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
  const wanted = sent.map(wordsOf).filter((one) => one !== '');
  const there = wordsOf(words);
  const long = wanted.map(lettersOf).filter((letters) => letters.length >= fewestLetters);
  if (long.length > 0)
    return long.some((letters) => standsLong(letters, lettersOf(there))) ? 'shown' : 'other';
  return wanted.length === 0 || wanted.some((short) => standsWhole(short, there)) ? 'unsure' : 'other';
}

/** Lower case, of letters and figures, one space between words. Signs that a page may draw are none of them. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/[\u0021-\u007e]+/g, ' ')
    .replaceAll(/[\d#*]\uFE0F?\u20E3|(?![\d#*])\p{Emoji}/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lettersOf(words: string): string {
  return words.replaceAll(' ', '');
}

/** As it begins, or most of it in runs. */
function standsLong(letters: string, there: string): boolean {
  if (there.includes(letters.slice(0, beginningLetters))) return true;
  const searched = letters.slice(0, searchedLetters);
  const length = dense.test(searched) ? denseRunLetters : runLetters;
  const count = searched.length - length + 1;
  const found = Array.from({ length: count }, (_, at) => there.includes(searched.slice(at, at + length)));
  return found.filter(Boolean).length >= count * enoughRuns;
}

/** Not as a part of another word; Chinese and Japanese set none between words. */
function standsWhole(short: string, there: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(short))
    return lettersOf(there).includes(lettersOf(short));
  return ` ${there} `.includes(` ${short} `);
}
