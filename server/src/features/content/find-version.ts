// Find a version of a package as long as it is kept; any other is not there.
import { dayMs } from '@herald/contract/constants.ts';
import { versionKeptDays } from '@herald/contract/package-versions.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findVersionRow, type VersionRow } from './store/versions.ts';

export async function findVersion(
  db: Executor,
  asked: { packageId: string; version: number },
): Promise<VersionRow> {
  const found = await findVersionRow(db, { ...asked, keptMs: versionKeptDays * dayMs });
  if (!found) throw new Refusal('not-found');
  return found;
}
