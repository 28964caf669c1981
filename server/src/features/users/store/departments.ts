// The rows of departments; one to which a row of any kind belongs cannot be deleted, as the database holds.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';

/** With how many people each has who are not deleted. */
export async function allDepartments(
  db: Executor,
): Promise<{ id: string; name: string; people: number; revision: number }[]> {
  return db
    .selectFrom('department')
    .select(['id', 'name', 'revision'])
    .select(
      sql<number>`(select count(*) from person where department_id = department.id and deleted_at is null)`.as(
        'people',
      ),
    )
    .orderBy('name')
    .execute();
}

export async function departmentById(
  db: Executor,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  if (!isRowId(id)) return undefined;
  return db.selectFrom('department').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export async function departmentByName(db: Executor, name: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('department').select('id').where('name', '=', name).executeTakeFirst();
}

export async function insertDepartment(tx: Tx, name: string): Promise<string> {
  return (await tx.insertInto('department').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateDepartment(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('department').set({ name }).where('id', '=', id).execute();
}

export async function deleteDepartment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('department').where('id', '=', id).execute();
}

/** What the database throws where something still belongs to it. */
export function isStillReferred(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** False, and nothing undone but this, where something still belongs to it. */
export async function deleteEmptyDepartment(tx: Tx, id: string): Promise<boolean> {
  await sql`savepoint empty_department`.execute(tx);
  try {
    await deleteDepartment(tx, id);
    return true;
  } catch (error) {
    if (!isStillReferred(error)) throw error;
    await sql`rollback to savepoint empty_department`.execute(tx);
    return false;
  }
}
