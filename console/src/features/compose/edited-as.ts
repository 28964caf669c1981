// What a link to the composer edits: what is live (status 3) or what is scheduled (status 0), whether the status came as text or as a number (C-40).

export type EditedAs =
  | { readonly kind: 'live'; readonly oppId: string }
  /** `id` is the schedule's, or its draft's or package's; `bid` the one account that is meant, null for all of it. */
  | { readonly kind: 'scheduled'; readonly id: string; readonly bid: string | null };

type Asked = { get(name: string): string | number | null };

/** Null: a new composition, a draft or a package. An id that is missing is answered as one that is not there. */
export function editedAs(search: Asked): EditedAs | null {
  const read = (...names: readonly string[]) =>
    names.map((name) => String(search.get(name) ?? '')).find((value) => value !== '');
  const status = read('status');
  // A link without the publication names its package (R-RTE-026).
  if (status === '3') return { kind: 'live', oppId: read('opp_id', 'pkGUID') ?? '-' };
  if (status !== '0') return null;
  const id = read('schedulePubMaterialId', 'id', 'pkGUID') ?? '-';
  return { kind: 'scheduled', id, bid: read('channelBindId', 'channel_bind_id') ?? null };
}
