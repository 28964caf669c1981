// The calls of the list of scheduled posts: asking for it, withdrawing one.
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const lookAgainMs = 10_000;

export function useSchedules(query: { page: number; pageSize: number; title: string }, refreshTime: string) {
  const queries = useQueryClient();
  const queryKey = ['schedules', query, refreshTime];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      // Looking again by itself says nothing when it fails; the first look does.
      const isFirst = queries.getQueryData(queryKey) === undefined;
      return call(publishingEndpoints.listSchedules, query, {
        signal,
        ...(isFirst ? {} : { mute: 'all' as const }),
      });
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
}

export function useWithdrawTiming() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(publishingEndpoints.withdrawTiming, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['schedules'] }),
  });
}
