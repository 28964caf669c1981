// Render a small version of a picture, once; it is kept beside the picture.
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Files } from '../../files/files.ts';
import { composeSmallKey } from './compose-small-key.ts';
import { drawInTurn } from './draw-in-turn.ts';

const pixelsAtMost = 100_000_000;

/** The key of the small one. Two who ask at once both draw it, one keeps it. */
export async function renderThumbnail(
  files: Files,
  { key, width }: { key: string; width: number },
): Promise<string> {
  const small = composeSmallKey(key, width);
  if ((await files.size(small)) !== null) return small;
  // Read again in its turn: of those who wait nobody holds a whole file.
  const { width: wide, height: high } = await sharp(await files.readWhole(key)).metadata();
  const drawn = await drawInTurn(wide * high, async () =>
    sharp(await files.readWhole(key), { limitInputPixels: pixelsAtMost })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp()
      .toBuffer(),
  );
  await files.write(small, Readable.from([drawn]), drawn.length).catch(async (error: unknown) => {
    if ((await files.size(small)) === null) throw error;
  });
  return small;
}
