// Transcode a picture where it must be: decoded whole, and drawn anew when anything but the picture is in its bytes.
import { problem, type ProblemCode } from '@herald/contract/problems.ts';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';
import { checkPictureBytes } from './check-picture-bytes.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { readBitmap } from './read-bitmap.ts';

const pixelsAtMost = 100_000_000;
const million = 1_000_000;
const framesAtMost = 500;
const decodeSeconds = 20;
/** Hardly any loss, for pictures that must be drawn anew. */
const quality = 95;

export type Picture = { bytes: Buffer; width: number; height: number };
type Asked = { bytes: Buffer; mimeType: string; name: string; ending: string };

export async function transcodePicture(asked: Asked): Promise<Picture> {
  try {
    return asked.mimeType === 'image/bmp' ? judgeBitmap(asked) : await decode(asked);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file-not-what-it-says', { name: asked.name, type: asked.ending });
  }
}

async function decode({ bytes, mimeType }: Asked): Promise<Picture> {
  const animated = mimeType === 'image/gif' || mimeType === 'image/webp';
  // Its head alone is read, whatever it promises: what is too much is said before any pixel is drawn.
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error', animated }).metadata();
  const { format, pages = 1, autoOrient, width, pageHeight } = head;
  if (`image/${format}` !== mimeType) throw new Error('another format');
  const size = animated ? { width, height: pageHeight ?? autoOrient.height } : autoOrient;
  refuseTooMuch(size, animated ? pages : 1);
  const options = { limitInputPixels: pixelsAtMost, failOn: 'error', animated } as const;
  const { width: wide, height: high } = size;
  if (checkPictureBytes(bytes, mimeType) === 'plain') {
    // Decoded to the last line all the same: a picture that breaks off is refused now, not by a platform.
    await drawInTurn(() => sharp(bytes, options).timeout({ seconds: decodeSeconds }).stats());
    return { bytes, width: wide, height: high };
  }
  const turned = animated ? sharp(bytes, options) : sharp(bytes, options).autoOrient();
  const drawn = await drawInTurn(() =>
    turned
      .timeout({ seconds: decodeSeconds })
      .toFormat(format, format === 'png' || format === 'gif' ? {} : { quality })
      .toBuffer(),
  );
  return { bytes: drawn, width: wide, height: high };
}

function judgeBitmap({ bytes }: Asked): Picture {
  const bitmap = readBitmap(bytes);
  if (!bitmap) throw new Error('no bitmap');
  refuseTooMuch(bitmap, 1);
  return bitmap;
}

/** All frames are held at once, so they count together. */
function refuseTooMuch({ width, height }: { width: number; height: number }, frames: number): void {
  const pixels = width * height * frames;
  if (frames > framesAtMost) throw refusal('gif-too-long', { frames, limit: framesAtMost });
  if (pixels <= pixelsAtMost) return;
  // Rounded up: what is a bit too much never reads as just allowed.
  const figures = { frames, pixels: Math.ceil(pixels / million), limit: pixelsAtMost / million };
  throw refusal(frames > 1 ? 'frames-too-large' : 'pixels-too-many', figures);
}

function refusal(code: ProblemCode, figures: Record<string, number>): Refusal {
  return new Refusal('upload-refused', {}, [problem(code, 'images', { figures })]);
}
