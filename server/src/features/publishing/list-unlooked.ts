// List unlooked: of what is to be published, what was there already when the house was put back, by account and item.
import type { Tx } from '../../db/client.ts';
import { findItem, type Named } from './find-item.ts';
import type { Confirmed } from './refuse-twins.ts';
import type { Unlooked } from './refuse-unlooked.ts';
import { isOfItem } from './store/parts.ts';
import { findRestoreOf } from './store/restores.ts';
import type { Publication } from './store/rows.ts';

/** What the account shows of these items already: as they are now, and as they were. */
type Place = {
  readonly account: string;
  readonly on: { readonly id: string };
  readonly sameVersion: readonly Publication[];
  readonly otherVersions: readonly Publication[];
};
type Asked = Named & { readonly later?: readonly Named[]; readonly confirmed: Confirmed };

/**
 * Each article of a message by itself. Where one was sent from here since the restore, or waits already and was looked through
 * under its pause, nothing of it is unknown. A draft may have no package yet that lasts: it is named by its own id.
 */
export async function listUnlooked(tx: Tx, places: readonly Place[], asked: Asked): Promise<Unlooked[]> {
  const found: Unlooked[] = [];
  for (const one of [asked, ...(asked.later ?? [])]) {
    const item = await findItem(tx, [one]);
    const restoredAt = await findRestoreOf(tx, item);
    if (restoredAt === null) continue;
    for (const { account, on, sameVersion, otherVersions } of places) {
      const isSince = (row: Publication) => row.created_at > restoredAt && isOfItem(row, item);
      const isKnown = [...sameVersion, ...otherVersions].some(isSince) || asked.confirmed.words?.has(on.id);
      if (isKnown !== true) found.push({ account, id: one.draftId ?? one.packageId });
    }
  }
  return found;
}
