// Find roles by their ids; one that is not there is refused.
import type { Executor } from '../../db/client.ts';
import { isRowId } from '../../db/row-id.ts';
import { Refusal } from '../../refusal.ts';
import { rolesById, signsOfRoles, type RoleRow } from './store/roles.ts';

export type Found = { roles: RoleRow[]; signs: string[] };

/** With the codes they bring, all together. */
export async function findRoles(db: Executor, ids: readonly string[]): Promise<Found> {
  if (!ids.every((id) => isRowId(id))) throw new Refusal('not-found');
  const roles = await rolesById(db, ids);
  if (roles.length !== ids.length) throw new Refusal('not-found');
  return { roles, signs: await signsOfRoles(db, ids) };
}
