// The words of one line as a browser shows them: white space folded, none at the ends, neighbours that look alike put together.
import { sameMarks, type Inline, type Marks } from './article.ts';

/** Not the one that keeps words together (U+00A0). */
const space = /[ \t\n\f\r\u2028\u2029]+/g;
/** Pieces that look alike; put together once, however many there are. */
type Run = { readonly marks: Marks | null; readonly pieces: string[] };

export function tidied(inlines: readonly Inline[]): Inline[] {
  const runs: Run[] = [];
  let isAfterSpace = true;
  for (const one of inlines) {
    if (one.kind === 'break') {
      endLine(runs);
      runs.push({ marks: null, pieces: [] });
      isAfterSpace = true;
      continue;
    }
    const folded = one.text.replaceAll(space, ' ');
    const words: string = isAfterSpace && folded.startsWith(' ') ? folded.slice(1) : folded;
    if (words === '') continue;
    isAfterSpace = words.endsWith(' ');
    const before = runs.at(-1);
    if (before?.marks && sameMarks(before.marks, one.marks)) before.pieces.push(words);
    else runs.push({ marks: one.marks, pieces: [words] });
  }
  endLine(runs);
  // Breaks at the end of a line are empty lines, which an article writes as such.
  while (runs.at(-1)?.marks === null) runs.pop();
  return runs.map(({ marks, pieces }) =>
    marks === null ? { kind: 'break' } : { kind: 'words', text: pieces.join(''), marks },
  );
}

function endLine(runs: Run[]): void {
  const pieces = runs.at(-1)?.pieces ?? [];
  const last = pieces.at(-1);
  if (last?.endsWith(' ') !== true) return;
  pieces.splice(-1, 1, ...(last === ' ' ? [] : [last.slice(0, -1)]));
  if (pieces.length === 0) runs.pop();
}
