// What the browser tells of a drawn page: its nodes, how each is drawn, and where its words stand. Parsed, since a stranger's page made it.
import { z } from 'zod';

const Indices = z.array(z.number().int());
/** Left, top, width and height, from the page's upper left. */
const Boxes = z.array(z.array(z.number()));

export const PageSnapshot = z.object({
  strings: z.array(z.string()),
  documents: z.array(
    z.object({
      documentURL: z.number().int(),
      scrollOffsetX: z.number().default(0),
      scrollOffsetY: z.number().default(0),
      nodes: z.object({ parentIndex: Indices, nodeName: Indices }),
      layout: z.object({
        nodeIndex: Indices,
        styles: z.array(Indices),
        bounds: Boxes,
        text: Indices,
        paintOrders: Indices,
      }),
      textBoxes: z.object({ layoutIndex: Indices, bounds: Boxes, start: Indices, length: Indices }),
    }),
  ),
});
export type PageDocument = z.infer<typeof PageSnapshot>['documents'][number];

/** In this order each drawn node tells them. */
export const styles = [
  'visibility',
  'opacity',
  'color',
  'background-color',
  'background-image',
  'overflow-y',
  'position',
  'z-index',
  'filter',
  'backdrop-filter',
  'pointer-events',
] as const;
export type Style = (typeof styles)[number];

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxOf([left = 0, top = 0, width = 0, height = 0]: readonly number[] = []): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Null where they have no part in common. */
export function sharedBy(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}
