// Read what is truly in a stored video or sound (R-API-058).
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { loadFilm } from './load-film.ts';

export async function readProperties(
  context: Context,
  actor: Actor,
  { videoUrl }: { videoUrl: string },
): Promise<VideoProperties | null> {
  return (await loadFilm(context, actor, videoUrl)).properties;
}
