// The first saves of new drafts by their names: each makes one draft, however often it is sent.
import type { Tx } from '../../../db/client.ts';
import { deleted } from './drafts.ts';

type Saves = { personId: string; saveKeys: readonly string[] };

/** Those that nobody has made. Whoever claims one of them at the same moment waits here until this transaction has ended. */
export async function claimSaves(
  tx: Tx,
  { personId, saveKeys, draftId }: Saves & { draftId: string },
): Promise<void> {
  // In one order, so that two never wait for each other.
  const rows = [...new Set(saveKeys)].toSorted().map((saveKey) => ({
    person_id: personId,
    save_key: saveKey,
    draft_id: draftId,
  }));
  await tx
    .insertInto('draft_save')
    .values(rows)
    .onConflict((clash) => clash.columns(['person_id', 'save_key']).doNothing())
    .execute();
}

/** The draft a save has made, unless it was deleted since. */
export async function findMadeId(
  tx: Tx,
  { personId, saveKey }: { personId: string; saveKey: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('draft_save')
    .innerJoin('draft', 'draft.id', 'draft_save.draft_id')
    .select('draft.id')
    .where('person_id', '=', personId)
    .where('draft_save.save_key', '=', saveKey)
    .where('draft.status', '<>', deleted)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What was claimed for `from`, and this save, are of `to`. */
export async function pointSaves(
  tx: Tx,
  { personId, saveKey, from, to }: { personId: string; saveKey: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('draft_save')
    .set({ draft_id: to })
    .where('person_id', '=', personId)
    .where('draft_id', '<>', to)
    .where((save) => save.or([save('draft_id', '=', from), save('save_key', '=', saveKey)]))
    .execute();
}
