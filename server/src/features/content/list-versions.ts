// List the versions of a package, the latest first.
import { dayMs } from '@herald/contract/constants.ts';
import { versionKeptDays, type PackageVersion } from '@herald/contract/package-versions.ts';
import type { Actor, Context } from '../../context.ts';
import { findPackage } from './find-package.ts';
import { listVersionRows } from './store/versions.ts';

const atMost = 200;

export async function listVersions(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ items: PackageVersion[] }> {
  const found = await findPackage(db, actor, { id, to: 'read' });
  const rows = await listVersionRows(db, found.id, { keptMs: versionKeptDays * dayMs, atMost });
  return {
    items: rows.map(({ version, content, changedBy, at }) => ({
      version,
      at: at.toISOString(),
      changedBy: changedBy ?? '',
      title: content.title,
      isCurrent: version === found.version,
    })),
  };
}
