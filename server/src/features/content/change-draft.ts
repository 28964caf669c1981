// Change a draft over the revision its writer has seen, and never while it waits for its time with other words.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { refuseStale } from './refuse-stale.ts';
import { updateDraft, type DraftRow } from './store/drafts.ts';

export type DraftChange = {
  seen: number | undefined;
  replaces?: string | undefined;
  packageId: string | null;
  packageVersion: number | null;
  content: Composition;
  saveKey?: string | undefined;
};

/** The draft was found to be changed in this transaction, so it is held. */
export async function changeDraft(
  context: Context,
  tx: Tx,
  actor: Actor,
  draft: DraftRow,
  { replaces, ...change }: DraftChange,
): Promise<{ id: string; revision: number; savedAt: Date }> {
  await refuseScheduled(tx, { draftId: draft.id, packageId: null }, replaces);
  const written = await updateDraft(tx, { id: draft.id, by: actor.personId, ...change });
  return written ?? refuseStale(context, draft);
}
