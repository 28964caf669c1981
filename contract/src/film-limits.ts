// How a film may be made for a channel: its codecs and its rates, as the platform's own documents have them (R-VAL-023, C-91).
import { z } from 'zod';
import { Source } from './whose-limit.ts';

/** By ffmpeg's names, as `h264`; of the profiles the first is the one the documents name, the others are contained in it. */
const Codec = z.object({ codec: z.string(), profiles: z.array(z.string()).optional() });
export type Codec = z.infer<typeof Codec>;

/**
 * Frames a second, bits a second, hertz; what is left out the documents do not name. `advised`: recommended there and not
 * demanded, so that it is warned of and stops nothing.
 */
export const FilmLimit = Source.extend({
  advised: z.literal(true).optional(),
  codecs: z.array(Codec).optional(),
  framesAtLeast: z.number().optional(),
  framesAtMost: z.number().optional(),
  bitsAtMost: z.number().int().optional(),
  sounds: z.array(Codec).optional(),
  hertzAtMost: z.number().int().optional(),
});
export type FilmLimit = z.infer<typeof FilmLimit>;

/** What of a film a channel does not take; each has a sentence in the four languages. A conversion here mends every one. */
export const filmFaults = [
  'film-codec',
  'film-frames-few',
  'film-frames-many',
  'film-bit-rate',
  'film-sound',
  'film-sample-rate',
] as const;
export type FilmFault = (typeof filmFaults)[number];
