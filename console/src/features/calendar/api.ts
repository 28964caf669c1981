// The calls of the calendar: the entries of its days, and another time for one of them.
import { calendarEndpoints, type CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const lookAgainMs = 30_000;

type Entries = OutputOf<typeof calendarEndpoints.listCalendar>;
/** Days as "YYYY-MM-DD", both of them whole. */
export type Days = { readonly from: string; readonly until: string };

export function useEntries({ from, until }: Days, refreshTime: string) {
  const queries = useQueryClient();
  const queryKey = ['calendar', from, until, refreshTime];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isFirst = queries.getQueryData(queryKey) === undefined;
      const asked = { startTime: `${from} 00:00:00`, endTime: `${until} 23:59:59` };
      return call(calendarEndpoints.listCalendar, asked, {
        signal,
        ...(isFirst ? {} : { mute: 'all' as const }),
      });
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
}

export type Move = { readonly scheduleId: string; readonly pubTime: string; readonly dueAt: string };

/** Another schedule takes its place; meanwhile the entry stands where it was put. */
export function useReplan() {
  const queries = useQueryClient();
  const entries = { queryKey: ['calendar'] };
  const at = (item: CalendarItem, { scheduleId, dueAt }: Move) =>
    item.scheduleId === scheduleId ? { ...item, dueAt } : item;
  return useMutation({
    mutationFn: ({ scheduleId: id, pubTime }: Move) =>
      call(scheduleEndpoints.updateSchedule, { id, pubTime }),
    onMutate: async (move: Move) => {
      await queries.cancelQueries(entries);
      queries.setQueriesData<Entries>(entries, (before) =>
        before ? { ...before, items: before.items.map((item) => at(item, move)) } : before,
      );
    },
    // Refused, it goes back to where it is.
    onSettled: () => queries.invalidateQueries(entries),
  });
}
