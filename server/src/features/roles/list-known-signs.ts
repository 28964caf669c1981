// List the permission codes there are, each with the names of the entries that bring it.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Context } from '../../context.ts';
import { allResources } from './store/resources.ts';

export async function listKnownSigns({ db }: Context): Promise<OutputOf<typeof roleEndpoints.signs>> {
  const all = await allResources(db);
  const named = (sign: string) => all.filter((entry) => entry.sign === sign).map(({ name }) => name);
  return { items: Object.values(signs).map((sign) => ({ sign, names: named(sign) })) };
}
