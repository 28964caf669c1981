// Describe a stored picture and of what it was drawn here: the whole it is a part of, and the moment of the film it shows.
import type { FileRecord } from '@herald/contract/media.ts';
import type { PictureArea } from '@herald/contract/picture-area.ts';
import type { Actor, Context } from '../../context.ts';
import { describeFile } from './describe-file.ts';
import { findPicture } from './find-picture.ts';
import { findOrigin } from './store/drawn.ts';

/** A lighter copy of a part of a frame is the longest the console makes; who goes on by hand is not followed for ever. */
const stepsAtMost = 5;

type Described = {
  file: FileRecord;
  whole: FileRecord;
  area: PictureArea | null;
  madeOf: FileRecord | null;
  frame: { videoUrl: string; atMs: number } | null;
};

export async function describePicture(
  context: Context,
  actor: Actor,
  { url }: { url: string },
): Promise<Described | null> {
  const picture = await findPicture(context, actor, url);
  if (!picture) return null;
  const file = describeFile(picture);
  let part: Pick<Described, 'whole' | 'area'> = { whole: file, area: null };
  let madeOf: FileRecord | null = null;
  let { key } = picture;
  for (let step = 0; step < stepsAtMost; step += 1) {
    const origin = await findOrigin(context.db, key);
    if (!origin) break;
    const { atMs, area } = origin;
    const source = describeFile(origin.source);
    if (atMs !== null) return { file, ...part, madeOf, frame: { videoUrl: source.url, atMs } };
    madeOf ??= source;
    // Of a part of a part only the last cut is known as an area.
    if (area && !part.area) part = { whole: source, area };
    key = origin.source.key;
  }
  return { file, ...part, madeOf, frame: null };
}
