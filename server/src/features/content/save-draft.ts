// Save a draft: new, or over the revision its writer has seen; somebody else's change is never overwritten unseen.
import { checkContent, checkDraft } from '@herald/contract/check-content.ts';
import { compositionOfDraft, type Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { insertDraft, updateDraft } from './store/drafts.ts';

type Saved = OutputOf<typeof contentEndpoints.insertDraft>;

/** A draft may break the rules of channels, but not these. */
const limits = ['title-too-long', 'keywords-too-long'];

export async function saveDraft(context: Context, actor: Actor, draft: Draft): Promise<Saved> {
  const { db, config } = context;
  const content = compositionOfDraft(draft);
  const problems = [
    ...checkDraft(content),
    ...checkContent(content, []).filter(({ code }) => limits.includes(code)),
  ];
  if (problems.length > 0) throw new Refusal('content-refused', {}, problems);

  const packageId = draft.pkGUID
    ? (await findPackage(db, actor, { id: draft.pkGUID, to: 'change' })).id
    : null;
  const saved = (row: { id: string; revision: number; savedAt: Date }, pkGUID: string | null) => ({
    id: row.id,
    pkGUID,
    revision: row.revision,
    savedAt: wallClockOf(row.savedAt, config.zone),
  });
  if (draft.id === undefined || draft.id === '') {
    const { personId, departmentId } = actor;
    return saved(await insertDraft(db, { ownerId: personId, departmentId, packageId, content }), packageId);
  }

  const before = await findDraft(db, actor, { id: draft.id, to: 'change' });
  const kept = packageId ?? before.packageId;
  const written = await updateDraft(db, {
    id: draft.id,
    seen: draft.revision,
    by: actor.personId,
    packageId: kept,
    content,
  });
  if (written) return saved(written, kept);
  const other = await findDraft(db, actor, { id: draft.id, to: 'change' });
  throw new Refusal('changed-elsewhere', {
    who: other.changedBy ?? '',
    at: wallClockOf(other.updatedAt, config.zone),
  });
}
