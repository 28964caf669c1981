// Shrink a stored picture until it fits: a JPEG of at most so many bytes and pixels, as good as that allows; the original stays.
import { megabytesAtMost } from '@herald/contract/channel-problem.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { PictureSize } from '@herald/contract/picture-area.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findDrawn } from './find-drawn.ts';
import { loadPicture } from './load-picture.ts';
import { openPicture } from './open-picture.ts';
import { recordDrawn } from './record-drawn.ts';
import type { Picture } from './transcode-picture.ts';

/** From hardly any loss down to where it is seen; before it is seen, the picture becomes smaller instead. */
const qualities = [90, 82, 74, 66];
const smaller = 0.8;
const stepsAtMost = 12;
const sideAtLeast = 100;

export async function shrinkPicture(
  context: Context,
  actor: Actor,
  { url, atMostBytes, width, height }: { url: string; atMostBytes: number } & PictureSize,
): Promise<FileRecord> {
  const source = await loadPicture(context, actor, url);
  const drawing = { source, recipe: `shrink ${atMostBytes} ${width} ${height}` };
  const kept = await findDrawn(context, actor, drawing);
  if (kept) return kept;
  const { jpeg } = await openPicture(context, source);
  const fitting = await findFitting({ width, height }, atMostBytes, (within, quality) =>
    jpeg((upright) => upright.resize({ ...within, fit: 'inside', withoutEnlargement: true }), quality),
  );
  if (!fitting) throw new Refusal('fit-impossible', { limit: megabytesAtMost(atMostBytes) });
  const name = source.name.replace(/\.[^.]*$/, '');
  return recordDrawn(context, actor, { ...drawing, name }, fitting);
}

async function findFitting(
  { width, height }: PictureSize,
  atMostBytes: number,
  draw: (within: PictureSize, quality: number) => Promise<Picture>,
): Promise<Picture | null> {
  let within = { width, height };
  for (let step = 0; step < stepsAtMost; step += 1) {
    for (const quality of qualities) {
      const picture = await draw(within, quality);
      if (picture.bytes.length <= atMostBytes) return picture;
    }
    within = { width: Math.floor(within.width * smaller), height: Math.floor(within.height * smaller) };
    if (Math.min(within.width, within.height) < sideAtLeast) return null;
  }
  return null;
}
