// What is asked of the child of node-av and what it answers, as JSON.
import { VideoProperties } from '@herald/contract/video.ts';
import { z } from 'zod';

const Film = z.object({ path: z.string(), demuxer: z.enum(['mov', 'matroska', 'mp3']) });
const Conversion = z.object({
  turned: z.literal([0, 90, 180, 270]),
  filters: z.string(),
  lengthSeconds: z.number().positive(),
  hasSound: z.boolean(),
  keyFrameEvery: z.number().int().positive(),
  maxKilobits: z.number().positive(),
});

const Moment = z.object({ atSeconds: z.number().nonnegative(), to: z.string() });
const Still = z.object({ turned: z.literal([0, 90, 180, 270]), filters: z.string() });

export const NodeAvOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('probe'), film: Film }),
  z.object({ kind: z.literal('draw'), film: Film, moments: z.array(Moment), still: Still }),
  z.object({ kind: z.literal('copy'), film: Film, to: z.string() }),
  z.object({ kind: z.literal('convert'), film: Film, to: z.string(), conversion: Conversion }),
]);
export type NodeAvOrder = z.infer<typeof NodeAvOrder>;

/** One line: of a probe the first, of a conversion the second, of each still that stands the third. */
export const NodeAvAnswer = z.object({
  properties: VideoProperties.optional(),
  doneSeconds: z.number().optional(),
  drawn: z.string().optional(),
});
