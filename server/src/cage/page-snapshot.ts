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
      nodes: z.object({ parentIndex: Indices, backendNodeId: Indices, nodeName: Indices }),
      layout: z.object({ nodeIndex: Indices, styles: z.array(Indices), text: Indices, bounds: Boxes }),
      textBoxes: z.object({
        layoutIndex: Indices,
        bounds: Boxes,
        start: Indices,
        length: Indices,
      }),
    }),
  ),
});
export type PageDocument = z.infer<typeof PageSnapshot>['documents'][number];

/** In this order each drawn node tells them. */
export const styles = [
  'visibility',
  'opacity',
  'background-color',
  'background-image',
  'overflow-y',
] as const;

/** `node` is the index of the text's node; `x` and `y` the middle of the line, from the page's upper left. */
export type Line = {
  readonly node: number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
};

export type Ask = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
