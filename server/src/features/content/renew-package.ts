// Renew the package of a draft from what the draft says, or make it; never over what somebody else has written into it since.
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { changePackage } from './change-package.ts';
import { findPackageOf } from './find-package-of.ts';
import { setDraftPackage, type DraftRow } from './store/drafts.ts';
import { insertPackage } from './store/packages.ts';

type Draft = Pick<DraftRow, 'id' | 'packageId' | 'packageVersion' | 'content'>;

/**
 * The accounts a draft has chosen are no content: choosing others makes no new version. `replaces` is the schedule that this is about
 * to replace: another one of the package would go out with the words it has. Errors: not-found, changed-elsewhere, still-scheduled.
 */
export async function renewPackage(
  context: Context,
  db: Executor,
  actor: Actor,
  draft: Draft,
  replaces?: string,
): Promise<string> {
  const content = { ...draft.content, accountIds: [] };
  const found = await findPackageOf(db, actor, draft);
  if (!found) {
    const { personId: ownerId, departmentId } = actor;
    const { id: packageId, version } = await insertPackage(db, { ownerId, departmentId, content });
    await setDraftPackage(db, draft.id, { packageId, packageVersion: version });
    return packageId;
  }
  const seen = draft.packageVersion ?? undefined;
  const version = await changePackage(context, db, actor, { id: found.id, seen, content });
  if (version !== found.version) await refuseScheduled(db, { draftId: null, packageId: found.id }, replaces);
  await setDraftPackage(db, draft.id, { packageId: found.id, packageVersion: version });
  return found.id;
}
