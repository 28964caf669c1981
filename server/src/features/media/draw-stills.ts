// Draw stills of a stored film that are kept: pictures of the person, of which the same is drawn once.
import type { FileRecord } from '@herald/contract/media.ts';
import sharp from 'sharp';
import type { Actor, Context } from '../../context.ts';
import { drawFilm } from './draw-film.ts';
import { findDrawn } from './find-drawn.ts';
import { recordDrawn } from './record-drawn.ts';
import type { KeptFile } from './store/files.ts';
import type { Picture } from './transcode-picture.ts';

/** `small` to look at, `whole` to use: pixels of the longer side, and never more than the film has. */
const longSides = { small: 640, whole: 3_840 } as const;
const quality = 90;
const secondMs = 1_000;

type Asked = {
  readonly film: KeptFile;
  readonly timesMs: readonly number[];
  readonly size: keyof typeof longSides;
  readonly hasLeft: () => boolean;
};
type Still = { readonly atMs: number; readonly file: FileRecord };

/** In the order they were asked for; those that could not be drawn are left out. */
export async function drawStills(
  context: Context,
  actor: Actor,
  { film, timesMs, size, hasLeft }: Asked,
): Promise<Still[]> {
  const wanted = timesMs.map((atMs) => ({ source: film, recipe: `frame ${atMs} ${size}`, atMs }));
  const kept = await Promise.all(wanted.map((one) => findDrawn(context, actor, one)));
  const missing = timesMs.filter((_, index) => !kept[index]);
  const asked = { timesMs: missing, longSide: longSides[size], rank: 'awaited', hasLeft } as const;
  const { pictures: drawn } = await drawFilm(context, film, asked);
  const stills: Still[] = [];
  for (const [index, one] of wanted.entries()) {
    const png = drawn.get(one.atMs);
    const name = `${film.name.replace(/\.[^.]*$/, '')} ${(one.atMs / secondMs).toFixed(3)} s`;
    const file =
      kept[index] ?? (png && (await recordDrawn(context, actor, { ...one, name }, await jpegOf(png))));
    if (file) stills.push({ atMs: one.atMs, file });
  }
  return stills;
}

async function jpegOf(png: Buffer): Promise<Picture> {
  const { data: bytes, info } = await sharp(png).jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
