// Restore what a package said: a new version of it, and of the draft it came from where that says the same, so that neither undoes the other.
import type { Actor, Context } from '../../context.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { changeDraft } from './change-draft.ts';
import { changePackage } from './change-package.ts';
import { compareContent } from './compare-content.ts';
import { composeDraft } from './compose-draft.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { findVersion } from './find-version.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { findDraftIdOf } from './store/drafts.ts';

/** Errors: not-found, changed-elsewhere, still-scheduled, old-format. */
export async function restoreVersion(
  context: Context,
  actor: Actor,
  { pkGUID, version, revision: seen }: { pkGUID: string; version: number; revision: number },
): Promise<{ revision: number }> {
  const { departmentId } = actor;
  return context.db.transaction().execute(async (tx) => {
    const draftId = await findDraftIdOf(tx, { packageId: pkGUID, departmentId });
    const draft = draftId ? await findDraft(tx, actor, { id: draftId, to: 'change' }) : null;
    const found = await findPackage(tx, actor, { id: pkGUID, to: 'change' });
    refuseOldFormat(draft, found);
    const { content } = await findVersion(tx, { packageId: found.id, version });
    const revision = await changePackage(context, tx, actor, { id: found.id, seen, content });
    await refuseScheduled(tx, { draftId: null, packageId: found.id });
    // Words its draft alone has are not lost: then only the package changes.
    if (draft && compareContent(draft.content, composeDraft(draft, found.content, undefined))) {
      const said = composeDraft(draft, content, undefined);
      const goesOn = { packageId: found.id, packageVersion: revision };
      await changeDraft(context, tx, actor, draft, { seen: undefined, ...goesOn, content: said });
    }
    return { revision };
  });
}
