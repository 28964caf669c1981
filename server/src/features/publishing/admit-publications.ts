// Admit, of these publications, those that a person may see; what is not there is not among them.
import type { Actor, Context } from '../../context.ts';
import { findScope } from './find-scope.ts';
import { listWithin } from './store/history.ts';

export async function admitPublications(
  { db }: Context,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  return listWithin(db, findScope(actor), ids);
}
