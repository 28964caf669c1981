// The calls of the list of drafts: asking for it, deleting one.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type DraftQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly title: string;
  readonly startTime?: string;
  readonly endTime?: string;
};

export function useDrafts(query: DraftQuery, refreshTime: string) {
  return useQuery({
    queryKey: ['drafts', query, refreshTime],
    queryFn: ({ signal }) => call(contentEndpoints.listDrafts, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDeleteDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contentEndpoints.deleteDraft, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['drafts'] }),
  });
}
