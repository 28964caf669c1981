// Identify a post on a page: some of its words stand there, as readers see them.
import type { Post } from '@herald/contract/post.ts';

/** Long enough to stand in no other text by chance, short enough for a page that cuts a text off. */
const pieceLetters = 14;
const searchedLetters = 600;

/**
 * What is shorter than a piece could stand anywhere: then it has to be there whole, with the name of who posted it; where the post
 * has no words at all that name is all there is to look for. Signs, spaces and addresses count for nothing: each platform writes its own.
 */
export function identifyPost(
  { title, text, articles = [] }: Post,
  { accountName, words }: { readonly accountName: string; readonly words: string },
): boolean {
  const wanted = [title, text, ...articles.flatMap((one) => [one.title, one.text])]
    .map((one) => wordsOf(one))
    .filter((one) => one !== '');
  const there = wordsOf(words);
  const lettersThere = lettersOf(there);
  const long = wanted.map(lettersOf).filter((letters) => letters.length >= pieceLetters);
  if (long.length > 0)
    return long.some((letters) => piecesOf(letters).some((piece) => lettersThere.includes(piece)));
  const name = lettersOf(wordsOf(accountName));
  if (name !== '' && !lettersThere.includes(name)) return false;
  return wanted.length === 0 || wanted.some((short) => standsWhole(short, there));
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

/** Not as a part of another word; Chinese and Japanese set none between words. */
function standsWhole(short: string, there: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(short))
    return lettersOf(there).includes(lettersOf(short));
  return ` ${there} `.includes(` ${short} `);
}

/** Whole ones only. */
function piecesOf(letters: string): string[] {
  const searched = letters.slice(0, searchedLetters);
  const starts = Array.from(
    { length: Math.floor(searched.length / pieceLetters) },
    (_, n) => n * pieceLetters,
  );
  return starts.map((at) => searched.slice(at, at + pieceLetters));
}
