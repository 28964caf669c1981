// Load what is in a stored film or sound; of one that came before films were read it is found out now, and kept.
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { admitFilm } from './admit-film.ts';
import { inspectFilm } from './inspect-film.ts';
import { saveProperties, type KeptFile } from './store/files.ts';

/** Null where nothing here reads films; throws what inspecting it throws. */
export async function loadProperties(
  context: Context,
  film: Pick<KeptFile, 'key' | 'name' | 'properties'> & { readonly ending: string },
): Promise<VideoProperties | null> {
  if (film.properties) return film.properties;
  const { properties } = await inspectFilm(context, film);
  if (properties) admitFilm(properties, film);
  if (properties) await saveProperties(context.db, film.key, properties);
  return properties;
}
