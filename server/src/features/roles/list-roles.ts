// List the roles by name, with how many people have each and which entries it opens.
import type { Role } from '@herald/contract/administration.ts';
import type { Context } from '../../context.ts';
import { allRoles } from './store/roles.ts';

export async function listRoles({ db }: Context): Promise<{ items: Role[] }> {
  return { items: await allRoles(db) };
}
