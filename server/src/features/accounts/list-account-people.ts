// List who may publish with an account: the people of its department whose roles allow it (R-API-113).
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { listColleagues, type Colleague } from '../people/list-colleagues.ts';
import { findOwnAccount } from './find-own-account.ts';

export async function listAccountPeople(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ items: (Colleague & { owner: boolean })[] }> {
  const { departmentId, ownerId } = await findOwnAccount(context.db, actor, id);
  const people = await listColleagues(context.db, { departmentId, sign: signs.publishes });
  return { items: people.map((one) => ({ ...one, owner: one.id === ownerId })) };
}
