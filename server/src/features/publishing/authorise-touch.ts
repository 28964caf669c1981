// Authorise a touch: what belongs to another department does not exist for this person (hostile.md A01).
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

export function authoriseTouch(actor: Actor, departmentId: string | undefined): void {
  if (departmentId === undefined || !(actor.signs.has(signs.seesAll) || actor.departmentId === departmentId))
    throw new Refusal('not-found');
}
