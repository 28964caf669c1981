// The two ways of reading and converting films, for tests that try each: ffmpeg only where this machine has one.
import { openNodeAv } from './node-av-tool.ts';
import { openVideo } from './open-video.ts';
import type { Video } from './video.ts';

export async function testTools(): Promise<[name: string, tool: Video][]> {
  const found = await openVideo({ ffmpegPath: null }, () => undefined);
  const nodeAv: [string, Video] = ['node-av', openNodeAv({ withoutNetwork: false })];
  if (found.tool === 'ffmpeg') return [nodeAv, ['ffmpeg', found]];
  console.warn('No ffmpeg on this machine: its adapter is not tried here, node-av is.');
  return [nodeAv];
}
