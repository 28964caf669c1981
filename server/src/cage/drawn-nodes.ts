// How the nodes of a page are drawn: what is faint or blurred, what cuts off, and which lie as a wall over what was painted before them.
import { boxOf, sharedBy, styles, type Box, type PageDocument, type Style } from './page-snapshot.ts';

/** Under this nobody reads it; over it nobody reads what lies beneath. */
const [faint, dense] = [0.1, 0.85];
/** In pixels: over this no letter is known any more. */
const blurred = 3;

/** More of a page are a trick. */
const wallsAtMost = 1_000;

/** `sunk`: what of it lies behind all that it stands in, though it is counted as painted later. */
export type Wall = { readonly box: Box; readonly paintedAt: number; readonly sunk: readonly number[] };

export function openDrawn({ nodes, layout }: PageDocument, strings: readonly string[]) {
  const drawnAt = new Map(layout.nodeIndex.map((node, at) => [node, at]));
  const styleOf = (node: number, name: Style) =>
    strings[layout.styles[drawnAt.get(node) ?? -1]?.[styles.indexOf(name)] ?? -1] ?? '';
  /** The node and all it stands in; parents come first, and what says otherwise ends there. */
  const chainOf = (node: number): number[] => {
    const chain = [node];
    for (let at = node, up = -1; (up = nodes.parentIndex[at] ?? -1) >= 0 && up < at; at = up) chain.push(up);
    return chain;
  };
  const opacityOf = (node: number) =>
    chainOf(node).reduce((left, one) => left * Number(styleOf(one, 'opacity') || 1), 1);
  const isBlurred = (node: number) => chainOf(node).some((one) => blurOf(styleOf(one, 'filter')) > blurred);

  /** What is left of a box where what it stands in cuts it off; null for nothing. What is placed freely is cut only by what it is placed in. */
  const leftOf = (node: number, box: Box): Box | null => {
    let left: Box | null = box;
    let isFree = false;
    for (const one of chainOf(node)) {
      const position = styleOf(one, 'position');
      const isPlaced = !['', 'static'].includes(position);
      const holds = one !== node && (!isFree || isPlaced);
      if (left && holds && cuts(one)) left = sharedBy(left, boxOf(layout.bounds[drawnAt.get(one) ?? -1]));
      if (position === 'fixed') return left;
      isFree = (isFree && !isPlaced) || position === 'absolute';
    }
    return left;
  };
  /** The page's own overflow is its window's. */
  const cuts = (node: number) =>
    !['', 'visible'].includes(styleOf(node, 'overflow-y')) &&
    !['HTML', 'BODY'].includes(strings[nodes.nodeName[node] ?? -1] ?? '');

  const isDense = (node: number) => {
    const name = strings[nodes.nodeName[node] ?? -1] ?? '';
    if (name === 'IFRAME' && styleOf(node, 'pointer-events') !== 'none') return true;
    const stops = stopsOf(styleOf(node, 'background-image'));
    return (
      blurOf(styleOf(node, 'backdrop-filter')) > blurred ||
      alphaOf(styleOf(node, 'background-color')) >= dense ||
      (stops.length > 0 && stops.every((colour) => alphaOf(colour) >= dense))
    );
  };
  return {
    leftOf,
    /** Whether words there can be read, as far as they themselves are drawn. */
    isLegible: (node: number) => {
      const parent = nodes.parentIndex[node] ?? -1;
      return (
        styleOf(parent, 'visibility') !== 'hidden' &&
        alphaOf(styleOf(parent, 'color') || 'black') >= faint &&
        opacityOf(node) >= faint &&
        !isBlurred(node)
      );
    },
    /** The largest of them. */
    walls: (frame: Box): Wall[] =>
      layout.nodeIndex
        .flatMap((node, at) => {
          const whole = sharedBy(frame, boxOf(layout.bounds[at]));
          if (!whole || !isDense(node)) return [];
          if (styleOf(node, 'visibility') === 'hidden' || opacityOf(node) < dense) return [];
          const box = leftOf(node, whole);
          const sunk = chainOf(node).filter((one) => Number(styleOf(one, 'z-index')) < 0);
          return box ? [{ box, paintedAt: layout.paintOrders[at] ?? 0, sunk }] : [];
        })
        .toSorted((one, other) => areaOf(other.box) - areaOf(one.box))
        .slice(0, wallsAtMost),
    /** Whether it lies over words there that were painted so early. */
    covers: ({ paintedAt, sunk }: Wall, words: { readonly node: number; readonly paintedAt: number }) =>
      paintedAt > words.paintedAt && !sunk.some((one) => !chainOf(words.node).includes(one)),
  };
}

/** Of a computed colour, in whichever notation: what stands fourth behind commas, or behind a slash. */
function alphaOf(colour: string): number {
  if (colour === '' || colour === 'transparent') return 0;
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(colour);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** The colours of a gradient; none of a picture, which may be as clear as glass. */
function stopsOf(image: string): string[] {
  return image.includes('gradient(') && !image.includes('url(') ? (image.match(/rgba?\([^)]*\)/g) ?? []) : [];
}

function blurOf(filter: string): number {
  return Number(/blur\(([\d.]+)px\)/.exec(filter)?.[1] ?? 0);
}
