// What readers did with a post since it was published: one set of words for what every platform counts in its own.
import { z } from 'zod';

/**
 * `views`: how often it was seen; `reach`: by how many people; `likes`: reactions of any kind; `comments`: answers to it;
 * `shares`: how often it was passed on, with words of their own or without; `saves`: kept for later; `clicks`: on anything in it.
 */
export const figureNames = ['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const;
export const FigureName = z.enum(figureNames);
export type FigureName = z.infer<typeof FigureName>;

/** Whole numbers, from its publication until they were read; what a platform does not count, or not yet, is missing. */
export const Figures = z.partialRecord(FigureName, z.number().int().nonnegative());
export type Figures = z.infer<typeof Figures>;

/** Why there are no figures, or none that are newer; each has a sentence in the four languages. */
export const FiguresLimit = z.enum([
  'figures-by-day',
  'figures-not-live',
  'figures-not-yet',
  'figures-no-pictures',
  'figures-paused',
  'figures-platform-resting',
  'figures-busy',
  'figures-account-gone',
  'figures-authorise',
  'figures-no-answer',
  'figures-kept',
  'figures-too-fast',
  'figures-closed',
]);
export type FiguresLimit = z.infer<typeof FiguresLimit>;

/** The figures of one publication as we have them, and why there are none that are newer. */
export const Statistic = z.object({
  /** Null: never read. Without a name in it: the platform has counted nothing yet. */
  figures: Figures.nullable(),
  readAt: z.string().nullable(),
  /** Why the last look gave none, as a sentence in the reader's language; empty where it gave these. */
  because: z.string(),
  /** They are being read just now, for somebody else. */
  isBeingRead: z.boolean(),
  /** From when on they may be read again; null where nothing is to be read. */
  mayReadAt: z.string().nullable(),
});
export type Statistic = z.infer<typeof Statistic>;
