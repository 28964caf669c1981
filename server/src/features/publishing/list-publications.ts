// List the publications of one package, the children of a history row; or of a draft, also those of packages it was in before.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Actor, Context } from '../../context.ts';
import { isRowId } from '../../db/row-id.ts';
import { describePublication } from './describe-publication.ts';
import { findScope } from './find-scope.ts';
import { listHistoryOfItem } from './store/history.ts';
import { packagesOfDrafts } from './store/items.ts';

export async function listPublications(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof publishingEndpoints.historyOfPackage>> {
  if (!isRowId(id)) return { items: [] };
  const { db } = context;
  // Whichever of the two it is the id of: a draft may have become a package that its writer has not seen, or one that is deleted.
  const packageIds = [id, ...(await packagesOfDrafts(db, [id]))];
  const rows = await listHistoryOfItem(db, findScope(actor), { packageIds, draftId: id });
  return { items: rows.map((row) => describePublication(context, actor, row)) };
}
