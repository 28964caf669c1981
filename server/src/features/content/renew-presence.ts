// Renew: somebody has a package or a draft open, and is told who else has.
import { presenceKeptMs, type OpenSubject } from '@herald/contract/endpoints/presence.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { findPlace, listPresent, notePresence } from './store/presence.ts';

/** It is asked every few seconds: what was deleted meanwhile, or is not theirs to see, is no error and has nobody. */
export async function renewPresence(
  { db }: Context,
  actor: Actor,
  subject: OpenSubject,
): Promise<{ others: { id: string; name: string }[] }> {
  const place = await findPlace(db, subject);
  if (!place) return { others: [] };
  if (place.departmentId !== actor.departmentId && !actor.signs.has(signs.seesAll)) return { others: [] };
  const here = { placeId: place.id, personId: actor.personId, keptMs: presenceKeptMs };
  await notePresence(db, here);
  return { others: await listPresent(db, here) };
}
