// Draw what a player shows of a stored film at one time, as a picture.
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawForPerson } from './draw-for-person.ts';
import { drawStills } from './draw-stills.ts';
import { loadFilm } from './load-film.ts';

const secondMs = 1_000;

export async function drawFrame(
  context: Context,
  actor: Actor,
  { videoUrl, atMs, size }: { videoUrl: string; atMs: number; size: 'small' | 'whole' },
  hasLeft: () => boolean = () => false,
): Promise<FileRecord> {
  const film = await loadFilm(context, actor, videoUrl);
  const length = film.properties?.durationSeconds ?? 0;
  if (length > 0 && atMs >= length * secondMs)
    throw new Refusal('frame-beyond', { length: length.toFixed(1) });
  const asked = { film, timesMs: [atMs], size, hasLeft };
  const [still] = await drawForPerson(actor, () => drawStills(context, actor, asked), hasLeft);
  if (!still) throw new Refusal('frame-undrawn');
  return still.file;
}
