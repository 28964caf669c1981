// The calls of the content lists: mine, my department's, everybody's; deleting a package.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type Scope = 'mine' | 'department' | 'all';

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
};

export function useContentList(scope: Scope, query: ContentQuery, refreshTime: string) {
  return useQuery({
    queryKey: ['content', scope, query, refreshTime],
    queryFn: ({ signal }) => call(endpoints[scope], query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(contentEndpoints.listCategories, {}, { signal, mute: 'all' }),
    staleTime: Infinity,
  });
}

export function useDeletePackage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pkGUID: string) => call(contentEndpoints.deletePackage, { pkGUID, pkguid: pkGUID }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['content'] }),
  });
}
