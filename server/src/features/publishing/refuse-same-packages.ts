// Refuse a package that one call names twice for an account, by its own id and by its draft's: each brings other words of one item.
import { describeAccountName } from '../accounts/describe-account-name.ts';
import type { UsableAccount } from '../accounts/find-usable-accounts.ts';
import { refuseItemTwice } from './refuse-item-twice.ts';

type Named = { readonly packageId: string; readonly accountIds: readonly string[] };

/** `items` in the order of their call; an account that is not among these is refused elsewhere. */
export function refuseSamePackages(items: readonly Named[], accounts: readonly UsableAccount[]): void {
  for (const [place, { packageId, accountIds }] of items.entries())
    for (const [before, other] of items.slice(0, place).entries()) {
      if (other.packageId !== packageId) continue;
      const both = accounts.find(({ id }) => accountIds.includes(id) && other.accountIds.includes(id));
      if (both) refuseItemTwice(place + 1, before + 1, describeAccountName(both));
    }
}
