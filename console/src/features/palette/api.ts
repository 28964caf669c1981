// What the palette finds beyond the menu: packages of the department by their words, and accounts.
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const most = 10;

/** Nothing is looked for before there are words to look for. */
export function usePackages(words: string) {
  return useQuery({
    queryKey: ['palette', 'packages', words],
    queryFn: async ({ signal }) => {
      const asked = { page: 1, pageSize: most, keyWord: words };
      const { items } = await call(contentEndpoints.listDepartment, asked, { signal, mute: 'all' });
      return items.map(({ pkGUID, baseInfo }) => ({ id: pkGUID, title: baseInfo.title }));
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

export function useAccounts() {
  return useQuery({
    queryKey: ['palette', 'accounts'],
    queryFn: async ({ signal }) => {
      const found = await call(accountEndpoints.allBindings, {}, { signal, mute: 'all' });
      return found.allChannelBindList.map(({ id, name }) => ({ id, title: name }));
    },
    staleTime: 60_000,
  });
}
