// What names a file, as the triggers of drafts, packages, publications and templates have written it (0033-the-material-library.sql).
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { isOfItsDepartment } from './grants.ts';

export type FileUse = {
  readonly kind: 'draft' | 'package' | 'publication' | 'template';
  readonly id: string;
};
export type UseOfFile = FileUse & { readonly key: string };

/** A film is used too where what a conversion made of its bytes stands in its place. */
export async function listUsesOf(db: Executor, keys: readonly string[]): Promise<UseOfFile[]> {
  if (keys.length === 0) return [];
  const standIns = db
    .selectFrom('conversion')
    .innerJoin('file as source', (join) =>
      join.onRef('source.sha256', '=', 'conversion.sha256').on(isOfItsDepartment('source')),
    )
    .where('source.key', 'in', keys)
    .where('conversion.result_key', 'is not', null)
    .select(['source.key as key', sql<string>`conversion.result_key`.as('stands_in')]);
  const themselves = db
    .selectFrom('file')
    .where('file.key', 'in', keys)
    .select(['file.key as key', sql<string>`file.key`.as('stands_in')]);
  return (
    db
      .selectFrom(themselves.union(standIns).as('named'))
      .innerJoin('file_use', 'file_use.file_key', 'named.stands_in')
      .select(['named.key', 'file_use.kind', 'file_use.used_by as id'])
      // What lies in the trash holds its files, and is no use anybody could look at.
      .where('file_use.until', 'is', null)
      .distinct()
      .execute()
  );
}
