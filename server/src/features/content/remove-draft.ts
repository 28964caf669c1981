// Remove a draft: its row stays with status 9 and nobody sees it any more.
import type { Actor, Context } from '../../context.ts';
import { findDraft } from './find-draft.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function removeDraft(context: Context, actor: Actor, { id }: { id: string }): Promise<{}> {
  const draft = await findDraft(context.db, actor, { id, to: 'change' });
  await setDraftStatus(context.db, draft.id, 9);
  return {};
}
