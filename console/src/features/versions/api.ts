// What the versions of a package ask of the server.
import { versionEndpoints } from '@herald/contract/endpoints/versions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Of a refusal the dialog itself makes something, so no notice repeats it. */
const mute = 'all';

export function useVersions(id: string) {
  return useQuery({
    queryKey: ['versions', id],
    queryFn: async ({ signal }) =>
      (await call(versionEndpoints.listVersions, { id }, { signal, mute })).items,
  });
}

/** `revision` is what the package says now: after another save it is compared with that. */
export function useDifference(id: string, version: number, revision: number) {
  return useQuery({
    queryKey: ['versions', id, version, revision],
    queryFn: ({ signal }) => call(versionEndpoints.compareVersion, { id, version }, { signal, mute }),
  });
}

/** Answers the package's new revision; every screen that shows it reads it again. */
export function useRestore(id: string) {
  const queries = useQueryClient();
  return async (version: number, revision: number) => {
    const restored = await call(versionEndpoints.restoreVersion, { pkGUID: id, version, revision });
    await Promise.all(
      [['versions', id], ['detail'], ['content']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return restored.revision;
  };
}
