// What the lists of drafts and of content are narrowed by, and how many there are of each kind.
import { z } from 'zod';
import { Paging } from './endpoints/paging.ts';

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

/** By which a list may be sorted; without one it is newest first. Equal ones stand in one order on every page. */
export const draftSorts = ['title', 'created'] as const;
export const contentSorts = ['title', 'category', 'owner', 'created'] as const;
export const SortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof SortOrder>;

/** One of the list of drafts. */
export const DraftRow = z.object({
  id: z.string(),
  pkGUID: z.string().nullable(),
  title: z.string(),
  channel: z.string(),
  status: z.number().int(),
  mediaType: z.array(z.number().int()),
  createTime: z.string(),
  updateTime: z.string(),
  /** Null unless it was deleted. */
  restoreUntil: z.string().nullable(),
});

/** What a list of content is asked by; dates are wall clock of the platform's zone. */
export const ContentQuery = z.object({
  ...Paging,
  keyWord: z.string().max(200).default(''),
  contentFileType: z.coerce.number().int().optional(),
  channel: z.string().max(100).optional(),
  createStartDate: z.string().max(30).optional(),
  createEndDate: z.string().max(30).optional(),
  state: ContentState.optional(),
  sort: z.enum(contentSorts).optional(),
  order: SortOrder.optional(),
});
export type ContentQuery = z.output<typeof ContentQuery>;
