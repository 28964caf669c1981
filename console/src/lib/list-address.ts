// The state of a list lives in the address: page, size and filters survive a reload and the way back (R-LIST-012, R-LIST-017).
import { lastListPage, listPageSize, pageSizes, scrollToTopMs } from '@herald/contract/constants.ts';
import { useSearchParams } from 'react-router';
import { scrollToTop } from './scroll-to-top.ts';

export type ListAddress = {
  readonly page: number;
  readonly pageSize: number;
  /** Changes when the page's own menu entry is clicked again; part of a query's key (R-RTE-017). */
  readonly refreshTime: string;
  readonly read: (name: string) => string;
  /** Filters go back to the first page; an empty value leaves the address. */
  readonly filter: (changes: Readonly<Record<string, string>>) => void;
  /** What is shown beside the list does not turn its pages. */
  readonly show: (changes: Readonly<Record<string, string>>) => void;
  /** The query of the address with these changes, for links. */
  readonly searchWith: (changes: Readonly<Record<string, string>>) => string;
  /** `instead`: of a page that does not exist, to which the way back shall not lead. */
  readonly turn: (page: number, pageSize: number, how?: 'instead') => void;
};

/** From 1 to the last that may be asked for, whatever the address says. */
export function pageOf(asked: string | null): number {
  return Math.min(lastListPage, Math.max(1, Math.trunc(Number(asked ?? 1)) || 1));
}

export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const pageSize = pageSizes.find((size) => String(size) === search.get('pageSize')) ?? listPageSize;
  const page = pageOf(search.get('page'));
  // From the bar itself: what the hook gives is of the last drawing, and a second change before the next would undo the first.
  const change = (changes: Readonly<Record<string, string>>, how?: 'instead') =>
    setSearch(changed(new URLSearchParams(window.location.search), changes), { replace: how === 'instead' });
  return {
    page,
    pageSize,
    refreshTime: search.get('refreshTime') ?? '',
    read: (name) => search.get(name) ?? '',
    filter: (changes) => change({ ...changes, page: '' }),
    show: (changes) => change(changes),
    searchWith: (changes) => `?${changed(search, changes).toString()}`,
    turn: (wanted, size, how) => {
      change({ page: String(size === pageSize ? wanted : 1), pageSize: String(size) }, how);
      if (how === undefined) scrollToTop(scrollToTopMs);
    },
  };
}

function changed(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
