// Draw stills of a stored film: of the original, by the reader of films in its cage, kept as pictures of the person.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRecord } from '@herald/contract/media.ts';
import sharp from 'sharp';
import type { Actor, Context } from '../../context.ts';
import { planStill } from '../../video/plan-still.ts';
import { borrowFile } from './borrow-file.ts';
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
};
type Still = { readonly atMs: number; readonly file: FileRecord };

/** In the order they were asked for; those that could not be drawn are left out. */
export async function drawStills(context: Context, actor: Actor, asked: Asked): Promise<Still[]> {
  const { film, timesMs, size } = asked;
  const wanted = timesMs.map((atMs) => ({ source: film, recipe: `frame ${atMs} ${size}`, atMs }));
  const kept = await Promise.all(wanted.map((one) => findDrawn(context, actor, one)));
  const missing = timesMs.filter((_, index) => !kept[index]);
  const drawn = await drawMissing(context, { ...asked, timesMs: missing });
  const stills: Still[] = [];
  for (const [index, one] of wanted.entries()) {
    const picture = drawn.get(one.atMs);
    const name = `${film.name.replace(/\.[^.]*$/, '')} ${(one.atMs / secondMs).toFixed(3)} s`;
    const file = kept[index] ?? (picture && (await recordDrawn(context, actor, { ...one, name }, picture)));
    if (file) stills.push({ atMs: one.atMs, file });
  }
  return stills;
}

async function drawMissing(
  context: Context,
  { film, timesMs, size }: Asked,
): Promise<ReadonlyMap<number, Picture>> {
  const { video, config, log } = context;
  const { key, properties } = film;
  const plan = properties && planStill(properties, longSides[size]);
  if (!plan || timesMs.length === 0) return new Map();
  const folder = join(config.dataFolder, 'drawing', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const moments = timesMs.map((ms) => ({ atSeconds: ms / secondMs, to: join(folder, `${ms}.png`) }));
    const demuxer = properties.container === 'matroska' ? 'matroska' : 'mov';
    const { drawn, said } = await borrowFile(context, key, (path) =>
      video.draw({ path, demuxer }, moments, plan),
    );
    if (drawn.length < moments.length) log.warn({ key, said, timesMs }, 'a still was not drawn');
    const pictures = new Map<number, Picture>();
    for (const moment of drawn) {
      const { data: bytes, info } = await sharp(moment.to)
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      pictures.set(Math.round(moment.atSeconds * secondMs), {
        bytes,
        width: info.width,
        height: info.height,
      });
    }
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
