// Save a composition to my content; saving the same content again is no new version.
import { checkContent } from '@herald/contract/check-content.ts';
import { compositionOfPackage, type Composition, type PackageBody } from '@herald/contract/content.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { changeDraft } from './change-draft.ts';
import { changePackage } from './change-package.ts';
import { compareContent } from './compare-content.ts';
import { composeDraft } from './compose-draft.ts';
import { findDraft } from './find-draft.ts';
import { findPackageOf } from './find-package-of.ts';
import { limitFormatting } from './limit-formatting.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { restoreLivePackage } from './restore-live-package.ts';
import type { DraftRow } from './store/drafts.ts';
import { insertPackage, type PackageRow } from './store/packages.ts';

type Saved = OutputOf<typeof contentEndpoints.createPackage>;

type Kept = { draft: DraftRow; found: PackageRow };
type Wanted = { ofDraft: Composition; content: Composition };

function saysAlready({ draft, found }: Kept, { ofDraft, content }: Wanted): boolean {
  const isOne = draft.packageId === found.id && draft.packageVersion === found.version;
  return isOne && compareContent(draft.content, ofDraft) && compareContent(found.content, content);
}

/** A draft goes on into the package it became before, and says from then on what the package says. */
export async function savePackage(context: Context, actor: Actor, body: PackageBody): Promise<Saved> {
  const given = limitFormatting(compositionOfPackage(body));
  const problems = checkContent(given, []);
  if (problems.length > 0) throw new Refusal('content-refused', {}, problems);

  return context.db.transaction().execute(async (tx) => {
    if (body.comesBack && body.pkGUID) await restoreLivePackage(tx, actor, body.pkGUID);
    const draft = body.draftid ? await findDraft(tx, actor, { id: body.draftid, to: 'change' }) : null;
    const ofDraft = draft && composeDraft(draft, given, body.channelBindIds);
    const content = { ...(ofDraft ?? given), accountIds: [] };
    const found = await findPackageOf(tx, actor, draft, body.pkGUID);
    const seen =
      body.revision ?? (found?.id === draft?.packageId ? draft?.packageVersion : null) ?? undefined;
    refuseOldFormat(draft, found);
    // Asked once more, as where the answer was lost: nothing is overwritten, by whomever.
    if (draft && ofDraft && found && saysAlready({ draft, found }, { ofDraft, content }))
      return {
        pkGUID: found.id,
        data: { pkGUID: found.id },
        revision: found.version,
        draftrevision: draft.revision,
      };
    const { personId: ownerId, departmentId } = actor;
    const { id: pkGUID, version } = found
      ? {
          id: found.id,
          version: await changePackage(context, tx, actor, { id: found.id, seen, content }),
        }
      : await insertPackage(tx, { ownerId, departmentId, content });
    // After the change, which holds the package: whoever schedules it is seen or waits.
    await refuseScheduled(tx, { draftId: null, packageId: pkGUID }, body.replaces);
    const change = draft &&
      ofDraft && {
        seen: body.draftrevision,
        replaces: body.replaces,
        packageId: pkGUID,
        packageVersion: version,
        content: ofDraft,
      };
    const changed = change && (await changeDraft(context, tx, actor, draft, change));
    return { pkGUID, data: { pkGUID }, revision: version, draftrevision: changed?.revision ?? null };
  });
}
