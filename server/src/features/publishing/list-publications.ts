// List the publications of one package: the children of a history row.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Actor, Context } from '../../context.ts';
import { describePublication } from './describe-publication.ts';
import { findScope } from './find-scope.ts';
import { listHistoryOfPackage } from './store/history.ts';

export async function listPublications(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof publishingEndpoints.historyOfPackage>> {
  const rows = await listHistoryOfPackage(context.db, findScope(actor), id);
  return { items: rows.map((row) => describePublication(context, actor, row)) };
}
