// The call of the statistics, looked at again while it is in sight.
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const scopes = ['mine', 'department', 'all'] as const;
export type Scope = (typeof scopes)[number];

export type TotalsQuery = {
  readonly of: Scope;
  readonly from: string;
  readonly until: string;
  readonly channelid?: ChannelId;
  readonly bid?: string;
};

const laterMs = 60_000;

export function useTotals(query: TotalsQuery, refreshTime: string) {
  return useQuery({
    queryKey: ['statistics', query, refreshTime],
    queryFn: ({ signal }) => call(publishingEndpoints.readTotals, query, { signal, mute: 'all' }),
    placeholderData: keepPreviousData,
    refetchInterval: laterMs,
    refetchIntervalInBackground: false,
  });
}
