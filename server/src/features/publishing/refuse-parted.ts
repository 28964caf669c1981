// Refuse to plan anew for an account that left the schedule alone: sent apart it would show the item twice, withdrawn it would come back unasked.
import { channelNames } from '@herald/contract/channels.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import type { UsableAccount } from '../accounts/find-usable-accounts.ts';
import { findLastCancelled } from './store/cancellations.ts';
import type { Publication } from './store/rows.ts';

/** Of `parts` of one schedule, some of which still wait. Who opened it for editing since then has seen who is left, and names the account on purpose. */
export async function refuseParted(
  tx: Tx,
  actor: Actor,
  parts: readonly Publication[],
  joined: readonly UsableAccount[],
): Promise<void> {
  const standing = parts.filter(({ state }) => state !== 'cancelled');
  const left = joined.filter(
    ({ id }) =>
      parts.some((part) => part.account_id === id) && !standing.some((part) => part.account_id === id),
  );
  if (left.length === 0) return;
  const gone = parts.filter((part) => left.some(({ id }) => part.account_id === id));
  const leftAt = await findLastCancelled(
    tx,
    gone.map(({ id }) => id),
  );
  if (leftAt && standing.every((part) => isHeldSince(part, actor, leftAt))) return;
  const account = left.map(({ channelId, name }) => `${channelNames[channelId]} ${name}`).join(', ');
  throw new Refusal('parted-elsewhere', { account });
}

function isHeldSince(part: Publication, { personId }: Actor, then: Date): boolean {
  return part.held_by === personId && part.held_since !== null && part.held_since > then;
}
