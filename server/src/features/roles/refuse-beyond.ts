// Refuse to give or take what somebody does not have: rights only ever pass on (issue 7).
import { restrictingSigns } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import { refuseRights } from './refuse-rights.ts';

/** `signs` are codes of roles or entries; null has none. A restriction may be given by anybody. */
export function refuseBeyond(actor: Actor, signs: Iterable<string | null>): void {
  const lacking = new Set<string>();
  for (const sign of signs)
    if (sign !== null && !actor.signs.has(sign) && !restrictingSigns.has(sign)) lacking.add(sign);
  if (lacking.size > 0) refuseRights('rights-beyond', [...lacking]);
}
