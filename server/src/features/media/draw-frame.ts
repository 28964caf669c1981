// Draw what a player shows of a stored film at one time, as a picture.
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawStills } from './draw-stills.ts';
import { loadFilm } from './load-film.ts';

const secondMs = 1_000;

export async function drawFrame(
  context: Context,
  actor: Actor,
  { videoUrl, atMs, size }: { videoUrl: string; atMs: number; size: 'small' | 'whole' },
): Promise<FileRecord> {
  const film = await loadFilm(context, actor, videoUrl);
  const length = film.properties?.durationSeconds ?? 0;
  if (length > 0 && atMs >= length * secondMs)
    throw new Refusal('frame-beyond', { length: length.toFixed(1) });
  const [still] = await drawStills(context, actor, { film, timesMs: [atMs], size });
  if (!still) throw new Refusal('frame-undrawn');
  return still.file;
}
