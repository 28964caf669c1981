// The one call of the dashboard.
import { overviewEndpoints } from '@herald/contract/endpoints/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useOverview(refreshTime: string) {
  return useQuery({
    queryKey: ['overview', refreshTime],
    queryFn: ({ signal }) => call(overviewEndpoints.readOverview, {}, { signal, mute: 'all' }),
    placeholderData: (before) => before,
  });
}
