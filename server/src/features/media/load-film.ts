// Load a stored film of the actor's department by its address, with what is in it; one that came before films were probed is probed now.
import { endingOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';
import { inspectFilm } from './inspect-film.ts';
import { findOwnFile, saveProperties, type KeptFile } from './store/files.ts';

export async function loadFilm(context: Context, actor: Actor, url: string): Promise<KeptFile> {
  const key = identifyAddress(context.config.origin, url);
  const film = key === '' ? undefined : await findOwnFile(context.db, actor.departmentId, key);
  if (!film || film.mimeType.startsWith('image/')) throw new Refusal('not-found');
  if (film.properties) return film;
  const properties = await inspectFilm(context, { key, name: film.name, ending: endingOf(key) });
  if (properties) await saveProperties(context.db, key, properties);
  return { ...film, properties };
}
