// Find what names these stored files: every draft, package and publication, by id alone.
import type { Executor } from '../../db/client.ts';
import { listUsesOf, type FileUse } from './store/uses.ts';

/** By the file's key; each use once. A file nothing names is left out. */
export type UsesByKey = ReadonlyMap<string, readonly FileUse[]>;

export async function findUses(db: Executor, keys: readonly string[]): Promise<UsesByKey> {
  const byKey = new Map<string, FileUse[]>();
  for (const { key, kind, id } of await listUsesOf(db, keys))
    byKey.set(key, [...(byKey.get(key) ?? []), { kind, id }]);
  return byKey;
}
