// The calls of user administration: people, their roles, departments, and one's own password.
import type { User, UserStatus } from '@herald/contract/administration.ts';
import { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { userEndpoints } from '@herald/contract/endpoints/users.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { ListAddress } from '../../lib/list-address.ts';

export type Wanted = {
  readonly name: string;
  readonly departmentId: string;
  readonly roleId: string;
  readonly status: UserStatus | '';
};

export function useUsers({ page, pageSize, refreshTime }: ListAddress, wanted: Wanted) {
  return useQuery({
    queryKey: ['people', 'users', page, pageSize, wanted, refreshTime],
    queryFn: ({ signal }) => call(userEndpoints.users, { page, pageSize, ...wanted }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Somebody as they are kept now; undefined where they are gone. */
export async function readUser({ id, account }: User): Promise<User | undefined> {
  const { items } = await call(userEndpoints.users, { page: 1, pageSize: 100, name: account });
  return items.find((user) => user.id === id);
}

/** Colleagues to whom the drafts of somebody who leaves can go. */
export function useColleagues(departmentId: string | null) {
  return useQuery({
    queryKey: ['people', 'colleagues', departmentId],
    queryFn: ({ signal }) =>
      call(
        userEndpoints.users,
        { page: 1, pageSize: 100, departmentId: departmentId ?? '', status: 'enabled' },
        { signal },
      ),
    enabled: departmentId !== null,
  });
}

export function useDepartments() {
  return useQuery({
    queryKey: ['people', 'departments'],
    queryFn: ({ signal }) => call(userEndpoints.departments, {}, { signal }),
  });
}

export function useRoles() {
  return useQuery({
    queryKey: ['people', 'roles'],
    queryFn: ({ signal }) => call(roleEndpoints.roles, {}, { signal }),
  });
}

export function useLeft(ids: readonly string[]) {
  return useQuery({
    queryKey: ['people', 'left', ids],
    queryFn: ({ signal }) => call(userEndpoints.leftByUsers, { ids: ids.join(',') }, { signal }),
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

/** A directory that is not there, or does not know somebody, is said at the field. */
export function useDirectory() {
  return useMutation({
    mutationFn: (account: string) => call(userEndpoints.findInDirectory, { account }, { mute: 'all' }),
  });
}

type Fields = {
  readonly name: string;
  readonly email: string;
  readonly departmentId: string;
  readonly password?: string;
};

export function useUserDeeds() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['people'] });
  const create = useMutation({
    mutationFn: (user: Fields & { account: string; roles: string[]; subject?: string }) =>
      call(userEndpoints.createUser, user),
    onSettled,
  });
  const change = useMutation({
    mutationFn: (user: Fields & { id: string; revision: number }) =>
      call(userEndpoints.updateUser, user, { mute: ['changed-meanwhile'] }),
    onSettled,
  });
  const setStatus = useMutation({
    mutationFn: (asked: { id: string; status: UserStatus }) => call(userEndpoints.setStatus, asked),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ ids, heir }: { ids: readonly string[]; heir: string | null }) =>
      call(userEndpoints.deleteUsers, { ids: ids.join(','), ...(heir === null ? {} : { heir }) }),
    onSettled,
  });
  const setRoles = useMutation({
    mutationFn: (asked: { userId: string; given: string[]; taken: string[]; revision: number }) =>
      call(userEndpoints.setRoles, asked, { mute: ['changed-meanwhile'] }),
    onSettled,
  });
  return { create, change, setStatus, remove, setRoles };
}

export function useDepartmentDeeds() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['people'] });
  const create = useMutation({
    mutationFn: (name: string) => call(userEndpoints.createDepartment, { name }),
    onSettled,
  });
  const rename = useMutation({
    mutationFn: (asked: { id: string; name: string; revision: number }) =>
      call(userEndpoints.renameDepartment, asked),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(userEndpoints.deleteDepartments, { ids: id }),
    onSettled,
  });
  return { create, rename, remove };
}

/** What is wrong with it is said at the form. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (asked: { oldPass: string; newPass: string }) =>
      call(userEndpoints.changePassword, asked, { mute: 'all' }),
  });
}
