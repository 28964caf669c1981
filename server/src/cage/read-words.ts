// Read the words that a picture of a page shows: drawn, in its frame, and with nothing over them. The page's own script has no part in it.
import { openDrawn } from './drawn-nodes.ts';
import { boxOf, PageSnapshot, sharedBy, styles, type Box } from './page-snapshot.ts';

export type Ask = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
type Frame = { readonly width: number; readonly height: number };

/** Of a page of print there are a tenth as many. */
const wordsAtMost = 20_000;
/** Lines of a page of print are some hundreds. */
const linesAtMost = 3_000;
/** Of a line that is cut off, so much is still read. */
const leastWidth = 24;

/** With the address that stands above: a page may write another there than it was opened by. */
export async function readWords(
  ask: Ask,
  { width, height }: Frame,
): Promise<{ words: string; url: string | null }> {
  const asked = { computedStyles: styles, includePaintOrder: true };
  const { strings, documents } = PageSnapshot.parse(await ask('DOMSnapshot.captureSnapshot', asked));
  const [document] = documents;
  if (!document) return { words: '', url: null };
  const { layout, textBoxes, scrollOffsetX: left, scrollOffsetY: top } = document;
  const frame: Box = { left, top, right: left + width, bottom: top + height };
  const drawn = openDrawn(document, strings);
  const walls = drawn.walls(frame);
  // Within a line they come as they stand, which from right to left is not as they are read.
  const inOrder = textBoxes.layoutIndex
    .map((at, box) => ({ at, start: textBoxes.start[box] ?? 0, box }))
    .toSorted((one, other) => one.at - other.at || one.start - other.start);
  const inSight = inOrder.flatMap((line) => {
    const whole = boxOf(textBoxes.bounds[line.box]);
    const seen = sharedBy(frame, whole);
    return seen ? [{ ...line, whole, seen }] : [];
  });
  const lines = inSight.slice(0, linesAtMost).flatMap(({ at, start, box, whole, seen: inFrame }) => {
    const node = layout.nodeIndex[at] ?? -1;
    const seen = drawn.isLegible(node) ? drawn.leftOf(node, inFrame) : null;
    if (!seen || !isEnough(seen, whole)) return [];
    const line = { node, paintedAt: layout.paintOrders[at] ?? 0 };
    if (walls.some((wall) => holdsMiddle(wall.box, seen) && drawn.covers(wall, line))) return [];
    const text = (strings[layout.text[at] ?? -1] ?? '').slice(start, start + (textBoxes.length[box] ?? 0));
    const share = (seen.right - seen.left) / (whole.right - whole.left);
    return [text.slice(0, Math.ceil(text.length * share)).trim()];
  });
  const words = lines.filter((line) => line !== '').join(' ');
  return { words: words.slice(0, wordsAtMost), url: strings[document.documentURL] ?? null };
}

/** Half its height, and some letters. */
function isEnough(seen: Box, whole: Box): boolean {
  const isWide = seen.right - seen.left >= Math.min(leastWidth, whole.right - whole.left);
  return isWide && (seen.bottom - seen.top) * 2 >= whole.bottom - whole.top;
}

function holdsMiddle(wall: Box, { left, right, top, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= wall.left && x < wall.right && y >= wall.top && y < wall.bottom;
}
