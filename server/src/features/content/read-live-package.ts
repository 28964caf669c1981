// Read the package of what is live, to change that: deleted or not, for its posts stay; and what it said in the versions that stand.
import type { Composition } from '@herald/contract/content.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { versionKeptDays } from '@herald/contract/package-versions.ts';
import { trashKeptMs } from '@herald/contract/trash.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { findPackageEver } from './store/packages.ts';
import { findVersionRow } from './store/versions.ts';

type LivePackage = {
  packageId: string;
  content: Composition;
  contentVersion: number;
  isDeleted: boolean;
  /** Some of them may be gone a month after it was deleted; what is live has its own. */
  hasFiles: boolean;
  said: ReadonlyMap<number, Composition>;
};

/** Null where it belongs to a department whose posts one only reads. */
export async function readLivePackage(
  { db }: Context,
  { departmentId }: Actor,
  { packageId, versions }: { packageId: string; versions: readonly number[] },
): Promise<LivePackage | null> {
  const found = await findPackageEver(db, packageId);
  if (found?.departmentId !== departmentId) return null;
  const said = new Map<number, Composition>();
  for (const version of new Set(versions)) {
    const row = await findVersionRow(db, { packageId, version, keptMs: versionKeptDays * dayMs });
    if (row) said.set(version, row.content);
  }
  const { content, version: contentVersion, deletedAt } = found;
  const isDeleted = deletedAt !== null;
  const isOver = isDeleted && (await readClock(db)).getTime() - deletedAt.getTime() > trashKeptMs;
  return { packageId, content, contentVersion, isDeleted, hasFiles: !isOver, said };
}
