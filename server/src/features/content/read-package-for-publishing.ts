// Read what is to be published, in the transaction that queues it; a draft first becomes, or renews, its package.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findDraft } from './find-draft.ts';
import { findPackage } from './find-package.ts';
import { findVersion } from './find-version.ts';
import { refuseStale } from './refuse-stale.ts';
import { renewPackage } from './renew-package.ts';
import { findDraft as findRow, findDraftIdOf } from './store/drafts.ts';

type Asked = {
  pkGUID?: string | null | undefined;
  draftId?: string | null | undefined;
  /** Whichever of the two it is the id of. */
  either?: string | undefined;
  revision?: number | undefined;
  draftRevision?: number | undefined;
  /** The version whose words are wanted, where that is not the newest. */
  asOf?: number | undefined;
  /** The schedule in whose place it is read. */
  replaces?: string | undefined;
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
  const { revision, draftRevision } = asked;
  const { pkGUID, draftId } = asked.either === undefined ? asked : await named(db, asked.either);
  const from = draftId || (pkGUID ? await findDraftIdOf(db, { packageId: pkGUID, departmentId }) : null);
  const draft = from ? await findDraft(db, actor, { id: from, to: 'change' }) : null;
  if (draft && draftRevision !== undefined && draftRevision !== draft.revision) refuseStale(context, draft);
  const packageId = pkGUID || (draft && (await renewPackage(context, db, actor, draft, asked.replaces)));
  if (!packageId) throw new Refusal('not-found');
  const found = await findPackage(db, actor, { id: packageId, to: 'change' });
  if (revision !== undefined && revision !== found.version) refuseStale(context, found);
  const { content, version } =
    asked.asOf === undefined || asked.asOf === found.version
      ? found
      : await findVersion(db, { packageId: found.id, version: asked.asOf });
  // In the row's own spelling: in another the same package would not be known again as what stands there already.
  return { packageId: found.id, draftId: draft?.id ?? null, content, contentVersion: version };
}

async function named(db: Executor, id: string): Promise<Asked> {
  return (await findRow(db, id)) ? { draftId: id } : { pkGUID: id };
}
