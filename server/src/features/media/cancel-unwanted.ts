// Cancel conversions of films that nobody has any more: whoever waits behind them gets their place.
import type { Tx } from '../../db/client.ts';
import { findUses } from './find-uses.ts';
import { failConversion, listFilmsOf, listOwnerless } from './store/conversions.ts';

/** `keys` of materials that were deleted. What a post still names goes on, for it may be published. */
export async function cancelUnwanted(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const row of await listOwnerless(tx, keys)) {
    const uses = await findUses(tx, await listFilmsOf(tx, row));
    if (uses.size === 0) await failConversion(tx, row.id, { reason: 'cancelled' });
  }
}
