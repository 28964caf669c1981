// Draw a strip of a stored film: ten small frames from all over it, for who looks for a good one.
import { evenTimes } from '@herald/contract/film-times.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawForPerson } from './draw-for-person.ts';
import { drawStills } from './draw-stills.ts';
import { loadFilm } from './load-film.ts';

const framesInStrip = 10;
const secondMs = 1_000;

export async function drawStrip(
  context: Context,
  actor: Actor,
  { videoUrl }: { videoUrl: string },
  hasLeft: () => boolean = () => false,
): Promise<{ atMs: number; url: string }[]> {
  const film = await loadFilm(context, actor, videoUrl);
  const durationMs = Math.floor((film.properties?.durationSeconds ?? 0) * secondMs);
  const timesMs = evenTimes(durationMs, framesInStrip);
  const asked = { film, timesMs, size: 'small', hasLeft } as const;
  const stills = await drawForPerson(actor, () => drawStills(context, actor, asked), hasLeft);
  if (stills.length === 0) throw new Refusal('frame-undrawn');
  return stills.map(({ atMs, file }) => ({ atMs, url: file.url }));
}
