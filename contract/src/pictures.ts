// Pictures of pages: what stood where, when, and how we know; kept of every publication, or taken because somebody asked.
import { z } from 'zod';

/** Why there is none, or only a drawn one; each has a sentence in the four languages. */
export const PictureLimit = z.enum([
  'picture-no-browser',
  'picture-closed',
  'picture-unreachable',
  'picture-too-slow',
  'picture-too-large',
  'picture-error',
  'picture-sign-in',
  'picture-other-words',
  'picture-begun',
  'picture-no-address',
  'picture-not-live',
  'picture-missed',
  'picture-owner-only',
  'picture-not-told',
  'picture-unsure',
  'picture-off',
]);
export type PictureLimit = z.infer<typeof PictureLimit>;

/** R-STATE-012, as the specification spells them. `because` is a sentence in the reader's language, empty unless it failed. */
export const PageShot = z.object({
  img: z.object({
    state: z.enum(['successing', 'success', 'fail']),
    /** Where the picture lies; empty unless it is there. */
    img: z.string(),
    because: z.string(),
  }),
});
export type PageShot = z.infer<typeof PageShot>;

/** At which moment of a publication: when it went live, an hour and a day later. */
export const PictureMoment = z.enum(['live', 'hour', 'day']);
export type PictureMoment = z.infer<typeof PictureMoment>;

/** `read-back`: drawn by us from what the platform says, since its page is not to be seen. */
export const PagePicture = z.object({
  id: z.string(),
  opp_id: z.string(),
  moment: PictureMoment,
  state: z.enum(['waiting', 'kept', 'failed']),
  source: z.enum(['page', 'read-back']).nullable(),
  dueAt: z.string(),
  takenAt: z.string().nullable(),
  /** Whole and small; empty until it is kept. */
  pictureUrl: z.string(),
  smallUrl: z.string(),
  sha256: z.string(),
  /** What the page answered, and where it was in the end. */
  pageUrl: z.string(),
  status: z.number().int().nullable(),
  /** Why it is only drawn, or none, or none yet and tried again when it is due; a sentence in the reader's language. */
  because: z.string(),
  /** It may well show the post: `because` says why that is not certain. */
  isUnsure: z.boolean(),
});
export type PagePicture = z.infer<typeof PagePicture>;
