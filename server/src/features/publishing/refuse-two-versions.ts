// Refuse a message that would hold one item in two versions: two packages of one draft, each with words of its own.
import type { Tx } from '../../db/client.ts';
import { findItem, type Named } from './find-item.ts';
import { refuseItemTwice } from './refuse-item-twice.ts';

/** `items` in their order, `account` the first that would show both. Those in the same words are refused before (refuse-same-items.ts). */
export async function refuseTwoVersions(tx: Tx, items: readonly Named[], account: string): Promise<void> {
  if (items.length < 2) return;
  const before: { packageIds: readonly string[] }[] = [];
  for (const [place, item] of items.entries()) {
    const whole = await findItem(tx, [item]);
    const other = before.findIndex(({ packageIds }) =>
      packageIds.some((id) => whole.packageIds.includes(id)),
    );
    if (other >= 0) refuseItemTwice(place + 1, other + 1, account, 'item-in-two-versions');
    before.push(whole);
  }
}
