// Refuse to plan anew for an account that left the schedule alone: sent apart it would show the item twice, withdrawn it would come back unasked.
import { Refusal } from '../../refusal.ts';
import { describeAccountName } from '../accounts/describe-account-name.ts';
import type { UsableAccount } from '../accounts/find-usable-accounts.ts';
import type { Publication } from './store/rows.ts';

/** `wanted` of a schedule some of whose `parts` still wait. `joins` are those its sender knows to be no part of it, and names on purpose. */
export function refuseParted(
  parts: readonly Publication[],
  wanted: readonly UsableAccount[],
  joins: readonly string[],
): void {
  const left = wanted.filter(({ id }) => {
    const own = parts.filter((part) => part.account_id === id);
    return own.length > 0 && own.every(({ state }) => state === 'cancelled') && !joins.includes(id);
  });
  if (left.length === 0) return;
  const account = left.map(({ channelId, name }) => describeAccountName({ channelId, name })).join(', ');
  throw new Refusal('parted-elsewhere', { account });
}
