// Films and sounds: what is truly in a file, and how a conversion of it stands (document 1 §4 and §7).
import { z } from 'zod';
import { filmFaults } from './film-limits.ts';

const count = z.number().int().nonnegative();

/** The picture as it is stored, before it is turned; `turned` is by how many degrees clockwise a player turns it. */
const Picture = z.object({
  codec: z.string(),
  profile: z.string(),
  pixelFormat: z.string(),
  /** `pq` and `hlg` are the two ways of high dynamic range. */
  range: z.enum(['sdr', 'pq', 'hlg']),
  /** Its colours are right on a screen of Dolby Vision alone. Absent in films that were read before it was asked for. */
  isDolbyOnly: z.boolean().optional(),
  width: count,
  height: count,
  /** How wide a pixel is shown, by its height. Absent in films that were read before it was asked for. */
  pixelAspect: z.number().positive().optional(),
  turned: z.literal([0, 90, 180, 270]),
  /** A second, on average; 0 where nothing says it. */
  frameRate: z.number().nonnegative(),
  /** As the file's own table counts them. */
  frames: count.nullable(),
  /** Bits a second. */
  bitRate: count.nullable(),
});

const Sound = z.object({
  codec: z.string(),
  /** Absent in films that were read before it was asked for. */
  profile: z.string().optional(),
  channels: count,
  sampleRate: count,
  bitRate: count.nullable(),
});

/** R-API-054: of a stored film or sound, read from its content. */
export const VideoProperties = z.object({
  container: z.string(),
  durationSeconds: z.number().nonnegative().nullable(),
  /** Of all streams together, in bits a second. */
  bitRate: count.nullable(),
  streams: count,
  picture: Picture.nullable(),
  sound: Sound.nullable(),
});
export type VideoProperties = z.infer<typeof VideoProperties>;

/** Pixels as a player shows them, square and turned; null where there is no picture. */
export function seenSize({ picture }: VideoProperties): { width: number; height: number } | null {
  if (!picture) return null;
  const { height, turned, pixelAspect = 1 } = picture;
  const width = Math.round(picture.width * pixelAspect);
  return turned === 90 || turned === 270 ? { width: height, height: width } : { width, height };
}

/** R-STATE-013: from Submitted to TranscodeSuccess; one with Fail in it has stopped (C-56). */
export const TranscodeState = z.enum(['Submitted', 'Transcoding', 'TranscodeSuccess', 'TranscodeFail']);
export type TranscodeState = z.infer<typeof TranscodeState>;

/** R-TRANS-002, R-TRANS-003, C-56: 0 nothing to do, 1 to be converted, 3 converted and ready. */
export const h265Status = { nothing: 0, convert: 1, ready: 3 } as const;

/** Why it stopped; each has a sentence that says what to do. */
export const ConversionReason = z.enum(['cancelled', 'unreadable', 'failed', 'too-often', 'file-gone']);
export type ConversionReason = z.infer<typeof ConversionReason>;

/**
 * Why a video is better converted. `channels` names those that are better served so, and is empty where none is chosen and not
 * every platform can be trusted with it; `said` is the codec, the layout of the pixels, the file's ending, or what a channel takes; `is` is what the film
 * has of that, where it is not plain from the rest.
 */
export const FilmReason = z.object({
  why: z.enum(['codec', 'high-range', 'colours', 'sides', 'width', 'size', 'container', ...filmFaults]),
  channels: z.array(z.string()),
  said: z.string(),
  is: z.string().optional(),
});
export type FilmReason = z.infer<typeof FilmReason>;
