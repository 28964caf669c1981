// The calls of one's own sessions: which go on, and the ending of one or of all others.
import { sessionEndpoints } from '@herald/contract/endpoints/sessions.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useSessions() {
  return useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call(sessionEndpoints.mySessions, {}, { signal, mute: 'all' }),
  });
}

/** One that is over already is no trouble: the list shows it when it is read again. */
export function useEndSessions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['sessions'] });
  return {
    one: useMutation({
      mutationFn: (id: string) => call(sessionEndpoints.endSession, { id }, { mute: ['not-found'] }),
      onSettled,
    }),
    others: useMutation({ mutationFn: () => call(sessionEndpoints.endOtherSessions, {}), onSettled }),
  };
}
