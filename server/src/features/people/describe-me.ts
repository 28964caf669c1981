// Describe: the signed-in person as the console shows them.
import type { Me } from '@herald/contract/people.ts';
import type { Actor, Context } from '../../context.ts';
import { isKeptHere } from '../../http/identity-issuer.ts';
import { Refusal } from '../../refusal.ts';
import { personById } from './store.ts';

export async function describeMe(context: Context, actor: Actor): Promise<Me> {
  const person = await personById(context.db, actor.personId);
  if (!person) throw new Refusal('session-ended');
  const { id, name, account, avatar, introduction, department, roles } = person;
  const passwordHere = isKeptHere(context.config, person.issuer);
  return { id, name, account, avatar, introduction, department, roles, passwordHere };
}
