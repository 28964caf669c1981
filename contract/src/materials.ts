// Materials: a person's files as the library keeps them, and what names each of them.
import { z } from 'zod';
import { dayMs } from './constants.ts';
import { mediaTypes } from './content.ts';
import { FileRecord } from './media.ts';
import { PublicationState, Reason } from './publications.ts';

/** What a material may be (document 1 §3): 1 video, 2 audio, 4 image. */
export const materialTypes = [mediaTypes.image, mediaTypes.video, mediaTypes.audio] as const;
export type MaterialType = (typeof materialTypes)[number];

/** R-API-029, R-API-031: the record of its file, and what its owner calls it. Times are wall clock of the platform's zone. */
export const Material = FileRecord.extend({
  id: z.string(),
  mediaType: z.literal(materialTypes),
  title: z.string(),
  /** Alt text, which a picture takes along into a post. */
  dataContent: z.string(),
  /** Answers `?w=` of 160, 320, 640 or 1280 pixels; empty where a file shows no picture. */
  thumbPic: z.string(),
  createTime: z.string(),
  /** Both null unless it was deleted: since when, and until when it can be restored. */
  deleteTime: z.string().nullable(),
  restoreUntil: z.string().nullable(),
  /** How many drafts, packages, templates and publications name it, seen or unseen by its owner. */
  uses: z.number().int(),
});
export type Material = z.infer<typeof Material>;

/** One thing that names a material, as somebody who may open it sees it. */
export const MaterialUse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), id: z.string(), title: z.string(), time: z.string() }),
  z.object({ kind: z.literal('package'), id: z.string(), title: z.string(), time: z.string() }),
  z.object({ kind: z.literal('template'), id: z.string(), title: z.string(), time: z.string() }),
  z.object({
    kind: z.literal('publication'),
    id: z.string(),
    title: z.string(),
    time: z.string(),
    channelName: z.string(),
    accountName: z.string(),
    state: PublicationState,
    reason: Reason,
    ownerOnly: z.boolean(),
  }),
]);
export type MaterialUse = z.infer<typeof MaterialUse>;

/** A deleted one can be restored so long. */
export const materialKeptDays = 30;
export const materialKeptMs = materialKeptDays * dayMs;
export const materialTitleLimit = 200;
export const materialAltLimit = 1_000;
