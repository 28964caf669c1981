// Render the still of a film: one frame in the largest width that is served, taken once whoever asks at the same moment.
import { Readable } from 'node:stream';
import { smallWidths } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { composeStillKey } from './compose-still-key.ts';
import { decidePause } from './decide-pause.ts';
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
const knownAtMost = 1_000;
/** By the film's key, which is unguessable and never given twice. */
const underway = new Map<string, Taking>();
const hopeless = new Set<string>();
/** What kept a film from being drawn passes: how often in a row it did, and when last. */
const resting = new Map<string, { readonly failures: number; readonly since: number }>();

/**
 * Its key; null where no frame of it can be decoded, which is tried once in the life of a process, where all who asked have left,
 * and while a film rests that could not be drawn for what passes.
 */
export async function renderStill(
  context: Context,
  film: KeptFile,
  hasLeft: () => boolean,
): Promise<string | null> {
  const { key } = film;
  const still = composeStillKey(key);
  if ((await context.files.size(still)) !== null) return still;
  if (hopeless.has(key) || rests(context, key)) return null;
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

function rests({ pace }: Context, key: string): boolean {
  const rest = resting.get(key);
  return rest !== undefined && performance.now() < rest.since + decidePause(rest.failures) * pace.scale;
}

async function keep(
  context: Context,
  film: KeptFile,
  still: string,
  haveLeft: () => boolean,
): Promise<string | null> {
  try {
    const { picture: drawn, end } = await draw(context, film, haveLeft);
    if (!drawn && end === 'tried') note(hopeless, () => hopeless.add(film.key));
    if (!drawn && end === 'passing') rest(film.key);
    if (!drawn) return null;
    await context.files.write(still, Readable.from([drawn]), drawn.length).catch(async (error: unknown) => {
      // Another process was faster.
      if ((await context.files.size(still)) === null) throw error;
    });
    resting.delete(film.key);
    return still;
  } catch (error) {
    // The store away, no room: told now, and not asked of it with every page.
    if (!(error instanceof Refusal)) {
      rest(film.key);
      throw error;
    }
    // It came before films were read, and is none.
    note(hopeless, () => hopeless.add(film.key));
    return null;
  }
}

function rest(key: string): void {
  const failures = (resting.get(key)?.failures ?? 0) + 1;
  note(resting, () => resting.set(key, { failures, since: performance.now() }));
}

/** What is forgotten is only tried once more. */
function note(known: { readonly size: number; clear: () => void }, add: () => void): void {
  if (known.size >= knownAtMost) known.clear();
  add();
}

async function draw(context: Context, film: KeptFile, hasLeft: () => boolean) {
  const properties = await loadProperties(context, { ...film, ending: endingOf(film.key) });
  const lengthMs = (properties?.durationSeconds ?? 0) * secondMs;
  const atMs = Math.floor(Math.min(timeAtMostMs, lengthMs * share));
  const asked = { timesMs: [atMs], longSide: largest, rank: 'aside', hasLeft } as const;
  const { pictures, end } = await drawFilm(context, { ...film, properties }, asked);
  const png = pictures.get(atMs);
  return { picture: png ? await sharp(png).webp().toBuffer() : null, end };
}
