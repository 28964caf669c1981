// Calls around the conversion of videos (document 1 §7): whether one is needed, the job, and how far it is.
import { z } from 'zod';
import { percentTimeoutMs, slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { FileRecord } from '../media.ts';
import { mayEdit } from '../permissions.ts';
import { ConversionReason, FilmReason, TranscodeState, VideoProperties } from '../video.ts';

/** Ours: `channels` are the ids of the chosen ones, in one text with commas: each need of theirs has a conversion of its own. */
const film = { videoUrl: z.string().min(1).max(4_000), channels: z.string().max(200).default('') };
const job = z.object({ jobId: z.uuid() });

/** Ours: `file` is the record of what came of it, null before. `url` is its address, empty before. */
const Progress = z.object({
  percent: z.number().int().min(0).max(100),
  state: TranscodeState,
  url: z.string(),
  file: FileRecord.nullable(),
  /** Ours: why it stopped, for the sentence beside it. */
  reason: ConversionReason.nullable(),
});
export type TranscodeProgress = z.infer<typeof Progress>;

export const transcodeEndpoints = {
  queryH265: endpoint({
    method: 'GET',
    path: '/transcode/queryH265',
    summary:
      'Whether a stored video must be converted: 0 no, 1 yes, 3 it is and `videoUrl` is the converted one.',
    input: z.object(film),
    output: z.object({
      status: z.literal([0, 1, 3]),
      videoUrl: z.string(),
      properties: VideoProperties.nullable(),
      file: FileRecord.nullable(),
      /** Ours: with status 0 too, of channels that do not take it for its size alone: that is for a person to weigh. */
      reasons: z.array(FilmReason),
      /** Ours: of the needs of the chosen channels those that are made, with the names of whom each serves. */
      made: z.array(
        z.object({
          channels: z.array(z.string()),
          file: FileRecord,
          properties: VideoProperties.nullable(),
        }),
      ),
    }),
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  transcode: endpoint({
    method: 'GET',
    path: '/transcode',
    summary:
      'Has a video converted, or joins the job that does it already: of several the chosen channels need the first that is missing. `status` is what queryH265 answered.',
    input: z.object({ ...film, status: z.coerce.number().int().default(1) }),
    output: job,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
    alsoTakes: 'post',
  }),
  queryPercent: endpoint({
    method: 'GET',
    path: '/transcode/queryPercent',
    summary: 'How far a job is, in percent, and the address of the converted video once it is there.',
    input: job,
    output: Progress,
    permission: mayEdit,
    timeoutMs: percentTimeoutMs,
  }),
  queryDetail: endpoint({
    method: 'GET',
    path: '/transcode/queryDetail',
    summary: 'The job with its source, its times (instants) and how often it was begun.',
    input: job,
    output: Progress.extend({
      jobId: z.uuid(),
      videoUrl: z.string(),
      createTime: z.iso.datetime(),
      endTime: z.iso.datetime().nullable(),
      attempts: z.number().int(),
    }),
    permission: mayEdit,
  }),
  queryVideoProperties: endpoint({
    method: 'GET',
    path: '/transcode/queryVideoProperties',
    summary: 'What is truly in a stored video or sound; null where nothing here reads it.',
    input: z.object({ videoUrl: film.videoUrl }),
    output: VideoProperties.nullable(),
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  cancelTranscode: endpoint({
    method: 'POST',
    path: '/transcode/cancel',
    summary:
      'Stops a job of one’s own within a second; of another person’s, or one that is over, nothing changes. With `ifUnused` it goes on where its video stands in something that is saved.',
    input: job.extend({ ifUnused: z.boolean().optional() }),
    output: z.object({ state: TranscodeState }),
    permission: mayEdit,
  }),
} as const;
