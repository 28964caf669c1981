// Draw a strip of a stored film: ten small frames from all over it, for who looks for a good one.
import { evenTimes } from '@herald/contract/film-times.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { drawStills } from './draw-stills.ts';
import { loadFilm } from './load-film.ts';

const framesInStrip = 10;
const secondMs = 1_000;

type Strip = { durationMs: number; frameRate: number; frames: { atMs: number; url: string }[] };

export async function drawStrip(
  context: Context,
  actor: Actor,
  { videoUrl }: { videoUrl: string },
): Promise<Strip> {
  const film = await loadFilm(context, actor, videoUrl);
  const { picture, durationSeconds } = film.properties ?? {};
  if (!picture || !durationSeconds) throw new Refusal('frame-undrawn');
  const durationMs = Math.floor(durationSeconds * secondMs);
  const timesMs = evenTimes(durationMs, framesInStrip);
  const stills = await drawStills(context, actor, { film, timesMs, size: 'small' });
  if (stills.length === 0) throw new Refusal('frame-undrawn');
  return {
    durationMs,
    frameRate: picture.frameRate,
    frames: stills.map(({ atMs, file }) => ({ atMs, url: file.url })),
  };
}
