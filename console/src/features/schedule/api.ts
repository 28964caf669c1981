// The calls of the list of scheduled posts: asking for it, publishing one now, withdrawing one.
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const lookAgainMs = 10_000;

/** `withFiles` narrows the list to posts with uploaded files. */
export function useSchedules(
  query: { page: number; pageSize: number; title: string },
  { withFiles, refreshTime }: { withFiles: boolean; refreshTime: string },
) {
  const queries = useQueryClient();
  const queryKey = ['schedules', withFiles, query, refreshTime];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      // Looking again by itself says nothing when it fails; the first look does.
      const isFirst = queries.getQueryData(queryKey) === undefined;
      const list = withFiles ? scheduleEndpoints.listFileSchedules : scheduleEndpoints.listSchedules;
      return call(list, query, {
        signal,
        ...(isFirst ? {} : { mute: 'all' as const }),
      });
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
}

/** C-41: publishing what is scheduled, from its list. */
const publishNowStatus = 5;

export function usePublishScheduled() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(scheduleEndpoints.publishScheduled, {
        schedulePubMaterialId: id,
        status: publishNowStatus,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['schedules'] }),
  });
}

export function useWithdrawTiming() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(scheduleEndpoints.withdrawTiming, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['schedules'] }),
  });
}
