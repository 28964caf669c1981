// The words of two texts beside each other: what stayed, what went, what came; small enough for the texts people write.

export type Piece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Two texts that share less than this table can hold are shown one after the other. */
const cellsAtMost = 4_000_000;

/** The pieces in order; joined without the added ones they are `before`, without the removed ones `after`. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const head = sharedLength(old, fresh);
  const [oldRest, freshRest] = [old.slice(head), fresh.slice(head)];
  const tail = sharedLength(oldRest.toReversed(), freshRest.toReversed());
  const middle = compared(
    oldRest.slice(0, oldRest.length - tail),
    freshRest.slice(0, freshRest.length - tail),
  );
  return joined([
    ...old.slice(0, head).map((text): Piece => ({ kind: 'same', text })),
    ...middle,
    ...oldRest.slice(oldRest.length - tail).map((text): Piece => ({ kind: 'same', text })),
  ]);
}

/** Words, spaces and marks, each by itself, in scripts without spaces too. */
function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, at) => word !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** The longest common run of words, by the table of its lengths. */
function compared(old: readonly string[], fresh: readonly string[]): Piece[] {
  const removed = (text: string): Piece => ({ kind: 'removed', text });
  const added = (text: string): Piece => ({ kind: 'added', text });
  if (old.length * fresh.length > cellsAtMost) return [...old.map(removed), ...fresh.map(added)];
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < fresh.length) {
    const [was, is] = [old[row] ?? '', fresh[column] ?? ''];
    if (was === is) pieces.push({ kind: 'same', text: was });
    else if (at(row + 1, column) >= at(row, column + 1)) pieces.push(removed(was));
    else pieces.push(added(is));
    const last = pieces.at(-1)?.kind;
    if (last !== 'added') row += 1;
    if (last !== 'removed') column += 1;
  }
  return [...pieces, ...old.slice(row).map(removed), ...fresh.slice(column).map(added)];
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.kind === piece.kind) runs[runs.length - 1] = { kind: last.kind, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}
