// Real clips for tests, drawn and encoded on the spot: of H.264 or H.265, of high range, turned, of odd frame times, cut off.
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av';
import {
  FF_ENCODER_AAC,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX265,
} from 'node-av/constants';

/**
 * `count`: black, and of frame n the columns from 4n to 4n + 3 white, so that every frame of a fourth of its width tells its number. `quarters`: red,
 * green, blue and white, from the upper left on, row by row.
 */
const drawings = {
  pattern: (clip: string) => `testsrc2=${clip}`,
  count: (clip: string) =>
    `color=black:${clip}[back];color=white:${clip},crop=4:ih:0:0[bar];[back][bar]overlay=x='4*(n-1)':shortest=1`,
  quarters: (clip: string) =>
    `color=red:${clip},drawbox=x=iw/2:y=0:w=iw/2:h=ih/2:color=lime:t=fill,drawbox=x=0:y=ih/2:w=iw/2:h=ih/2:color=blue:t=fill,drawbox=x=iw/2:y=ih/2:w=iw/2:h=ih/2:color=white:t=fill`,
} as const;

export type Clip = {
  readonly shows?: keyof typeof drawings;
  readonly codec?: 'h264' | 'hevc' | 'vp8';
  readonly range?: 'sdr' | 'pq' | 'hlg';
  readonly bits?: 8 | 10;
  readonly size?: string;
  readonly seconds?: number;
  /** Clockwise. */
  readonly turned?: 0 | 90 | 180 | 270;
  /** A second. */
  readonly frames?: number;
  /** Frames come at odd times. */
  readonly isUneven?: boolean;
  /** Each frame of two fields, as television has it, the upper lines first. */
  readonly isWoven?: boolean;
  /** How wide a pixel is shown, as `4/3`. */
  readonly pixels?: string;
  readonly sound?: boolean;
};

const encoders = { h264: FF_ENCODER_LIBX264, hevc: FF_ENCODER_LIBX265, vp8: FF_ENCODER_LIBVPX_VP8 };
const transfers = { sdr: 'bt709', pq: 'smpte2084', hlg: 'arib-std-b67' };

/** An mp4, or a webm for VP8; 30 frames a second where nothing else is wanted. */
export async function makeTestClip(path: string, clip: Clip = {}): Promise<void> {
  const {
    shows = 'pattern',
    codec = 'h264',
    range = 'sdr',
    bits = 8,
    size = '192x108',
    seconds = 2,
    turned = 0,
    frames = 30,
  } = clip;
  const drawnFrames = clip.isWoven ? 2 * frames : frames;
  const source = drawings[shows](`s=${size}:r=${drawnFrames}:d=${seconds}`);
  const drawn = await Demuxer.open(source, { format: 'lavfi' });
  const heard = await Demuxer.open(`sine=d=${seconds}`, { format: 'lavfi' });
  const output = await Muxer.open(path, {});
  const [picture, sound] = [drawn.video(), heard.audio()];
  if (!picture || !sound) throw new Error('nothing was drawn');
  const colours = range === 'sdr' ? 'bt709' : 'bt2020';
  const space = range === 'sdr' ? 'bt709' : 'bt2020nc';
  const filters = [
    `format=${bits === 10 ? 'yuv420p10le' : 'yuv420p'}`,
    `setparams=color_primaries=${colours}:color_trc=${transfers[range]}:colorspace=${space}`,
    // Every other frame comes late by half its time, so that none lies where a clock would put it.
    ...(clip.isWoven ? ['tinterlace=interleave_top'] : []),
    ...(clip.pixels ? [`setsar=${clip.pixels}`] : []),
    ...(clip.isUneven ? ["settb=1/90000,setpts='PTS+mod(N,2)*1500'"] : []),
  ];
  const decoder = await Decoder.create(picture);
  const filter = FilterAPI.create(filters.join(','));
  const encoder = await Encoder.create(encoders[codec], {
    decoder,
    filter,
    gopSize: 30,
    // Several of VP8's wait for each other without rest, minutes long on a busy machine.
    ...(codec === 'vp8' ? { context: { threadCount: 1 } } : {}),
    options:
      codec === 'vp8'
        ? { deadline: 'realtime', 'cpu-used': 8 }
        : { preset: 'ultrafast', ...(clip.isWoven ? { 'x264-params': 'tff=1' } : {}) },
  });
  const video = [decoder, filter, encoder];
  const control =
    clip.sound === false || codec === 'vp8'
      ? pipeline({ video: drawn }, { video }, output)
      : pipeline({ video: drawn, audio: heard }, { video, audio: await soundOf(sound) }, output);
  await control.completion;
  await output.close();
  await Promise.all([drawn.close(), heard.close()]);
  if (turned !== 0) await turn(path, turned);
}

async function soundOf(sound: Parameters<typeof Decoder.create>[0]) {
  const decoder = await Decoder.create(sound);
  const filter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=mono');
  return [decoder, filter, await Encoder.create(FF_ENCODER_AAC, { decoder, filter, bitrate: 64_000 })];
}

const matrices = { 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const;
const one = 0x0001_0000;

/** As phones do: the picture stays, and the track's header (ISO 14496-12 §8.3.2) says how it is turned. */
async function turn(path: string, turned: 90 | 180 | 270): Promise<void> {
  const bytes = await readFile(path);
  const header = bytes.indexOf('tkhd');
  const [a, b, c, d] = matrices[turned];
  // Type, version 0, and 40 bytes of times and layers stand before the matrix.
  for (const [place, value] of [
    [0, a],
    [1, b],
    [3, c],
    [4, d],
  ] as const)
    bytes.writeInt32BE(value * one, header + 44 + place * 4);
  await writeFile(path, bytes);
}

/** As a line that broke leaves it: so much of it, in hundredths. */
export async function cutClip(from: string, to: string, percent: number): Promise<void> {
  await copyFile(from, to);
  const { length } = await readFile(to);
  await truncate(to, Math.floor((length * percent) / 100));
}
