// List people for their administrators, page by page.
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import { listUsers as list } from './store/users.ts';

type Endpoint = typeof userEndpoints.users;

export async function listUsers(
  { db }: Context,
  _actor: Actor,
  { page, pageSize, ...filter }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { items, total } = await list(db, filter, { page, pageSize });
  return {
    items: items.map(({ createdAt, ...user }) => ({ ...user, createTime: createdAt.toISOString() })),
    total,
  };
}
