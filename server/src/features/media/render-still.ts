// Render the still of a film: one frame in the largest width that is served, taken once whoever asks at the same moment.
import { Readable } from 'node:stream';
import { smallWidths } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { composeStillKey } from './compose-still-key.ts';
import { drawFilm } from './draw-film.ts';
import { loadProperties } from './load-properties.ts';
import type { KeptFile } from './store/files.ts';

/** `waiting`: of each who asked whether he has left. */
type Taking = { readonly still: Promise<string | null>; readonly waiting: (() => boolean)[] };

const largest = Math.max(...smallWidths);
/** Films begin in the dark: a little after that. */
const share = 0.1;
const timeAtMostMs = 3_000;
const secondMs = 1_000;
const hopelessAtMost = 1_000;
/** By the film's key, which is unguessable and never given twice. */
const underway = new Map<string, Taking>();
const hopeless = new Set<string>();

/** Its key; null where no frame of it can be decoded, which is tried once in the life of a process, and where all who asked have left. */
export async function renderStill(
  context: Context,
  film: KeptFile,
  hasLeft: () => boolean,
): Promise<string | null> {
  const { key } = film;
  const still = composeStillKey(key);
  if ((await context.files.size(still)) !== null) return still;
  if (hopeless.has(key)) return null;
  const standing = underway.get(key);
  standing?.waiting.push(hasLeft);
  if (standing) return standing.still;
  const waiting = [hasLeft];
  const taking = keep(context, film, still, () => waiting.every((left) => left())).finally(() =>
    underway.delete(key),
  );
  underway.set(key, { still: taking, waiting });
  return taking;
}

async function keep(
  context: Context,
  film: KeptFile,
  still: string,
  haveLeft: () => boolean,
): Promise<string | null> {
  const { picture: drawn, isTried } = await draw(context, film, haveLeft).catch((error: unknown) => {
    // It came before films were read, and is none.
    if (error instanceof Refusal) return { picture: null, isTried: true };
    throw error;
  });
  if (!drawn && !isTried) return null;
  if (!drawn) {
    if (hopeless.size >= hopelessAtMost) hopeless.clear();
    hopeless.add(film.key);
    return null;
  }
  await context.files.write(still, Readable.from([drawn]), drawn.length).catch(async (error: unknown) => {
    // Another process was faster.
    if ((await context.files.size(still)) === null) throw error;
  });
  return still;
}

async function draw(context: Context, film: KeptFile, hasLeft: () => boolean) {
  const properties = await loadProperties(context, { ...film, ending: endingOf(film.key) });
  const lengthMs = (properties?.durationSeconds ?? 0) * secondMs;
  const atMs = Math.floor(Math.min(timeAtMostMs, lengthMs * share));
  const asked = { timesMs: [atMs], longSide: largest, rank: 'aside', hasLeft } as const;
  const { pictures, isTried } = await drawFilm(context, { ...film, properties }, asked);
  const png = pictures.get(atMs);
  return { picture: png ? await sharp(png).webp().toBuffer() : null, isTried };
}
