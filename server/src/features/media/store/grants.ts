// The rows that let another department than its own use a file: where whoever has it, or a draft that names it, has gone (0082-files-of-whoever-moved.sql).
import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';

/** Of the row called `file`. */
export function mayUse(departmentId: string): RawBuilder<boolean> {
  return sql<boolean>`(file.department_id = ${departmentId}::uuid or exists (
    select from file_grant where file_grant.file_key = file.key and file_grant.department_id = ${departmentId}::uuid))`;
}

/** Of a row of file called so, beside one of conversion: whether that is of a department which may use it. */
export function isOfItsDepartment(called: 'file' | 'source'): RawBuilder<boolean> {
  const [key, departmentId] = [sql.ref(`${called}.key`), sql.ref(`${called}.department_id`)];
  return sql<boolean>`(${departmentId} = conversion.department_id or exists (
    select from file_grant where file_grant.file_key = ${key} and file_grant.department_id = conversion.department_id))`;
}

/** And what each was drawn from; only of those that `from` may use itself. */
export async function insertGrants(
  tx: Tx,
  { keys, from, to }: { keys: readonly string[]; from: string; to: string },
): Promise<void> {
  if (keys.length === 0) return;
  await sql`select herald_grant_files(${[...keys]}::text[], ${from}::uuid, ${to}::uuid)`.execute(tx);
}

/** Deleted ones too: they can be restored. */
export async function listCarried(
  db: Executor,
  drafts: readonly string[],
): Promise<{ key: string; draft: string }[]> {
  if (drafts.length === 0) return [];
  return db
    .selectFrom('file_use')
    .select(['file_key as key', 'used_by as draft'])
    .where('kind', '=', 'draft')
    .where('used_by', 'in', drafts)
    .execute();
}
