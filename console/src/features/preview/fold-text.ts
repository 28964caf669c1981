// Where a platform hides the rest of a long text behind "See more".

export type Fold = { readonly characters: number; readonly lines: number };

/** What stands before the fold, or null when all of it is shown. Words are not cut where a space is near. */
export function foldedText(text: string, fold: Fold): string | null {
  const lineEnd = endOfLine(text, fold.lines);
  const characterEnd = endOfCharacters(text, fold.characters);
  const end = Math.min(lineEnd, characterEnd);
  if (end >= text.length) return null;
  if (end === lineEnd) return text.slice(0, end);
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, space > end - 20 ? space : end);
}

function endOfLine(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}

/** As many as readers see: a joined emoji, or a letter with its marks, is one and stays whole. */
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

function endOfCharacters(text: string, atMost: number): number {
  let count = 0;
  // One after the other: what lies behind the fold is not looked at.
  for (const { index } of characters.segment(text)) {
    if (count === atMost) return index;
    count += 1;
  }
  return text.length;
}
