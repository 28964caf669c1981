// Refuse to change somebody who may do anything that the changer may not; a restriction makes nobody mightier.
import { restrictingSigns } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

/** Who could set the password of somebody mightier could become them. */
export function refuseMightier(
  actor: Actor,
  { name, signs }: { name: string; signs: readonly string[] },
): void {
  if (signs.some((sign) => !actor.signs.has(sign) && !restrictingSigns.has(sign)))
    throw new Refusal('person-beyond', { name });
}
