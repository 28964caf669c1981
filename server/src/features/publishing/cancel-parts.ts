// Cancel parts of a schedule that wait, each under the fence of its lane; whoever calls has looked that they may be.
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** `sentApart`: it goes out in the same moment, out of its schedule. */
export async function cancelParts(
  tx: Tx,
  actor: Actor,
  parts: readonly (readonly [Publication, number])[],
  evidence: Pick<Evidence, 'sentApart'> = {},
): Promise<void> {
  for (const [part, fence] of parts)
    await movePublication(tx, part, fence, 'cancelled', {
      reason: 'reason-person-cancelled',
      actor: actor.name,
      evidence: { by: actor.account, ...evidence },
    });
}
