// Identify a post on a page: its words stand there, as readers see them; of a few words, or none, no page can be sure.
import { sendsText, sendsTitle } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';

/** Long enough to stand in no other text by chance. */
const pieceLetters = 14;
/** A page cuts a text off after more than these. */
const beginningLetters = 40;
const searchedLetters = 600;
/** A page may write names and links in between otherwise; what a house writes under all its posts is less. */
const enoughPieces = 0.7;

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
  const long = wanted.map(lettersOf).filter((letters) => letters.length >= pieceLetters);
  if (long.length > 0)
    return long.some((letters) => standsLong(letters, lettersOf(there))) ? 'shown' : 'other';
  return wanted.length === 0 || wanted.some((short) => standsWhole(short, there)) ? 'unsure' : 'other';
}

/** Lower case, of letters and figures, one space between words. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/[\u0021-\u007e]+/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lettersOf(words: string): string {
  return words.replaceAll(' ', '');
}

/** As it begins, or most of it in pieces. */
function standsLong(letters: string, there: string): boolean {
  if (there.includes(letters.slice(0, beginningLetters))) return true;
  const searched = letters.slice(0, searchedLetters);
  const count = Math.floor(searched.length / pieceLetters);
  const pieces = Array.from({ length: count }, (_, n) =>
    searched.slice(n * pieceLetters, (n + 1) * pieceLetters),
  );
  return pieces.filter((piece) => there.includes(piece)).length >= count * enoughPieces;
}

/** Not as a part of another word; Chinese and Japanese set none between words. */
function standsWhole(short: string, there: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(short))
    return lettersOf(there).includes(lettersOf(short));
  return ` ${there} `.includes(` ${short} `);
}
