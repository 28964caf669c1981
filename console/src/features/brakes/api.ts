// The calls of the brakes: pausing, lifting, and how the platforms stand.
import type { PauseScope } from '@herald/contract/brakes.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { brakeEndpoints } from '@herald/contract/endpoints/brakes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const lookAgainMs = 5_000;

export function usePlatforms() {
  return useQuery({
    queryKey: ['brakes', 'platforms'],
    queryFn: ({ signal }) => call(brakeEndpoints.platforms, {}, { signal }),
    refetchInterval: lookAgainMs,
    refetchIntervalInBackground: false,
  });
}

export function useAccounts() {
  return useQuery({
    queryKey: ['brakes', 'accounts'],
    queryFn: ({ signal }) => call(accountEndpoints.allBindings, {}, { signal }),
  });
}

export function useBrakes() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['brakes'] });
  const pause = useMutation({
    mutationFn: (asked: { what: PauseScope; because: string }) => call(brakeEndpoints.pause, asked),
    onSettled,
  });
  const lift = useMutation({ mutationFn: (id: string) => call(brakeEndpoints.lift, { id }), onSettled });
  const setResends = useMutation({
    mutationFn: (asked: { channelid: ChannelId; resends: boolean }) => call(brakeEndpoints.setResends, asked),
    onSettled,
  });
  return { pause, lift, setResends };
}
