// A plan that was exchanged for another one: in the history of what goes out, or went, in its place.
import { z } from 'zod';

export const Move = z.object({
  /** When it was planned anew. */
  at: z.string(),
  by: z.string(),
  /** The instant it was planned for until then. */
  dueAt: z.string(),
});
export type Move = z.infer<typeof Move>;
