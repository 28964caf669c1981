// Open a stored picture to draw it anew: measured before it is decoded, upright, of an animation the first frame, nothing but pixels.
import type { PictureSize } from '@herald/contract/picture-area.ts';
import sharp, { type Sharp } from 'sharp';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { KeptFile } from './store/files.ts';
import type { Picture } from './transcode-picture.ts';

const pixelsAtMost = 100_000_000;
const decodeSeconds = 20;
const usualQuality = 90;

type Opened = {
  /** Upright. */
  readonly size: PictureSize;
  /** A JPEG of what `step` makes of it; what shines through is white. */
  readonly jpeg: (step: (upright: Sharp) => Sharp, quality?: number) => Promise<Picture>;
};

export async function openPicture(
  { files }: Pick<Context, 'files'>,
  { key }: Pick<KeptFile, 'key'>,
): Promise<Opened> {
  const source = await files.readWhole(key);
  const open = () => sharp(source, { limitInputPixels: pixelsAtMost, failOn: 'error' });
  const { autoOrient: size } = await open().metadata().catch(undrawn);
  return {
    size: { width: size.width, height: size.height },
    jpeg: async (step, quality = usualQuality) => {
      const { data: bytes, info } = await step(open().autoOrient())
        .flatten({ background: 'white' })
        .timeout({ seconds: decodeSeconds })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true })
        .catch(undrawn);
      return { bytes, width: info.width, height: info.height };
    },
  };
}

function undrawn(): never {
  throw new Refusal('picture-undrawn');
}
