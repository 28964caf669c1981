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

const largest = Math.max(...smallWidths);
/** Films begin in the dark: a little after that. */
const share = 0.1;
const timeAtMostMs = 3_000;
const secondMs = 1_000;
const hopelessAtMost = 1_000;
/** By the film's key, which is unguessable and never given twice. */
const underway = new Map<string, Promise<string | null>>();
const hopeless = new Set<string>();

/** Its key; null where no frame of it can be decoded, which is tried once in the life of a process. */
export async function renderStill(context: Context, film: KeptFile): Promise<string | null> {
  const { key } = film;
  const still = composeStillKey(key);
  if ((await context.files.size(still)) !== null) return still;
  if (hopeless.has(key)) return null;
  const taking = underway.get(key) ?? keep(context, film, still).finally(() => underway.delete(key));
  underway.set(key, taking);
  return taking;
}

async function keep(context: Context, film: KeptFile, still: string): Promise<string | null> {
  const drawn = await draw(context, film).catch((error: unknown) => {
    // It came before films were read, and is none.
    if (error instanceof Refusal) return null;
    throw error;
  });
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

async function draw(context: Context, film: KeptFile): Promise<Buffer | null> {
  const properties = await loadProperties(context, { ...film, ending: endingOf(film.key) });
  const lengthMs = (properties?.durationSeconds ?? 0) * secondMs;
  const atMs = Math.floor(Math.min(timeAtMostMs, lengthMs * share));
  const asked = { timesMs: [atMs], longSide: largest, rank: 'aside' } as const;
  const drawn = await drawFilm(context, { ...film, properties }, asked);
  const png = drawn.get(atMs);
  return png ? sharp(png).webp().toBuffer() : null;
}
