// The calls of roles and of the entries they open.
import type { Resource } from '@herald/contract/administration.ts';
import { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useRoles() {
  return useQuery({
    queryKey: ['roles', 'list'],
    queryFn: ({ signal }) => call(roleEndpoints.roles, {}, { signal }),
  });
}

export function useResources() {
  return useQuery({
    queryKey: ['roles', 'resources'],
    queryFn: ({ signal }) => call(roleEndpoints.resources, {}, { signal }),
  });
}

export type RoleWords = {
  readonly name: string;
  readonly description: string;
  readonly resources: readonly string[];
};

export function useRoleDeeds() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['roles'] });
  const create = useMutation({
    mutationFn: ({ resources, ...words }: RoleWords) =>
      call(roleEndpoints.createRole, { ...words, resources: [...resources] }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ resources, ...words }: RoleWords & { readonly id: string; readonly revision: number }) =>
      call(
        roleEndpoints.updateRole,
        { ...words, resources: [...resources] },
        { mute: ['changed-meanwhile'] },
      ),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(roleEndpoints.deleteRoles, { ids: id }),
    onSettled,
  });
  const reload = useMutation({ mutationFn: () => call(roleEndpoints.reloadRoles, {}), onSettled });
  return { create, change, remove, reload };
}

export function useResourceDeeds() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['roles'] });
  const create = useMutation({
    mutationFn: (entry: Omit<Resource, 'id' | 'revision'>) => call(roleEndpoints.createResource, entry),
    onSettled,
  });
  const change = useMutation({
    mutationFn: (entry: Resource) =>
      call(roleEndpoints.updateResource, entry, { mute: ['changed-meanwhile'] }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, withBelow }: { id: string; withBelow: boolean }) =>
      call(withBelow ? roleEndpoints.deleteResourceTrees : roleEndpoints.deleteResources, { ids: id }),
    onSettled,
  });
  return { create, change, remove };
}
