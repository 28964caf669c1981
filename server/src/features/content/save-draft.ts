// Save a draft: new, or over the revision its writer has seen; somebody else's change, of it or of the package it goes on into, is never overwritten unseen.
import { randomUUID } from 'node:crypto';
import { checkContent, checkDraft } from '@herald/contract/check-content.ts';
import { compositionOfDraft, type Draft } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { changeDraft } from './change-draft.ts';
import { compareContent } from './compare-content.ts';
import { findDraft } from './find-draft.ts';
import { findPackageOf } from './find-package-of.ts';
import { limitFormatting } from './limit-formatting.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { refuseStale } from './refuse-stale.ts';
import { findSavedId, insertDraft } from './store/drafts.ts';
import { claimSaves, findMadeId, pointSaves } from './store/saves.ts';

type Saved = OutputOf<typeof contentEndpoints.insertDraft>;

/** A draft may break the rules of channels, but not these. */
const limits = ['title-too-long', 'keywords-too-long'];
/** The revision of nobody: who sends a first save once more has not seen what became of it since. */
const unseen = 0;

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
    const newId = randomUUID();
    const id = draft.id ?? (await findId(tx, actor, draft, newId));
    const before = id ? await findDraft(tx, actor, { id, to: 'change' }) : null;
    const of = await findPackageOf(tx, actor, before, draft.pkGUID);
    const packageId = of?.id ?? null;
    // This very save once more, as a line that broke has it sent again: it is answered, and made no second time.
    const isRepeated = before !== null && saveKey !== undefined && before.saveKey === saveKey;
    if (isRepeated && before.packageId === packageId && compareContent(before.content, content))
      return saved({ ...before, savedAt: before.updatedAt }, packageId);
    refuseOldFormat(before, of);
    const known = draft.packageRevision ?? (packageId === before?.packageId ? before?.packageVersion : null);
    // Oneself, where the answer to saving the package was lost.
    const isSame = of !== null && compareContent(of.content, { ...content, accountIds: [] });
    if (of && !isSame && (known ?? of.version) !== of.version) refuseStale(context, of);
    const packageVersion = of && of.version;
    if (before) {
      const isOwn = isRepeated || (before.saveKey !== null && lostKeys.includes(before.saveKey));
      const seen = isOwn ? before.revision : (draft.revision ?? (draft.id ? undefined : unseen));
      const change = { seen, replaces: draft.replaces, packageId, packageVersion, content, saveKey };
      return saved(await changeDraft(context, tx, actor, before, change), packageId);
    }
    const { personId: ownerId, departmentId } = actor;
    const row = { id: newId, ownerId, departmentId, packageId, packageVersion, content, saveKey };
    return saved(await insertDraft(tx, row), packageId);
  });
}

/** Which draft a save without an id is of: what this save, or one before it whose answer was lost, has made; null where it is to make `newId`. */
async function findId(
  tx: Tx,
  { personId }: Actor,
  { saveKey, lostKeys = [] }: Draft,
  newId: string,
): Promise<string | null> {
  if (saveKey === undefined) return findSavedId(tx, personId, lostKeys);
  const saves = { personId, saveKeys: [saveKey, ...lostKeys] };
  await claimSaves(tx, { ...saves, draftId: newId });
  const id = (await findMadeId(tx, { personId, saveKey })) ?? (await findSavedId(tx, personId, lostKeys));
  await pointSaves(tx, { personId, saveKey, from: newId, to: id ?? newId });
  return id;
}
