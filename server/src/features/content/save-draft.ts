// Save a draft: new, or over the revision its writer has seen; somebody else's change is never overwritten unseen.
import { checkContent, checkDraft } from '@herald/contract/check-content.ts';
import { compositionOfDraft, type Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeDraft } from './change-draft.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { limitFormatting } from './limit-formatting.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { insertDraft } from './store/drafts.ts';

type Saved = OutputOf<typeof contentEndpoints.insertDraft>;

/** A draft may break the rules of channels, but not these. */
const limits = ['title-too-long', 'keywords-too-long'];

export async function saveDraft(context: Context, actor: Actor, draft: Draft): Promise<Saved> {
  const { db, config } = context;
  const content = limitFormatting(compositionOfDraft(draft));
  const problems = [
    ...checkDraft(content),
    ...checkContent(content, []).filter(({ code }) => limits.includes(code)),
  ];
  if (problems.length > 0) throw new Refusal('content-refused', {}, problems);

  const saved = (row: { id: string; revision: number; savedAt: Date }, pkGUID: string | null) => ({
    id: row.id,
    pkGUID,
    revision: row.revision,
    savedAt: wallClockOf(row.savedAt, config.zone),
  });
  return db.transaction().execute(async (tx) => {
    const before = draft.id ? await findDraft(tx, actor, { id: draft.id, to: 'change' }) : null;
    const named = draft.pkGUID ? await findPackage(tx, actor, { id: draft.pkGUID, to: 'change' }) : null;
    refuseOldFormat(before, named);
    const packageId = named?.id ?? before?.packageId ?? null;
    if (before) {
      const { revision: seen, replaces } = draft;
      return saved(
        await changeDraft(context, tx, actor, before, { seen, replaces, packageId, content }),
        packageId,
      );
    }
    const { personId: ownerId, departmentId } = actor;
    return saved(await insertDraft(tx, { ownerId, departmentId, packageId, content }), packageId);
  });
}
