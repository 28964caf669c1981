// Shrink a stored picture until it fits: a JPEG of at most so many bytes and pixels, as good as that allows; the original stays.
import { megabytesAtMost } from '@herald/contract/channel-problem.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { PictureSize } from '@herald/contract/picture-area.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawForPerson } from './draw-for-person.ts';
import { findDrawn } from './find-drawn.ts';
import { loadPicture } from './load-picture.ts';
import { openPicture, type Pixels } from './open-picture.ts';
import { recordDrawn } from './record-drawn.ts';
import type { Picture } from './transcode-picture.ts';

/** From hardly any loss down to where it is seen; before it is seen, the picture becomes smaller instead. */
const qualities = [90, 82, 74, 66];
const smaller = 0.8;
const sideAtLeast = 100;
/** What a copy is drawn from lies in memory whole: larger than any platform shows. */
const pixelsAtMost = 24_000_000;

type Wanted = { url: string; atMostBytes: number } & PictureSize;

export async function shrinkPicture(context: Context, actor: Actor, wanted: Wanted): Promise<FileRecord> {
  const { url, atMostBytes, width, height } = wanted;
  const source = await loadPicture(context, actor, url);
  const drawing = { source, recipe: `shrink ${atMostBytes} ${width} ${height}` };
  return drawForPerson(actor, async () => {
    const kept = await findDrawn(context, actor, drawing);
    if (kept) return kept;
    const { size, pixels } = await openPicture(context, source);
    const fitting = await findFitting(await pixels(within(size, wanted)), atMostBytes);
    if (!fitting) throw new Refusal('fit-impossible', { limit: megabytesAtMost(atMostBytes) });
    const name = source.name.replace(/\.[^.]*$/, '');
    return recordDrawn(context, actor, { ...drawing, name }, fitting);
  });
}

function within(size: PictureSize, { width, height }: PictureSize): PictureSize {
  const share = Math.min(1, Math.sqrt(pixelsAtMost / (size.width * size.height)));
  return {
    width: Math.max(1, Math.min(width, Math.floor(size.width * share))),
    height: Math.max(1, Math.min(height, Math.floor(size.height * share))),
  };
}

async function findFitting({ size: whole, encode }: Pixels, atMostBytes: number): Promise<Picture | null> {
  let size = whole;
  for (;;) {
    let least = Infinity;
    for (const quality of qualities) {
      const picture = await encode(size, quality);
      if (picture.bytes.length <= atMostBytes) return picture;
      least = picture.bytes.length;
    }
    // As much smaller as its bytes are too many, so that a few tries find it.
    const share = Math.min(smaller, Math.sqrt(atMostBytes / least));
    size = { width: Math.floor(size.width * share), height: Math.floor(size.height * share) };
    if (Math.min(size.width, size.height) < sideAtLeast) return null;
  }
}
