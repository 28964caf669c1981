// The address under which the composer edits what is scheduled: status 0, as the specification's links have it (C-40).
import type { Row } from './api.ts';

/** The one account is named where it is the only one (R-COMP-043). */
export function editAddress({ id, draftid, pkGUID, accounts: [first, ...others] }: Row): string {
  const search = new URLSearchParams({ status: '0', schedulePubMaterialId: id, pkGUID });
  if (draftid !== null) search.set('id', draftid);
  if (first && others.length === 0) search.set('channelBindId', first.id);
  return `/api/content/publish/pubContent?${search.toString()}`;
}
