// Identify a post on a page: the exact words of its text stand there, as readers see them; whatever is less could be another's.
import { sendsText, sendsTitle, wordsOf } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { readLetters, type Letters } from './read-letters.ts';

/** Fewer letters in a row could stand anywhere. */
const fewestLetters = 14;
/** A page cuts a text off after more than these; what a house writes over all its posts is less. */
const beginningLetters = 100;
/** A page that shows fewer than these and says not that it was cut may say something else after them. */
const openingLetters = 60;
const searchedLetters = 600;
/** What stands behind these, addresses and signs included, is not looked for. */
const readCharacters = 6_000;
/** So many a page writes where the text has a name or an address, or the whole of that. */
const gapLetters = 120;
/** A list of names is known by what stands between the first of them. */
const piecesAtMost = 20;
/** Letters in a row, of a script of letters and of one of syllables or words. */
const [runLetters, denseRunLetters] = [8, 4];
/** Words may be set otherwise here and there; what a house writes over or under its posts is less. */
const enoughRuns = 0.8;
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** No spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/**
 * Addresses and names, which each platform writes otherwise, and a case's ending at a name. Without a scheme only what has a path or a
 * www: a bare host is written the same everywhere, and so are two sentences without a space between them.
 */
const rewritten = (() => {
  const spaced = '(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])';
  const inAddress = `(?:(?!\\[\\p{sc=Han})[\\u0021-\\u007e]|${spaced}[\\p{L}\\p{M}\\p{N}])`;
  const inHost = '\\p{Lu}\\p{Ll}\\p{N}\\-';
  // A day of a month is no host, nor is an ending written as a sentence begins.
  const host = `(?!\\d{1,2}\\.)(?:[${inHost}]{1,63}\\.){1,10}(?:\\p{Ll}{2,63}|\\p{Lu}{2,63})(?::\\d{1,5})?/`;
  const bare = `(?<![${inHost}\\p{M}@._/])(?:(?i:www)\\.(?=[\\p{L}\\p{N}])|${host})${inAddress}*`;
  const address = `(?i:https?)://${inAddress}+|${bare}`;
  const vk = '(?i:id|club|public|event)\\d{1,20}';
  const marked = `(?:@\\[[^\\]]{0,200}\\]|\\[${vk}\\|[^\\]]{0,200}\\]|[*@]${vk} ?\\([^)]{0,200}\\))`;
  return new RegExp(`(${address}|${marked}(?:${spaced}[\\p{L}\\p{M}])*|@[\\p{L}\\p{M}\\p{N}_.]+)`, 'gu');
})();

/**
 * `begun`: not enough of its text to tell it from another with the same opening. `few`: all its words stand there whole, but they are few,
 * or few before its first address or name, or a title alone. `alike`: most of them, as the next of a series has, or its title without its text.
 */
export type Identified = 'shown' | 'begun' | 'few' | 'alike' | 'other';

/** What stands between addresses and names; after how many letters at most it follows the one before. */
type Piece = { readonly letters: string; readonly gap: number; readonly isCut: boolean };

export function identifyPost(
  post: Post,
  rules: Pick<ChannelRules, 'title' | 'text'>,
  words: string,
): Identified {
  const { title, articles = [] } = post;
  const own = {
    title: sendsTitle(post, rules) ? title : '',
    text: sendsText(post, rules) ? wordsOf(post, rules) : '',
  };
  const groups = [own, ...articles].map((one) => [piecesOf(one.title), piecesOf(one.text)] as const);
  const said = groups.filter(([headed, told]) => headed.length + told.length > 0);
  if (said.length === 0) return 'few';
  const page = readLetters(words);
  const found = said.map(([headed, told]) => identifyWords(headed, told, page));
  return (['shown', 'begun', 'few', 'alike'] as const).find((one) => found.includes(one)) ?? 'other';
}

function identifyWords(title: readonly Piece[], text: readonly Piece[], page: Letters): Identified {
  const isHeaded = isLong(title);
  const isTitled = isHeaded && standsAsWritten(title, page);
  if (isLong(text)) {
    // A page may cut its title, or have none.
    if (standsAsWritten(text, page)) return isOpened(text) ? 'shown' : 'few';
    if (isBegun(text, page)) return 'begun';
    return isTitled || standsInRuns(text, page) ? 'alike' : 'other';
  }
  if (isHeaded) return isTitled ? 'few' : standsInRuns(title, page) ? 'alike' : 'other';
  return [title, text].every((part) => standsAsWritten(part, page)) ? 'few' : 'other';
}

