// Load a stored film of the actor's department by its address, with what is in it; one that came before films were probed is probed now.
import { endingOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';
import { loadProperties } from './load-properties.ts';
import { findOwnFile, type KeptFile } from './store/files.ts';

export async function loadFilm(context: Context, actor: Actor, url: string): Promise<KeptFile> {
  const key = identifyAddress(context.config.origin, url);
  const film = key === '' ? undefined : await findOwnFile(context.db, actor.departmentId, key);
  if (!film || film.mimeType.startsWith('image/')) throw new Refusal('not-found');
  return { ...film, properties: await loadProperties(context, { ...film, ending: endingOf(key) }) };
}
