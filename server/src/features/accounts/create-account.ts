// Create an account: bound by its finished consent, and of the colleague who is to look after it, or of who creates it.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { listColleagues } from '../people/list-colleagues.ts';
import type { Wake } from './bind-account.ts';
import { bindByForm } from './bind-by-form.ts';

/** Only who may authorise accounts can be asked to authorise this one again: a colleague of the same department. */
export async function createAccount(
  context: Context,
  actor: Actor,
  { ownerId = actor.personId, ...form }: InputOf<typeof accountEndpoints.create> & { wake: Wake },
): Promise<{ bound: ChannelBinding[] }> {
  const { departmentId } = actor;
  const people = await listColleagues(context.db, { departmentId, sign: signs.bindsAccounts });
  if (!people.some(({ id }) => id === ownerId)) throw new Refusal('not-found');
  return bindByForm(context, actor, { ...form, ownerId });
}
