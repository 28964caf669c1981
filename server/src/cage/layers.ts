// What lies over what on a page: whether a line of words is seen where it stands, or hidden, cut away or covered.
import { z } from 'zod';
import { styles, type Ask, type Line, type PageDocument } from './page-snapshot.ts';

const Located = z.object({ backendNodeId: z.number().int() });
/** They hide what lies beneath, whatever their background is. */
const solid: ReadonlySet<string> = new Set(['IMG', 'VIDEO', 'IFRAME', 'CANVAS', 'OBJECT', 'EMBED', 'svg']);
/** Under this nobody reads it, and over it nobody reads what lies beneath. */
const [faint, dense] = [0.1, 0.5];

export function openLayers(ask: Ask, document: PageDocument, strings: readonly string[]) {
  const { nodes, layout, scrollOffsetX, scrollOffsetY } = document;
  const drawnAt = new Map(layout.nodeIndex.map((node, at) => [node, at]));
  const indexOf = new Map(nodes.backendNodeId.map((id, at) => [id, at]));
  const parentOf = (node: number) => nodes.parentIndex[node] ?? -1;
  const styleOf = (node: number, name: (typeof styles)[number]) => {
    const own = layout.styles[drawnAt.get(node) ?? -1];
    return strings[own?.[styles.indexOf(name)] ?? -1] ?? '';
  };
  const chainOf = (node: number): number[] => {
    const chain: number[] = [];
    for (let at = node; at >= 0 && !chain.includes(at); at = parentOf(at)) chain.push(at);
    return chain;
  };
  const opacityOf = (chain: readonly number[]) =>
    chain.reduce((left, node) => left * Number(styleOf(node, 'opacity') || 1), 1);
  const isDense = (node: number) =>
    solid.has(strings[nodes.nodeName[node] ?? -1] ?? '') ||
    !['', 'none'].includes(styleOf(node, 'background-image')) ||
    alphaOf(styleOf(node, 'background-color')) >= dense;

  const cuts = (node: number, { x, y }: Line) => {
    if (['', 'visible'].includes(styleOf(node, 'overflow-y'))) return false;
    const [left = 0, top = 0, wide = 0, high = 0] = layout.bounds[drawnAt.get(node) ?? -1] ?? [];
    return x < left || x >= left + wide || y < top || y >= top + high;
  };

  /** Null where nothing is, as beside a page. */
  const atPoint = async ({ x, y }: Line): Promise<number | null> => {
    const asked = {
      x: Math.floor(x - scrollOffsetX),
      y: Math.floor(y - scrollOffsetY),
      includeUserAgentShadowDOM: true,
    };
    const hit = await ask('DOM.getNodeForLocation', { ...asked, ignorePointerEventsNone: true }).catch(
      () => null,
    );
    const { data } = Located.safeParse(hit);
    return (data && indexOf.get(data.backendNodeId)) ?? null;
  };
  return {
    shows: async (line: Line): Promise<boolean> => {
      const chain = chainOf(line.node);
      const parent = parentOf(line.node);
      if (styleOf(parent, 'visibility') === 'hidden' || opacityOf(chain) < faint) return false;
      const hit = await atPoint(line);
      if (hit === null) return false;
      if (hit === line.node || hit === parent) return true;
      const above = chainOf(hit);
      const shared = above.find((node) => chain.includes(node));
      if (chain.some((node) => cuts(node, line))) return false;
      const over = above.slice(0, above.indexOf(shared ?? -1));
      return opacityOf(over) < dense || !over.some(isDense);
    },
  };
}

/** Of `rgb(…)` and `rgba(…, alpha)`, as computed colours are written. */
function alphaOf(colour: string): number {
  if (!colour.startsWith('rgb')) return colour === '' ? 0 : 1;
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}
