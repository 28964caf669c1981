// What is paused, looked for again and again, silently: a pause is news for everybody.
import { brakeEndpoints } from '@herald/contract/endpoints/brakes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { isSignedOut } from '../../lib/signed-out.ts';

const lookAgainMs = 5_000;

export function usePauses() {
  return useQuery({
    queryKey: ['brakes', 'pauses'],
    queryFn: ({ signal }) => call(brakeEndpoints.pauses, {}, { signal, mute: 'all' }),
    refetchInterval: () => (isSignedOut() ? false : lookAgainMs),
    refetchIntervalInBackground: false,
  });
}