function piecesOf(text: string): Piece[] {
  let between = 0;
  const pieces = text
    .slice(0, readCharacters)
    .split(rewritten)
    .flatMap((words, at) => {
      const { letters } = readLetters(words);
      const isRewritten = at % 2 === 1;
      if (isRewritten) between += letters.length;
      if (isRewritten || letters === '') return [];
      const gap = Math.max(gapLetters, between);
      between = 0;
      return [{ letters, gap, isCut: false }];
    });
  return pieces.slice(0, piecesAtMost);
}

/** So many letters of them. */
function firstOf(pieces: readonly Piece[], most: number): Piece[] {
  let left = most;
  return pieces.flatMap((piece) => {
    const letters = piece.letters.slice(0, left);
    left -= letters.length;
    return letters === '' ? [] : [{ ...piece, letters, isCut: piece.isCut || letters !== piece.letters }];
  });
}

function isLong(pieces: readonly Piece[]): boolean {
  return firstOf(pieces, beginningLetters).some(({ letters }) => letters.length >= fewestLetters);
}

/** Behind a few words, a link and whatever stands in its room, a house's words under all its posts would do for the rest. */
function isOpened([first]: readonly Piece[]): boolean {
  return first !== undefined && first.letters.length >= fewestLetters;
}

/** One after the other, wherever they begin: the same words may stand there before, with something else behind them. */
function standsAsWritten(pieces: readonly Piece[], page: Letters): boolean {
  const known = new Map<string, Int32Array>();
  let ends: Int32Array = Int32Array.of(0);
  for (const [at, piece] of firstOf(pieces, beginningLetters).entries()) {
    const { letters, isCut } = piece;
    const starts = (isCut ? undefined : known.get(letters)) ?? startsOf(piece, page);
    if (!isCut) known.set(letters, starts);
    const gap = at === 0 ? page.letters.length : piece.gap;
    ends = endsOf(ends, starts, { gap, length: letters.length });
    if (ends.length === 0) return false;
  }
  return true;
}

function startsOf({ letters, isCut }: Piece, { letters: there, edges }: Letters): Int32Array {
  const isWhole = letters.length < fewestLetters && !unspaced.test(letters);
  const starts: number[] = [];
  for (let at = there.indexOf(letters); at >= 0; at = there.indexOf(letters, at + 1))
    if (!isWhole || (edges[at] === 1 && (isCut || edges[at + letters.length] === 1))) starts.push(at);
  return Int32Array.from(starts);
}

/** Where it ends behind the one before: all the places, in one pass over both. */
function endsOf(
  before: Int32Array,
  starts: Int32Array,
  { gap, length }: { gap: number; length: number },
): Int32Array {
  const ends = new Int32Array(starts.length);
  let [found, next, nearest] = [0, 0, -1];
  for (const start of starts) {
    for (; next < before.length && (before[next] ?? 0) <= start; next += 1) nearest = before[next] ?? 0;
    if (nearest < 0 || start - nearest > gap) continue;
    ends[found] = start + length;
    found += 1;
  }
  return ends.subarray(0, found);
}

/** Its opening, or what a page has of it before the sign that it was cut. */
function isBegun(pieces: readonly Piece[], page: Letters): boolean {
  const opening = firstOf(pieces, openingLetters);
  if (isLong(opening) && standsAsWritten(opening, page)) return true;
  return endsAtCut(opening.map(({ letters }) => letters).join(''), page);
}

function endsAtCut(opening: string, { letters, cuts }: Letters): boolean {
  const head = opening.slice(0, fewestLetters);
  if (cuts.size === 0 || head.length < fewestLetters) return false;
  for (let at = letters.indexOf(head); at >= 0; at = letters.indexOf(head, at + 1))
    for (let said = head.length; said <= opening.length; said += 1) {
      if (cuts.has(at + said)) return true;
      if (letters[at + said] !== opening[said]) break;
    }
  return false;
}

/** Most of it in runs. */
function standsInRuns(pieces: readonly Piece[], page: Letters): boolean {
  const runs = firstOf(pieces, searchedLetters).flatMap(({ letters }) =>
    runsOf(letters, dense.test(letters) ? denseRunLetters : runLetters),
  );
  const sought = new Set(runs);
  const found = new Set<string>();
  for (const length of new Set(runs.map((run) => run.length)))
    for (const run of runsOf(page.letters, length)) if (sought.has(run)) found.add(run);
  return runs.filter((run) => found.has(run)).length >= runs.length * enoughRuns;
}

function runsOf(letters: string, length: number): string[] {
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
    letters.slice(at, at + length),
  );
}
