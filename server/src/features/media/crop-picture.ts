// Crop a stored picture: the part that was named, drawn from the original as a picture of its own; the original stays.
import { isInside, type PictureArea } from '@herald/contract/picture-area.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawForPerson } from './draw-for-person.ts';
import { findDrawn } from './find-drawn.ts';
import { loadPicture } from './load-picture.ts';
import { openPicture } from './open-picture.ts';
import { recordDrawn } from './record-drawn.ts';

export async function cropPicture(
  context: Context,
  actor: Actor,
  { url, area }: { url: string; area: PictureArea },
): Promise<FileRecord> {
  const source = await loadPicture(context, actor, url);
  const { x: left, y: top, width, height } = area;
  const drawing = { source, recipe: `crop ${left} ${top} ${width} ${height}`, area };
  return drawForPerson(actor, async () => {
    const kept = await findDrawn(context, actor, drawing);
    if (kept) return kept;
    const { size, jpeg } = await openPicture(context, source);
    if (!isInside(area, size)) throw new Refusal('crop-outside', size);
    const picture = await jpeg((upright) => upright.extract({ left, top, width, height }));
    const name = `${source.name.replace(/\.[^.]*$/, '')} ${width}×${height}`;
    return recordDrawn(context, actor, { ...drawing, name }, picture);
  });
}
