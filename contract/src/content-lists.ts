// What the lists of drafts and of content are narrowed by, and how many there are of each kind.
import { z } from 'zod';

/** C-39: 1 draft, 2 published, 6 scheduled, 9 deleted. */
export const DraftStatus = z.literal([1, 2, 6, 9]);
export type DraftStatus = z.infer<typeof DraftStatus>;

/** Under the same words and days; `all` is without the deleted. */
export const DraftCounts = z.object({
  all: z.number().int(),
  draft: z.number().int(),
  used: z.number().int(),
  scheduled: z.number().int(),
  deleted: z.number().int(),
});
export type DraftCounts = z.infer<typeof DraftCounts>;

/**
 * How content stands on its accounts, as a person looks for it; one may stand in several ways at once.
 * `scheduled`: waits for its time or is on its way; `live`: on every account; `partly`: on some of them;
 * `trouble`: failed somewhere, or nobody knows; `deleted`: can be restored.
 */
export const contentStates = ['scheduled', 'live', 'partly', 'trouble', 'deleted'] as const;
export const ContentState = z.enum(contentStates);
export type ContentState = z.infer<typeof ContentState>;

/** Under the same words, days, type and category; `all` is without the deleted. */
export const ContentCounts = z.object({
  all: z.number().int(),
  scheduled: z.number().int(),
  live: z.number().int(),
  partly: z.number().int(),
  trouble: z.number().int(),
  deleted: z.number().int(),
});
export type ContentCounts = z.infer<typeof ContentCounts>;
