// The calls that show what the demonstration brought, and take it away.
import { demonstrationEndpoints } from '@herald/contract/endpoints/demonstration.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useDemonstration() {
  return useQuery({
    queryKey: ['demonstration'],
    queryFn: ({ signal }) => call(demonstrationEndpoints.demonstration, {}, { signal }),
  });
}

/** People, departments and the menu change with it. */
export function useEndDemonstration() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (word: string) => call(demonstrationEndpoints.endDemonstration, { word }),
    onSettled: () => queries.invalidateQueries(),
  });
}
