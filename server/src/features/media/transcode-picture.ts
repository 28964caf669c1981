// Transcode a picture: drawn anew from its pixels, so that none of the bytes that were sent are kept (docs/decisions/0010).
import { problem, type ProblemCode } from '@herald/contract/problems.ts';
import sharp from 'sharp';
import { checkGifAside } from '../../gif/check-gif-aside.ts';
import { Refusal } from '../../refusal.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { renderPicture } from './render-picture.ts';
import { identifyFile } from './identify-file.ts';
import { readBitmap } from './read-bitmap.ts';

const pixelsAtMost = 100_000_000;
const million = 1_000_000;
const framesAtMost = 500;
/** Less than the minute after which a browser that hears nothing gives up. */
const drawSeconds = 45;

export type Picture = { bytes: Buffer; width: number; height: number };
type Asked = { bytes: Buffer; mimeType: string; name: string; ending: string };

export async function transcodePicture(asked: Asked): Promise<Picture> {
  try {
    return asked.mimeType === 'image/bmp' ? judgeBitmap(asked) : await redraw(asked);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (identifyFile(asked.ending)?.begins(asked.bytes)) throw refusal('picture-damaged', {});
    throw new Refusal('file-not-what-it-says', { name: asked.name, type: asked.ending });
  }
}

async function redraw({ bytes, mimeType }: Asked): Promise<Picture> {
  const canMove = mimeType === 'image/gif' || mimeType === 'image/webp';
  // Its head alone is read, whatever it promises: what is too much is said before any pixel is drawn.
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: canMove }).metadata();
  const { format, pages = 1, autoOrient, width, pageHeight } = head;
  if (`image/${format}` !== mimeType) throw new Error('another format');
  const animated = canMove && pages > 1;
  const size = animated ? { width, height: pageHeight ?? autoOrient.height } : autoOrient;
  const frames = animated ? pages : 1;
  refuseTooMuch(size, frames);
  const { width: wide, height: high } = size;
  const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', animated });
  const pixels = wide * high * frames;
  const work = async () => {
    // Drawn anew an animation of few colours takes many times as long, and may lose some: where it is nothing else it stays.
    if (animated && format === 'gif' && (await checkGifAside(bytes)) === 'plain') {
      await picture.timeout({ seconds: drawSeconds }).stats();
      return bytes;
    }
    const upright = animated ? picture : picture.autoOrient();
    return renderPicture(upright, { bytes, head, seconds: drawSeconds });
  };
  return { bytes: await drawInTurn(pixels, work), width: wide, height: high };
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
