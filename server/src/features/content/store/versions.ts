// What packages said, version by version, as a trigger wrote it (0044-versions-of-packages.sql).
import type { Composition } from '@herald/contract/content.ts';
import { nowPlus, type Executor } from '../../../db/client.ts';

export type VersionRow = {
  version: number;
  content: Composition;
  changedBy: string | null;
  at: Date;
  replacedAt: Date | null;
};

function kept(db: Executor, packageId: string, keptMs: number) {
  return db
    .selectFrom('package_version as was')
    .leftJoin('person', 'person.id', 'was.changed_by')
    .select([
      'was.version',
      'was.content',
      'person.name as changedBy',
      'was.at',
      'was.replaced_at as replacedAt',
    ])
    .where('was.package_id', '=', packageId)
    .where((e) => e.or([e('was.replaced_at', 'is', null), e('was.replaced_at', '>', nowPlus(-keptMs))]));
}

/** The latest first. */
export async function listVersionRows(
  db: Executor,
  packageId: string,
  { keptMs, atMost }: { keptMs: number; atMost: number },
): Promise<VersionRow[]> {
  return kept(db, packageId, keptMs).orderBy('was.version', 'desc').limit(atMost).execute();
}

export async function findVersionRow(
  db: Executor,
  { packageId, version, keptMs }: { packageId: string; version: number; keptMs: number },
): Promise<VersionRow | undefined> {
  return kept(db, packageId, keptMs).where('was.version', '=', version).executeTakeFirst();
}
