// Which items an address names, and the address that names those that are open (R-COMP-057, R-COMP-058, R-RTE-008).
import { copiedIn, type Copied } from '../../lib/copy-address.ts';
import type { Identity } from './saved-forms.ts';

export type Named =
  | { readonly kind: 'draft' | 'package'; readonly id: string }
  | { readonly kind: 'copy'; readonly copied: Copied }
  | { readonly kind: 'new' };

/** `at` is the place of the one on the desk. */
export type NamedItems = { readonly items: readonly Named[]; readonly at: number };

/** Ours, among the ids of drafts: what was not saved yet, and a package no draft is known of. */
const fresh = 'new';
const packageMark = 'package:';

export function namedIn(search: URLSearchParams): NamedItems {
  const named =
    search
      .get('ids')
      ?.split(',')
      .filter((one) => one !== '') ?? [];
  const ids = named.filter((one, place) => one === fresh || named.indexOf(one) === place);
  const id = search.get('id');
  const pkGUID = search.get('pkGUID');
  const copied = copiedIn(search);
  if (copied && ids.length === 0 && id === null && pkGUID === null)
    return { items: [{ kind: 'copy', copied }], at: 0 };
  if (ids.length === 0) return { items: [single(id, pkGUID)], at: 0 };
  const all = id === null || ids.includes(id) ? ids : [id, ...ids];
  return { items: all.map(read), at: Math.max(0, all.indexOf(id ?? '')) };
}

function single(id: string | null, pkGUID: string | null): Named {
  if (id !== null) return { kind: 'draft', id };
  return pkGUID === null ? { kind: 'new' } : { kind: 'package', id: pkGUID };
}

function read(text: string): Named {
  if (text === fresh) return { kind: 'new' };
  return text.startsWith(packageMark)
    ? { kind: 'package', id: text.slice(packageMark.length) }
    : { kind: 'draft', id: text };
}

/** With its question mark; empty where nothing is saved. */
export function searchOf(identities: readonly Identity[], at: number): string {
  const names = identities.map(({ draftId, pkGUID }) => draftId ?? (pkGUID ? packageMark + pkGUID : fresh));
  const here = identities[at];
  if (names.length > 1)
    return `?${new URLSearchParams({ id: names[at] ?? '', ids: names.join(',') }).toString()}`;
  if (here?.draftId) return `?${new URLSearchParams({ id: here.draftId }).toString()}`;
  return here?.pkGUID ? `?${new URLSearchParams({ pkGUID: here.pkGUID }).toString()}` : '';
}
