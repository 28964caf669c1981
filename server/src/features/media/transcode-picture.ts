// Transcode a picture where it must be: decoded whole, and drawn anew when anything but the picture is in its bytes.
import { problem } from '@herald/contract/problems.ts';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';
import { checkPictureBytes } from './check-picture-bytes.ts';
import { drawInTurn } from './draw-in-turn.ts';

const pixelsAtMost = 100_000_000;
const framesAtMost = 500;
const decodeSeconds = 20;
/** Hardly any loss, for pictures that must be drawn anew. */
const quality = 95;

export type Picture = { bytes: Buffer; width: number; height: number };
type Asked = { bytes: Buffer; mimeType: string; name: string; ending: string };

export async function transcodePicture(asked: Asked): Promise<Picture> {
  if (asked.mimeType === 'image/bmp') return readBitmap(asked);
  try {
    return await decode(asked);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file-not-what-it-says', { name: asked.name, type: asked.ending });
  }
}

async function decode({ bytes, mimeType }: Asked): Promise<Picture> {
  const animated = mimeType === 'image/gif' || mimeType === 'image/webp';
  const options = { limitInputPixels: pixelsAtMost, failOn: 'error', animated } as const;
  const { format, pages = 1, autoOrient, width, pageHeight } = await sharp(bytes, options).metadata();
  if (`image/${format}` !== mimeType) throw new Error('another format');
  if (pages > framesAtMost)
    throw new Refusal('upload-refused', {}, [
      problem('gif-too-long', 'images', { figures: { frames: pages, limit: framesAtMost } }),
    ]);
  const size = animated ? { width, height: pageHeight ?? autoOrient.height } : autoOrient;
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

/** A plain table of pixels that no decoder here reads: its own size must be all there is. */
function readBitmap({ bytes, name, ending }: Asked): Picture {
  const isWhole = bytes.length > 54 && bytes.readUInt32LE(2) === bytes.length;
  const [width, height] = isWhole ? [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))] : [0, 0];
  const isSane = width > 0 && height > 0 && width * height <= pixelsAtMost;
  if (!isSane) throw new Refusal('file-not-what-it-says', { name, type: ending });
  return { bytes, width, height };
}
