// Read the words that a picture of a page shows: drawn, in its frame, and with nothing over them. The page's own script has no part in it.
import { openLayers } from './layers.ts';
import { PageSnapshot, styles, type Ask, type Line, type PageDocument } from './page-snapshot.ts';

/** Lines of words, from the top on: more than a page of print holds, and each costs a question. */
const linesAtMost = 600;
const wordsAtMost = 20_000;

type Frame = { readonly width: number; readonly height: number };

/** With the address that stands above: a page may write another there than it was opened by. */
export async function readWords(ask: Ask, frame: Frame): Promise<{ words: string; url: string | null }> {
  const taken = await ask('DOMSnapshot.captureSnapshot', { computedStyles: styles });
  const { strings, documents } = PageSnapshot.parse(taken);
  const [document] = documents;
  if (!document) return { words: '', url: null };
  const lines = linesOf(document, strings, frame).slice(0, linesAtMost);
  const layers = openLayers(ask, document, strings);
  const seen = await Promise.all(lines.map(async (line) => ((await layers.shows(line)) ? line.words : '')));
  const words = seen.filter((one) => one !== '').join(' ');
  return { words: words.slice(0, wordsAtMost), url: strings[document.documentURL] ?? null };
}

function linesOf(
  { layout, textBoxes, scrollOffsetX, scrollOffsetY }: PageDocument,
  strings: readonly string[],
  { width, height }: Frame,
): Line[] {
  return textBoxes.layoutIndex.flatMap((at, box) => {
    const [left = 0, top = 0, wide = 0, high = 0] = textBoxes.bounds[box] ?? [];
    const [x, y] = [left + wide / 2, top + high / 2];
    const [across, down] = [x - scrollOffsetX, y - scrollOffsetY];
    const start = textBoxes.start[box] ?? 0;
    const whole = strings[layout.text[at] ?? -1] ?? '';
    const words = whole.slice(start, start + (textBoxes.length[box] ?? 0)).trim();
    const isInFrame = wide >= 1 && high >= 1 && across >= 0 && across < width && down >= 0 && down < height;
    return words !== '' && isInFrame ? [{ node: layout.nodeIndex[at] ?? -1, words, x, y }] : [];
  });
}
