// Calls that draw pictures anew: a frame of a stored video, a part of a stored picture, or a lighter copy of one.
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { FileRecord } from '../media.ts';
import { mayEdit } from '../permissions.ts';
import { PictureArea } from '../picture-area.ts';

const address = z.string().min(1).max(4_000);
/** From the beginning of the video, in milliseconds. */
const atMs = z.coerce.number().int().nonnegative();
/** A whole minute of hard work for ten frames, and the way there and back. */
const stripTimeoutMs = 70_000;
const side = z.number().int().min(1).max(100_000);

export const drawingEndpoints = {
  filmStrip: endpoint({
    method: 'GET',
    path: '/oss/media/strip',
    summary:
      'Ten small frames of a stored video, from the middles of ten equal parts; those that cannot be drawn are left out.',
    input: z.object({ videoUrl: address }),
    output: z.array(z.object({ atMs: z.number().int(), url: z.string() })),
    permission: mayEdit,
    timeoutMs: stripTimeoutMs,
  }),
  drawFrame: endpoint({
    method: 'POST',
    path: '/oss/media/frame',
    summary:
      'What a player shows of a stored video at that time, upright, as a picture: `small` to look at, `whole` to use.',
    input: z.object({ videoUrl: address, atMs, size: z.enum(['small', 'whole']).default('whole') }),
    output: FileRecord,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  cropPicture: endpoint({
    method: 'POST',
    path: '/oss/media/crop',
    summary: 'A part of a stored picture, in its pixels, as a JPEG of its own; the picture stays as it is.',
    input: z.object({ url: address, area: PictureArea }),
    output: FileRecord,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  shrinkPicture: endpoint({
    method: 'POST',
    path: '/oss/media/shrink',
    summary:
      'A copy of a stored picture as a JPEG of at most so many bytes and pixels, as good as that allows; the picture stays as it is.',
    input: z.object({ url: address, atMostBytes: z.number().int().min(1_024), width: side, height: side }),
    output: FileRecord,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  describePicture: endpoint({
    method: 'GET',
    path: '/oss/media/picture',
    summary:
      'What is known of a stored picture, and of what it was made: the whole of which it is a part, the time of the frame; null of what is no picture of the department.',
    input: z.object({ url: address }),
    output: z
      .object({
        file: FileRecord,
        /** Itself where it was not cropped here. */
        whole: FileRecord,
        area: PictureArea.nullable(),
        /** The picture it was made of in its last step, for a step back. */
        madeOf: FileRecord.nullable(),
        /** The film and the time it is a frame of. */
        frame: z.object({ videoUrl: z.string(), atMs: z.number().int() }).nullable(),
      })
      .nullable(),
    permission: mayEdit,
  }),
} as const;
