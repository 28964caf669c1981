// A stored film of a test's own, of which it is known what is in it without reading it.
import { mediaTypes } from '@herald/contract/content.ts';
import type { Actor, Context } from '../context.ts';
import { saveProperties } from '../features/media/store/files.ts';
import { keepTestFile } from './test-file.ts';

/** Answers its address. */
export async function keepTestFilm(
  context: Context,
  owner: Actor,
  { name, bytes, codec }: { name: string; bytes: Uint8Array; codec: 'h264' | 'hevc' },
): Promise<string> {
  const more = { ending: 'mp4', mimeType: 'video/mp4', mediaType: mediaTypes.video, side: null };
  const { url } = await keepTestFile(context, owner, { name, bytes, ...more });
  await saveProperties(context.db, url.split('/').at(-1) ?? '', {
    container: 'mov',
    durationSeconds: 4,
    bitRate: null,
    streams: 1,
    picture: {
      codec,
      profile: 'Main',
      pixelFormat: 'yuv420p',
      range: 'sdr',
      turned: 0,
      width: 640,
      height: 360,
      frameRate: 1,
      frames: 4,
      bitRate: null,
    },
    sound: null,
  });
  return url;
}
