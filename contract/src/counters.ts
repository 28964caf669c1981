// The channels' own ways of counting a text, run by composer and server alike.
import type { Counter } from './channels.ts';
import type { Post } from './post.ts';
import { sentArticle } from './sent-article.ts';
import { addressesIn } from './x-addresses.ts';

/** X counts these ranges 1 and everything else 2; a link counts 23 (channels.md §3; twitter-text configuration 3). */
const lightRanges: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const linkWeight = 23;
/** Where a picture will stand is known once it is uploaded; WeChat's addresses are about 150 letters long. */
const pictureAddress = 'a'.repeat(256);
const emoji = /\p{RGI_Emoji}/gv;

/** Pictures and formatting count where they are sent as part of the text. */
type Count = (text: string, around?: Pick<Post, 'images' | 'article'>) => number;

export const count: Record<Counter, Count> = {
  'code-points': (text) => [...text].length,
  'utf-16': (text) => text.length,
  /** Document 1 §5: ASCII 1, any other 2, links in full; an emoji is one character (C-87). */
  'ascii-1-other-2': (text) => {
    const single = text.replaceAll(emoji, '\u2603');
    return [...single].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 128 ? 1 : 2), 0);
  },
  'utf8-bytes': (text) => new TextEncoder().encode(text).length,
  'x-weighted': (text) => {
    const normal = text.normalize('NFC');
    const addresses = addressesIn(normal);
    const ends = [0, ...addresses.map(({ end }) => end)];
    const between = ends.map((end, index) => normal.slice(end, addresses[index]?.start)).join('\n');
    /** The line breaks that keep the parts apart are not of the text. */
    return weigh(between) + addresses.length * (linkWeight - 1);
  },
  /** The article's HTML, as it is sent (draft/add); where nothing is written nothing is sent, and nothing counted. */
  'wechat-html': (text, around = { images: [] }) =>
    text.trim() === '' ? 0 : [...sentArticle({ ...around, text }, () => pictureAddress)].length,
};

function weigh(text: string): number {
  const single = text.replaceAll(emoji, '\u2603');
  return [...single].reduce((sum, character) => sum + weightOf(character), 0);
}

function weightOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return lightRanges.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
}
