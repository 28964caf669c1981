// What ffprobe says of a film, read into our words.
import type { VideoProperties } from '@herald/contract/video.ts';
import { z } from 'zod';
import { turnOf } from './display-matrix.ts';
import { rangeOfDolby } from './dolby-vision.ts';
import { pixelAspect } from './pixel-aspect.ts';
import type { Film } from './video.ts';

const figure = z.coerce.number().nonnegative().nullish().catch(null);

const Answer = z.object({
  format: z.object({ duration: figure, bit_rate: figure }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().default(''),
      profile: z.string().default(''),
      pix_fmt: z.string().default(''),
      color_transfer: z.string().default(''),
      width: z.number().default(0),
      height: z.number().default(0),
      sample_aspect_ratio: z.string().default(''),
      avg_frame_rate: z.string().default(''),
      nb_frames: figure,
      bit_rate: figure,
      channels: z.number().default(0),
      sample_rate: z.coerce.number().default(0),
      disposition: z.object({ attached_pic: z.number() }).default({ attached_pic: 0 }),
      side_data_list: z
        .array(
          z.object({
            displaymatrix: z.string().optional(),
            dv_bl_signal_compatibility_id: z.number().optional(),
          }),
        )
        .default([]),
    }),
  ),
});
type Stream = z.infer<typeof Answer>['streams'][number];

const ranges: Readonly<Record<string, 'pq' | 'hlg'>> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' };

/** Null where it is no JSON of the known shape. */
export function readFfprobe({ demuxer }: Film, text: string): VideoProperties | null {
  const read = Answer.safeParse(parsed(text));
  if (!read.success) return null;
  const { format, streams } = read.data;
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic === 0);
  const sounds = streams.filter(({ codec_type: type }) => type === 'audio');
  // Beside the one every player knows a phone may keep one of its own.
  const sound = sounds.find(({ codec_name: name }) => name !== '') ?? sounds[0];
  return {
    container: demuxer,
    durationSeconds: format.duration || null,
    bitRate: format.bit_rate ? Math.round(format.bit_rate) : null,
    streams: streams.length,
    picture: picture ? pictureOf(picture) : null,
    sound: sound
      ? {
          codec: sound.codec_name,
          profile: sound.profile,
          channels: sound.channels,
          sampleRate: sound.sample_rate,
          bitRate: sound.bit_rate ?? null,
        }
      : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pictureOf(stream: Stream): VideoProperties['picture'] {
  const matrix = stream.side_data_list.find((one) => one.displaymatrix)?.displaymatrix;
  // Three lines of three numbers, each line with its number in hexadecimal before a colon.
  const [, a = '1', b = '0'] = /:\s*(-?\d+)\s+(-?\d+)/.exec(matrix ?? '') ?? [];
  const dolby = stream.side_data_list.find((one) => one.dv_bl_signal_compatibility_id !== undefined);
  const compatible = dolby?.dv_bl_signal_compatibility_id ?? null;
  const [over = 0, under = 0] = stream.avg_frame_rate.split('/').map(Number);
  const [wide = 0, high = 0] = stream.sample_aspect_ratio.split(':').map(Number);
  return {
    codec: stream.codec_name,
    profile: stream.profile,
    pixelFormat: stream.pix_fmt,
    ...rangeOfDolby(compatible, ranges[stream.color_transfer] ?? 'sdr'),
    width: stream.width,
    height: stream.height,
    pixelAspect: pixelAspect(wide, high),
    turned: turnOf(Number(a), Number(b)),
    frameRate: under > 0 ? over / under : 0,
    frames: stream.nb_frames ?? null,
    bitRate: stream.bit_rate ?? null,
  };
}
