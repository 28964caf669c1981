// The calls of the material library: the list, one of them, where it is used, and what its owner does with it.
import { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import type { Material } from '@herald/contract/materials.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type MaterialQuery = {
  readonly page: number;
  readonly pageSize: number;
  /** 0 is every one. */
  readonly type: number;
  readonly title: string;
  readonly deleted: boolean;
};

const all = ['materials'] as const;

export function useMaterials(query: MaterialQuery, refreshTime = '') {
  return useQuery({
    queryKey: [...all, 'list', query, refreshTime],
    queryFn: ({ signal }) => call(materialEndpoints.listMaterials, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMaterial(id: string) {
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(materialEndpoints.readMaterial, { id }, { signal, mute: 'all' }),
  });
}

export function useUses(id: string) {
  return useQuery({
    queryKey: [...all, 'uses', id],
    queryFn: ({ signal }) => call(materialEndpoints.listUses, { id }, { signal, mute: 'all' }),
  });
}

/** Whatever was done, the lists and what is open beside them tell how it stands. */
export function useRefreshMaterials(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: all });
}

export type MaterialChange = Pick<Material, 'id'> & Partial<Pick<Material, 'title' | 'dataContent'>>;

export function useChangeMaterial() {
  const refresh = useRefreshMaterials();
  return useMutation({
    mutationFn: (change: MaterialChange) => call(materialEndpoints.changeMaterial, change),
    onSuccess: refresh,
  });
}

/** What is in use is a question of the page's own. */
export function useRemoveMaterials() {
  const refresh = useRefreshMaterials();
  return useMutation({
    mutationFn: ({ ids, confirm }: { ids: readonly string[]; confirm: boolean }) =>
      call(materialEndpoints.removeMaterials, { id: ids.join(','), confirm }, { mute: ['material-in-use'] }),
    onSuccess: refresh,
  });
}

export function useRestoreMaterials() {
  const refresh = useRefreshMaterials();
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(materialEndpoints.restoreMaterials, { id: [...ids] }),
    onSuccess: refresh,
  });
}
