// Hold the drafts of all that a call names, before the first of it is read: two who name the same the other way round come one after the other.
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { lockDrafts } from './lock-drafts.ts';
import { findDraftIdOf } from './store/drafts.ts';

type Named = {
  pkGUID?: string | null | undefined;
  draftId?: string | null | undefined;
  /** Whichever of the two it is the id of. */
  either?: string | undefined;
};

/** As read-package-for-publishing.ts finds them; what has no draft is held by nobody. */
export async function holdNamedDrafts(
  db: Executor,
  { departmentId }: Actor,
  named: readonly Named[],
): Promise<void> {
  const ids: string[] = [];
  for (const { pkGUID, draftId, either } of named) {
    const packageId = draftId ? null : pkGUID || either;
    const of = packageId ? await findDraftIdOf(db, { packageId, departmentId }) : null;
    ids.push(...[draftId || either, of].filter((id) => typeof id === 'string'));
  }
  await lockDrafts(db, ids);
}
