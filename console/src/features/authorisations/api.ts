// The calls of administering accounts: all of the house, who may use each, those one may use, and those recommended.
import type { AccountAccess, AccountStanding } from '@herald/contract/accounts.ts';
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { userEndpoints } from '@herald/contract/endpoints/users.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { ListAddress } from '../../lib/list-address.ts';

export type Wanted = {
  readonly name: string;
  readonly channelid: number;
  readonly departmentId: string;
  readonly status: AccountStanding | '';
};

const atOnce = 100;

export function useHouseAccounts({ page, pageSize, refreshTime }: ListAddress, wanted: Wanted) {
  return useQuery({
    queryKey: ['authorisations', 'accounts', page, pageSize, wanted, refreshTime],
    queryFn: ({ signal }) => call(accountEndpoints.accounts, { page, pageSize, ...wanted }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Those of one department, to choose from. */
export function useDepartmentAccounts(departmentId: string) {
  return useQuery({
    queryKey: ['authorisations', 'department', departmentId],
    queryFn: ({ signal }) =>
      call(accountEndpoints.accounts, { page: 1, pageSize: atOnce, departmentId }, { signal }),
    enabled: departmentId !== '',
  });
}

export function useUsableAccounts(refreshTime: string) {
  return useQuery({
    queryKey: ['authorisations', 'usable', refreshTime],
    queryFn: ({ signal }) => call(accountEndpoints.usableAccounts, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}

export function useDepartments() {
  return useQuery({
    queryKey: ['authorisations', 'departments'],
    queryFn: ({ signal }) => call(userEndpoints.departments, {}, { signal }),
  });
}

export function useCategories() {
  return useQuery({
    queryKey: ['authorisations', 'categories'],
    queryFn: ({ signal }) => call(contentEndpoints.listCategories, {}, { signal }),
  });
}

/** Who is signed in; the same memory as the frame around the page has. */
export function useMe() {
  return useQuery({
    queryKey: ['person'],
    queryFn: ({ signal }) => call(signOnEndpoints.info, {}, { signal }),
    staleTime: Infinity,
  });
}

export function useAccountPeople(id: string) {
  return useQuery({
    queryKey: ['authorisations', 'people', id],
    queryFn: ({ signal }) => call(accountEndpoints.accountPeople, { id }, { signal }),
  });
}

export function useCandidates(id: string, name: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['authorisations', 'candidates', id, name],
    queryFn: ({ signal }) => call(accountEndpoints.accountCandidates, { id, name }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

/** Where accounts are chosen they come and go with it. */
const shownIn = ['authorisations', 'bindings', 'suggested', 'accounts'];

export function useAccountPeopleDeeds(id: string) {
  const queries = useQueryClient();
  const onSettled = () => Promise.all(shownIn.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const setAccess = useMutation({
    mutationFn: (access: AccountAccess) => call(accountEndpoints.setAccess, { id, access }),
    onSettled,
  });
  const authorise = useMutation({
    mutationFn: (personId: string) => call(accountEndpoints.authorisePerson, { id, personId }),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (personId: string) => call(accountEndpoints.revokePerson, { id, personId }),
    onSettled,
  });
  return { setAccess, authorise, revoke };
}

/** What a department recommends for a category. */
export type Shelf = { readonly id: string; readonly departmentId: string };

export function useRecommended(shelf: Shelf) {
  return useQuery({
    queryKey: ['authorisations', 'recommended', shelf],
    queryFn: ({ signal }) => call(accountEndpoints.recommended, shelf, { signal }),
    enabled: shelf.id !== '' && shelf.departmentId !== '',
  });
}

export function useRecommend(shelf: Shelf) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (accountIds: string[]) => call(accountEndpoints.recommend, { ...shelf, accountIds }),
    onSettled: () => Promise.all(shownIn.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
