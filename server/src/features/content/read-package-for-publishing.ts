// Read what is to be published, in the transaction that queues it; a draft first becomes, or renews, its package.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { changePackage } from './change-package.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { refuseStale } from './refuse-stale.ts';
import { findDraft as findRow, findDraftIdOf, setDraftPackage } from './store/drafts.ts';
import { insertPackage } from './store/packages.ts';

type Asked = {
  pkGUID?: string | null | undefined;
  draftId?: string | null | undefined;
  /** Whichever of the two it is the id of. */
  either?: string | undefined;
  revision?: number | undefined;
};
export type PackageToPublish = {
  packageId: string;
  draftId: string | null;
  content: Composition;
  contentVersion: number;
};

/** Only one's own department's can be published. A package that is named wins over the draft it came from. */
export async function readPackageForPublishing(
  context: Context,
  db: Executor,
  actor: Actor,
  asked: Asked,
): Promise<PackageToPublish> {
  const { departmentId } = actor;
  const { revision } = asked;
  const { pkGUID, draftId } = asked.either === undefined ? asked : await named(db, asked.either);
  const from = draftId || (pkGUID ? await findDraftIdOf(db, { packageId: pkGUID, departmentId }) : null);
  const draft = from ? await findDraft(db, actor, { id: from, to: 'change' }) : null;
  const packageId = pkGUID || (draft && (await renewPackage(context, db, actor, draft)));
  if (!packageId) throw new Refusal('not-found');
  const found = await findPackage(db, actor, { id: packageId, to: 'change' });
  if (revision !== undefined && revision !== found.version) refuseStale(context, found);
  return { packageId, draftId: draft?.id ?? null, content: found.content, contentVersion: found.version };
}

async function named(db: Executor, id: string): Promise<Asked> {
  return (await findRow(db, id)) ? { draftId: id } : { pkGUID: id };
}

type Draft = { id: string; packageId: string | null; content: Composition };

/** The accounts a draft has chosen are no content: choosing others makes no new version. */
async function renewPackage(context: Context, db: Executor, actor: Actor, draft: Draft): Promise<string> {
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
