// The calls of the content lists: mine, my department's, everybody's; one package, deleting it, publishing again what failed of it.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type Scope = 'mine' | 'department' | 'all';
export type ContentRow = OutputOf<typeof contentEndpoints.listMine>['items'][number];

const endpoints = {
  mine: contentEndpoints.listMine,
  department: contentEndpoints.listDepartment,
  all: contentEndpoints.listAll,
} as const;

export type ContentQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly keyWord: string;
  readonly channel?: string;
  readonly contentFileType?: number;
  readonly createStartDate?: string;
  readonly createEndDate?: string;
};

export function useContentList(scope: Scope, query: ContentQuery, refreshTime: string) {
  return useQuery({
    queryKey: ['content', scope, query, refreshTime],
    queryFn: ({ signal }) => call(endpoints[scope], query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRefreshContent() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}

/** Who shows it says what went wrong. */
export function usePackage(pkGUID: string) {
  return useQuery({
    queryKey: ['content', 'one', pkGUID],
    queryFn: ({ signal }) => call(contentEndpoints.queryPackage, { id: pkGUID }, { signal, mute: 'all' }),
  });
}

export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(contentEndpoints.listCategories, {}, { signal, mute: 'all' }),
    staleTime: Infinity,
  });
}

/** Tells nothing by itself. */
export function useDeletePackage() {
  return useMutation({
    mutationFn: (pkGUID: string) =>
      call(contentEndpoints.deletePackage, { pkGUID, pkguid: pkGUID }, { mute: 'all' }),
  });
}

/** Of a whole package: what its accounts show already is left alone, and nothing is asked (D-08). */
export function useRestart() {
  const refresh = useRefreshContent();
  return useMutation({
    mutationFn: (pkGUID: string) => call(publishingEndpoints.restart, { id: pkGUID }),
    onSettled: refresh,
  });
}
