// Take a still with node-av, inside its child: sought, decoded as far as the filter asks, and written as a PNG.
import { writeFile } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI } from 'node-av';
import { AVSEEK_FLAG_BACKWARD, FF_ENCODER_PNG } from 'node-av/constants';
import { turningFilters } from './display-matrix.ts';
import { localOnly } from './node-av-options.ts';
import type { Film, Still } from './video.ts';

export async function takeStillWithNodeAv(
  { path, demuxer }: Film,
  to: string,
  { atSeconds, turned, filters }: Still,
): Promise<void> {
  const input = await Demuxer.open(path, { format: demuxer, options: localOnly });
  const picture = input.video();
  if (!picture) throw new Error('there is no picture in it');
  // Led to the key frame before it; a film that cannot be sought in is read from its beginning.
  await input.seek(atSeconds, -1, AVSEEK_FLAG_BACKWARD);
  const decoder = await Decoder.create(picture, { exitOnError: false });
  const filter = FilterAPI.create([`trim=start=${atSeconds}`, ...turningFilters[turned], filters].join(','));
  const encoder = await Encoder.create(FF_ENCODER_PNG, { decoder, filter });
  const frames = filter.frames(decoder.frames(input.packets(picture.index)));
  for await (const packet of encoder.packets(frames)) {
    if (!packet?.data) continue;
    await writeFile(to, packet.data, { flag: 'wx' });
    return;
  }
  throw new Error('no frame of it could be decoded');
}
