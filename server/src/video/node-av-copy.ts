// Copy with node-av, inside its child: packets of picture and sounds as they are, in a file of their own.
import { extname } from 'node:path';
import { Demuxer, Muxer } from 'node-av';
import { AVMEDIA_TYPE_AUDIO, AV_CODEC_ID_NONE } from 'node-av/constants';
import { localOnly } from './node-av-options.ts';
import { pictureIn } from './node-av-picture.ts';
import type { Film } from './video.ts';

export async function copyWithNodeAv({ path, demuxer }: Film, to: string): Promise<void> {
  const format = extname(to).slice(1);
  const options = format === 'webm' ? {} : { movflags: '+faststart', write_tmcd: 0, strict: 'unofficial' };
  const input = await Demuxer.open(path, { format: demuxer, options: localOnly });
  const output = await Muxer.open(to, { format, options });
  const picture = pictureIn(input);
  if (!picture) throw new Error('there is no picture in it');
  // What nobody can name, as a phone's sound in space, stands beside a plain one.
  const sounds = input.streams.filter(
    ({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO && codecpar.codecId !== AV_CODEC_ID_NONE,
  );
  // The muxer copies what a stream says of itself.
  for (const stream of [picture, ...sounds]) stream.metadata = null;
  const places = new Map([picture, ...sounds].map((stream) => [stream.index, output.addStream(stream)]));
  for await (const packet of input.packets()) {
    if (!packet) continue;
    const place = places.get(packet.streamIndex);
    if (place !== undefined) await output.writePacket(packet, place);
    packet.free();
  }
  await output.close();
  await input.close();
}
