// Summarise packages: how each stands on its accounts, told by its publications as they are now.
import type { Standing } from '@herald/contract/publications.ts';
import type { Executor } from '../../db/client.ts';
import { listStandings } from './store/standings.ts';

export async function summarisePackages(
  db: Executor,
  packageIds: readonly string[],
): Promise<Map<string, Standing>> {
  const rows = await listStandings(db, packageIds);
  return new Map(rows.map(({ packageId, ...standing }) => [packageId, standing]));
}
