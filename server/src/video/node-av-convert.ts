// Convert with node-av, inside its child: decoded, turned, filtered, encoded and written, as ffmpeg's command line would.
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av';
import { AV_PKT_DATA_DISPLAYMATRIX, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { turningFilters, upright } from './display-matrix.ts';
import { encoding } from './encoding.ts';
import { localOnly } from './node-av-options.ts';
import { pictureIn } from './node-av-picture.ts';
import type { Conversion, Film } from './video.ts';

const kilobit = 1_000;

export async function convertWithNodeAv(
  { path, demuxer }: Film,
  to: string,
  { turned, filters, hasSound, keyFrameEvery, maxKilobits }: Conversion,
  onProgress: (doneSeconds: number) => void,
): Promise<void> {
  const input = await Demuxer.open(path, { format: demuxer, options: localOnly });
  const output = await Muxer.open(to, { format: 'mp4', options: { movflags: '+faststart' } });
  const picture = pictureIn(input);
  const sound = hasSound ? input.audio() : undefined;
  if (!picture) throw new Error('there is no picture in it');
  // The muxer copies what the source says of itself: in words, and the film would be turned once more.
  for (const stream of [picture, sound]) if (stream) stream.metadata = null;
  if (turned !== 0) picture.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, upright());
  const decoder = await Decoder.create(picture, { exitOnError: false });
  const filter = FilterAPI.create([...turningFilters[turned], filters].join(','));
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    gopSize: keyFrameEvery,
    maxRate: maxKilobits * kilobit,
    bufSize: 2 * maxKilobits * kilobit,
    options: { preset: encoding.preset, crf: encoding.quality, profile: encoding.profile },
  });
  const stages = { video: [decoder, filter, encoder] };
  const watch = {
    onProgress: ({ time }: { time: number }) => onProgress(time),
    progressInterval: encoding.progressMs,
  };
  const control = sound
    ? pipeline(input, { ...stages, audio: await soundStages(sound) }, output, watch)
    : pipeline(input, stages, output, watch);
  await control.completion;
  await output.close();
  await input.close();
}

async function soundStages(sound: Parameters<typeof Decoder.create>[0]) {
  const decoder = await Decoder.create(sound, { exitOnError: false });
  const filter = FilterAPI.create(encoding.soundFilter);
  const encoder = await Encoder.create(FF_ENCODER_AAC, {
    decoder,
    filter,
    bitrate: encoding.soundKilobits * kilobit,
  });
  return [decoder, filter, encoder];
}
