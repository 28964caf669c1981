// The address under which the composer edits what is scheduled: status 0, as the specification's links have it (C-40).

/** All of one schedule. */
export function scheduleAddress({ id }: { readonly id: string }): string {
  return `/api/content/publish/pubContent?${new URLSearchParams({ status: '0', schedulePubMaterialId: id }).toString()}`;
}

export type Scheduled = {
  readonly id: string;
  readonly pkGUID: string;
  readonly draftid: string | null;
  readonly accounts: readonly { readonly id: string }[];
};

/** The one account is named where it is the only one (R-COMP-043). */
export function scheduledAddress({ id, draftid, pkGUID, accounts: [first, ...others] }: Scheduled): string {
  const search = new URLSearchParams({ status: '0', schedulePubMaterialId: id, pkGUID });
  if (draftid !== null) search.set('id', draftid);
  if (first && others.length === 0) search.set('channelBindId', first.id);
  return `/api/content/publish/pubContent?${search.toString()}`;
}
