// Remove a draft: its row stays with status 9 and it can be restored for a month. What waits of it is withdrawn first.
import type { Actor, Context } from '../../context.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { findDraft } from './find-draft.ts';
import { deleteDraft } from './store/trash.ts';

export async function removeDraft(context: Context, actor: Actor, { id }: { id: string }): Promise<{}> {
  await context.db.transaction().execute(async (tx) => {
    const draft = await findDraft(tx, actor, { id, to: 'change' });
    await refuseScheduled(tx, { draftId: draft.id, packageId: null });
    await deleteDraft(tx, draft.id);
  });
  return {};
}
