// The calls of drafts: the list of mine, one with all it holds, deleting and restoring one.
import type { draftSorts, DraftStatus, SortOrder } from '@herald/contract/content-lists.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { secondsOf, type Days } from '../../lib/day-range.tsx';

export type DraftRow = OutputOf<typeof contentEndpoints.listDrafts>['items'][number];
/** What is looked for: words of the title, and the days of creation. */
export type Wanted = Days & { readonly title: string };
export const everything: Wanted = { title: '', from: '', until: '' };

type Sorted = { readonly sort?: (typeof draftSorts)[number]; readonly order?: SortOrder };
type Pages = { readonly page: number; readonly pageSize: number };

export function useDrafts(
  { page, pageSize }: Pages,
  wanted: Wanted & Sorted & { readonly status?: DraftStatus | undefined },
  refreshTime: string,
) {
  const { start, end } = secondsOf(wanted);
  const query = {
    page,
    pageSize,
    title: wanted.title,
    ...(wanted.sort === undefined ? {} : { sort: wanted.sort, order: wanted.order ?? 'asc' }),
    ...(wanted.status === undefined ? {} : { status: wanted.status }),
    ...(start === null ? {} : { startTime: start }),
    ...(end === null ? {} : { endTime: end }),
  };
  return useQuery({
    queryKey: ['drafts', 'list', query, refreshTime] as const,
    queryFn: ({ signal }) => call(contentEndpoints.listDrafts, query, { signal }),
    // Until the rows of another tab are known none are shown: what can be done with these is not what could with those.
    placeholderData: (rows, before) => (before?.queryKey[2].status === query.status ? rows : undefined),
  });
}

export function useRefreshDrafts() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['drafts'] });
}

/** These tell nothing by themselves. */
export const deleteDraft = (id: string) => call(contentEndpoints.deleteDraft, { id }, { mute: 'all' });
export const restoreDraft = (id: string) => call(contentEndpoints.restoreDraft, { id }, { mute: 'all' });
