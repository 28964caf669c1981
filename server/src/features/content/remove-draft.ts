// Remove a draft: its row stays with status 9 and nobody sees it any more. What waits of it is withdrawn first.
import type { Actor, Context } from '../../context.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { findDraft } from './find-draft.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function removeDraft(context: Context, actor: Actor, { id }: { id: string }): Promise<{}> {
  await context.db.transaction().execute(async (tx) => {
    const draft = await findDraft(tx, actor, { id, to: 'change' });
    await refuseScheduled(tx, { draftId: draft.id, packageId: null });
    await setDraftStatus(tx, draft.id, 9);
  });
  return {};
}
