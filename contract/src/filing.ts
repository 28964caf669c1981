// What content is filed under, as its administrators see it: categories, special topics, and the classes of one channel.
import { z } from 'zod';

export const FilingKind = z.enum(['category', 'topic', 'class']);
export type FilingKind = z.infer<typeof FilingKind>;

/**
 * `uses` counts the packages, drafts and templates that keep its name. `fixed` is neither renamed nor
 * deleted: the category every item begins with, and the classes that are a platform's own.
 */
export const FilingTerm = z.object({
  id: z.string(),
  name: z.string(),
  uses: z.number().int(),
  fixed: z.boolean(),
});
export type FilingTerm = z.infer<typeof FilingTerm>;
