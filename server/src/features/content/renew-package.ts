// Renew the package of a draft from what the draft says, or make it.
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { changePackage } from './change-package.ts';
import { findPackage } from './find-package.ts';
import { setDraftPackage, type DraftRow } from './store/drafts.ts';
import { insertPackage } from './store/packages.ts';

type Draft = Pick<DraftRow, 'id' | 'packageId' | 'content'>;

/** The accounts a draft has chosen are no content: choosing others makes no new version. */
export async function renewPackage(
  context: Context,
  db: Executor,
  actor: Actor,
  draft: Draft,
): Promise<string> {
  const content = { ...draft.content, accountIds: [] };
  const known = draft.packageId;
  if (known !== null) {
    await findPackage(db, actor, { id: known, to: 'change' });
    await changePackage(context, db, actor, { id: known, seen: undefined, content });
    return known;
  }
  const { personId: ownerId } = actor;
  const { id } = await insertPackage(db, { ownerId, departmentId: actor.departmentId, content });
  await setDraftPackage(db, draft.id, id);
  return id;
}
