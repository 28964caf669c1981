// The calls of the list of scheduled posts: asking for it, publishing one now, withdrawing one, taking lines off it.
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/call.ts';
import { isMoving } from './is-moving.ts';

const lookAgainMs = 10_000;
/** While one of the rows is about to change. */
const lookSoonMs = 2_000;

export type Row = OutputOf<typeof scheduleEndpoints.listSchedules>['items'][number];
export type ScheduleQuery = z.input<(typeof scheduleEndpoints.listSchedules)['input']>;

/** `withFiles` narrows the list to posts with uploaded files. */
export function useSchedules(
  query: ScheduleQuery,
  { withFiles, refreshTime }: { withFiles: boolean; refreshTime: string },
) {
  const queries = useQueryClient();
  const queryKey = ['schedules', withFiles, query, refreshTime] as const;
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
    // Until the rows of another tab are known none are shown: what can be done with these is not what could with those.
    placeholderData: (rows, before) => (before?.queryKey[2].state === query.state ? rows : undefined),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? lookSoonMs : lookAgainMs),
  });
}

export function useRefreshSchedules() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['schedules'] });
}

/** C-41: publishing what is scheduled, from its list. */
const publishNowStatus = 5;

export function usePublishScheduled() {
  return useMutation({
    mutationFn: (id: string) =>
      call(scheduleEndpoints.publishScheduled, {
        schedulePubMaterialId: id,
        status: publishNowStatus,
      }),
    onSettled: useRefreshSchedules(),
  });
}

export function useWithdrawTiming() {
  return useMutation({
    mutationFn: (id: string) => call(scheduleEndpoints.withdrawTiming, { id }),
    onSettled: useRefreshSchedules(),
  });
}

/** Says nothing by itself: whoever deletes several names each that stays. */
export function deleteSchedule(id: string) {
  return call(scheduleEndpoints.deleteSchedules, { ids: id }, { mute: 'all' });
}
