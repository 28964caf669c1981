// Open a stored picture to draw it anew: measured before it is decoded, upright, of an animation the first frame, nothing but pixels.
import type { PictureSize } from '@herald/contract/picture-area.ts';
import sharp, { type Sharp } from 'sharp';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawInTurn } from './draw-in-turn.ts';
import type { KeptFile } from './store/files.ts';
import type { Picture } from './transcode-picture.ts';

const pixelsAtMost = 100_000_000;
const decodeSeconds = 20;
const usualQuality = 90;
const onWhite = { background: 'white' };

type Opened = {
  /** Upright. */
  readonly size: PictureSize;
  /** A JPEG of what `step` makes of it; what shines through is white. */
  readonly jpeg: (step: (upright: Sharp) => Sharp) => Promise<Picture>;
  /** Decoded once, at most so large, to be tried in several ways. */
  readonly pixels: (within: PictureSize) => Promise<Pixels>;
};

/** Three bytes each, in memory until it is let go. */
export type Pixels = {
  readonly size: PictureSize;
  /** As a JPEG of another size and quality. */
  readonly encode: (within: PictureSize, quality: number) => Promise<Picture>;
};

export async function openPicture(
  { files }: Pick<Context, 'files'>,
  { key }: Pick<KeptFile, 'key'>,
): Promise<Opened> {
  const source = await files.readWhole(key);
  const open = () => sharp(source, { limitInputPixels: pixelsAtMost, failOn: 'error' });
  const { autoOrient: size } = await open().metadata().catch(undrawn);
  const whole = size.width * size.height;
  return {
    size: { width: size.width, height: size.height },
    jpeg: async (step) =>
      drawn(whole, step(open().autoOrient()).flatten(onWhite).jpeg({ quality: usualQuality })),
    pixels: async (within) => {
      const inside = open()
        .autoOrient()
        .resize({ ...within, fit: 'inside', withoutEnlargement: true });
      const { bytes, ...seen } = await drawn(whole, inside.flatten(onWhite).toColourspace('srgb').raw());
      const raw = { ...seen, channels: 3 } as const;
      return {
        size: seen,
        encode: async ({ width, height }, quality) =>
          drawn(
            seen.width * seen.height,
            sharp(bytes, { raw }).resize({ width, height, fit: 'inside' }).jpeg({ quality }),
          ),
      };
    },
  };
}

/** `pixels`: of what it is drawn from. */
async function drawn(pixels: number, picture: Sharp): Promise<Picture> {
  const { data: bytes, info } = await drawInTurn(pixels, () =>
    picture.timeout({ seconds: decodeSeconds }).toBuffer({ resolveWithObject: true }),
  ).catch(undrawn);
  return { bytes, width: info.width, height: info.height };
}

function undrawn(): never {
  throw new Refusal('picture-undrawn');
}
