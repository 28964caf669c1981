// What a cage is asked for, and what it says of it: the two lines its program and ours exchange, each parsed by who reads it.
import { PictureLimit } from '@herald/contract/pictures.ts';
import { z } from 'zod';

/** `open` are the origins that may lie inside a network; `quietMs` is when a page that is never quiet is held still, `wholeMs` when all must be over. */
export const Wish = z.object({
  url: z.string(),
  open: z.array(z.string()),
  chromiumPath: z.string().nullable(),
  browserFolder: z.string(),
  quietMs: z.number(),
  wholeMs: z.number(),
});
export type Wish = z.infer<typeof Wish>;

/** `status` is that of the page that was seen in the end, at `finalUrl`, with the `words` the picture shows, null where they could not be read; the picture's bytes come behind it. */
export const Said = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('taken'),
    finalUrl: z.string(),
    status: z.number().int(),
    words: z.string().nullable(),
  }),
  z.object({ state: z.literal('failed'), reason: PictureLimit, detail: z.string() }),
]);
type Taken = Extract<z.infer<typeof Said>, { state: 'taken' }>;
type Failed = Extract<z.infer<typeof Said>, { state: 'failed' }>;
export type Photographed = (Taken & { readonly bytes: Buffer }) | Failed;
