// Refuse to give or take what somebody does not have, and to lift what they are under: rights only ever pass on (issue 7).
import { restrictingSigns } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import { refuseRights } from './refuse-rights.ts';

type Signs = readonly (string | null)[];

/** Codes of roles or entries; null has none. A restriction may be given by anybody, and taken by whoever is not under it. */
export function refuseBeyond(
  actor: Actor,
  { given = [], taken = [] }: { given?: Signs; taken?: Signs },
): void {
  const lacking = new Set<string>();
  for (const sign of [...given, ...taken])
    if (sign !== null && !actor.signs.has(sign) && !restrictingSigns.has(sign)) lacking.add(sign);
  if (lacking.size > 0) refuseRights('rights-beyond', [...lacking]);
  const lifted = [...restrictingSigns].filter((sign) => actor.signs.has(sign) && taken.includes(sign));
  if (lifted.length > 0) refuseRights('restriction-own', lifted);
}
