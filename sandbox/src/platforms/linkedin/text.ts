// LinkedIn's "little text": what its marks mean, and that everything else is escaped.
export const LONGEST_COMMENTARY = 3_000;
export const LONGEST_ALT_TEXT = 4_086;

/** In this order: a hashtag, a mention, an escaped character, a bare hashtag, anything that needs no escaping. */
const PIECE =
  /\{hashtag\|\\#\|((?:\\[|{}@[\]()<>#\\*_~]|[^|{}@[\]()<>#\\*_~])+)\}|@\[((?:\\.|[^\\\]])+)\]\((urn:li:(?:person|organization):[\w-]+)\)|\\([|{}@[\]()<>#\\*_~])|(#[\p{L}\p{N}]+)|([^|{}@[\]()<>#\\*_~]+)/uy;

export interface LittleText {
  /** What a reader sees. */
  text: string;
  /** Bare hashtags became templates, as LinkedIn gives them back. */
  kept: string;
}

function unescaped(words: string): string {
  return words.replace(/\\(.)/g, '$1');
}

/** Undefined where a reserved character stands unescaped: LinkedIn itself would cut the post off there. */
export function readLittleText(commentary: string): LittleText | undefined {
  const read: LittleText = { text: '', kept: '' };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < commentary.length) {
    const found = PIECE.exec(commentary);
    if (!found) return undefined;
    const [whole, tag, mention, , character, bare, plain] = found;
    const named = tag === undefined ? unescaped(mention ?? '') : `#${unescaped(tag)}`;
    read.text += character ?? bare ?? plain ?? named;
    read.kept += bare === undefined ? whole : `{hashtag|\\#|${bare.slice(1)}}`;
  }
  return read;
}
