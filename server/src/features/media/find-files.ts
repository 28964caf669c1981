// Find the stored files behind addresses, as they truly are; an address that is no file of this department is left out.
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { identifyAddress } from './identify-address.ts';
import { findFilesOfDepartment, type StoredFile } from './store/files.ts';

/** By address. */
export type StoredFiles = ReadonlyMap<string, StoredFile>;

export async function findFiles(
  { config }: Context,
  db: Executor,
  departmentId: string,
  urls: readonly string[],
): Promise<StoredFiles> {
  const keys = new Map(urls.flatMap((url) => [[url, identifyAddress(config.origin, url)] as const]));
  const wanted = [...new Set([...keys.values()].filter((key) => key !== ''))];
  const found = await findFilesOfDepartment(db, departmentId, wanted);
  const byKey = new Map(found.map((file) => [file.key, file]));
  return new Map(
    [...keys].flatMap(([url, key]) => {
      const file = byKey.get(key);
      return file ? [[url, file] as const] : [];
    }),
  );
}
