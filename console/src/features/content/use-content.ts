// Content as the screen holds it: the list, how much stands in which way, the categories, and asking for it anew.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countContent,
  listCategories,
  listContent,
  restartPackage,
  type ContentQuery,
  type Scope,
} from './api.ts';

export function useContentList(scope: Scope, query: ContentQuery, refreshTime: string) {
  return useQuery({
    queryKey: ['content', scope, query, refreshTime] as const,
    queryFn: ({ signal }) => listContent(scope, query, signal),
    // Until the rows of another tab are known none are shown: what can be done with these is not what could with those.
    placeholderData: (rows, before) => (before?.queryKey[2].state === query.state ? rows : undefined),
  });
}

/** Of every page and state of it; undefined until it is known. */
export function useContentCounts(scope: Scope, query: ContentQuery, refreshTime: string) {
  const { page: _page, pageSize: _size, state: _state, sort: _sort, order: _order, ...found } = query;
  const asked = { ...found, page: 1, pageSize: 1 };
  return useQuery({
    queryKey: ['content', 'counts', scope, asked, refreshTime],
    queryFn: ({ signal }) => countContent(scope, asked, signal),
    placeholderData: keepPreviousData,
  }).data;
}

export function useRefreshContent() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}

/** With `used` those taken away since that packages keep: to find these, not to file under them. */
export function useCategories(used: '0' | '1') {
  return useQuery({
    queryKey: ['categories', 'content', used],
    queryFn: ({ signal }) => listCategories(used, signal),
    staleTime: 300_000,
  });
}

export function useRestart() {
  const refresh = useRefreshContent();
  return useMutation({ mutationFn: restartPackage, onSettled: refresh });
}
