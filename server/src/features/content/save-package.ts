// Save a composition to my content; saving the same content again is no new version.
import { checkContent } from '@herald/contract/check-content.ts';
import { compositionOfPackage, type PackageBody } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { setDraftPackage } from './store/drafts.ts';
import { insertPackage, updatePackage } from './store/packages.ts';

type Saved = { pkGUID: string; data: { pkGUID: string } };

/** A draft that already became a package goes on into the same one. */
export async function savePackage(context: Context, actor: Actor, body: PackageBody): Promise<Saved> {
  const content = compositionOfPackage(body);
  const problems = checkContent(content, []);
  if (problems.length > 0) throw new Refusal('content-refused', {}, problems);

  return context.db.transaction().execute(async (tx) => {
    const draft = body.draftid ? await findDraft(tx, actor, { id: body.draftid, to: 'change' }) : null;
    const known = body.pkGUID || draft?.packageId;
    const found = known ? await findPackage(tx, actor, { id: known, to: 'change' }) : null;
    if (found) await updatePackage(tx, found.id, content);
    const { personId: ownerId, departmentId } = actor;
    const pkGUID = found?.id ?? (await insertPackage(tx, { ownerId, departmentId, content }));
    if (draft && draft.packageId !== pkGUID) await setDraftPackage(tx, draft.id, pkGUID);
    return { pkGUID, data: { pkGUID } };
  });
}
