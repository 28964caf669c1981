// The calls of binding: bound accounts, the catalogue of channels, and the steps of a consent.
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useBindings(refreshTime: string) {
  return useQuery({
    queryKey: ['accounts', 'bindings', refreshTime],
    queryFn: ({ signal }) => call(accountEndpoints.allBindings, {}, { signal }),
  });
}

export function useCatalogue() {
  return useQuery({
    queryKey: ['accounts', 'catalogue'],
    queryFn: ({ signal }) => call(contentEndpoints.catalogue, {}, { signal }),
  });
}

/** The consent page's address is good once: it is asked for at every click. */
export function useOpenConsent() {
  return useMutation({
    mutationFn: (channelId: number) =>
      call(accountEndpoints.openConsent, { channelId, channelid: channelId }),
  });
}

export function useBindChoices(ticket: string) {
  return useQuery({
    queryKey: ['accounts', 'choices', ticket],
    queryFn: ({ signal }) => call(accountEndpoints.bindChoices, { ticket }, { signal }),
    staleTime: Infinity,
  });
}

export function useBind() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (chosen: { ticket: string; externalIds: string[] }) => call(accountEndpoints.bind, chosen),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts', 'bindings'] }),
  });
}
