// Save a draft: new, or over the revision its writer has seen; somebody else's change, of it or of the package it goes on into, is never overwritten unseen.
import { checkContent, checkDraft } from '@herald/contract/check-content.ts';
import { compositionOfDraft, type Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeDraft } from './change-draft.ts';
import { compareContent } from './compare-content.ts';
import { findDraft } from './find-draft.ts';
import { findPackageOf } from './find-package-of.ts';
import { limitFormatting } from './limit-formatting.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { refuseStale } from './refuse-stale.ts';
import { findSavedId, insertDraft } from './store/drafts.ts';

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
    const { saveKey, lostKeys = [] } = draft;
    const id = draft.id ?? (await findSavedId(tx, actor.personId, lostKeys));
    const before = id ? await findDraft(tx, actor, { id, to: 'change' }) : null;
    const of = await findPackageOf(tx, actor, before, draft.pkGUID);
    refuseOldFormat(before, of);
    const packageId = of?.id ?? null;
    const known = draft.packageRevision ?? (packageId === before?.packageId ? before?.packageVersion : null);
    // Oneself, where the answer to saving the package was lost.
    const isSame = of !== null && compareContent(of.content, { ...content, accountIds: [] });
    if (of && !isSame && (known ?? of.version) !== of.version) refuseStale(context, of);
    const packageVersion = of && of.version;
    if (before) {
      const isOwnLost = before.saveKey !== null && lostKeys.includes(before.saveKey);
      const seen = isOwnLost ? before.revision : draft.revision;
      const change = { seen, replaces: draft.replaces, packageId, packageVersion, content, saveKey };
      return saved(await changeDraft(context, tx, actor, before, change), packageId);
    }
    const { personId: ownerId, departmentId } = actor;
    const row = { ownerId, departmentId, packageId, packageVersion, content, saveKey };
    return saved(await insertDraft(tx, row), packageId);
  });
}
