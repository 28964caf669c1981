// The trash: a draft or a package keeps its row while it is deleted, and comes back as it stood.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';

type Wanted = { id: string; departmentId: string; keptMs: number };

/** A draft whose schedule has ended meanwhile is a plain one; whether another one waits was asked when it was deleted. */
export async function deleteDraft(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('draft')
    .set((e) => ({ status: 9, deleted_status: e.ref('status'), deleted_at: now }))
    .where('id', '=', id)
    .where('status', '<>', 9)
    .execute();
}

/** It was published after it had been deleted. */
export async function setDeletedUsed(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('draft')
    .set({ deleted_status: 2 })
    .where('id', '=', id)
    .where('status', '=', 9)
    .execute();
}

/** False where there is none to restore. */
export async function restoreDraftRow(db: Executor, { id, departmentId, keptMs }: Wanted): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set({
      status: sql<number>`case deleted_status when 2 then 2 else 1 end`,
      deleted_status: null,
      deleted_at: null,
    })
    .where('id', '=', id)
    .where('department_id', '=', departmentId)
    .where('status', '=', 9)
    .where('deleted_at', '>', nowPlus(-keptMs))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deletePackage(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('package')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** False where there is none to restore; `keptMs` null: however long ago it was deleted. */
export async function restorePackageRow(
  db: Executor,
  { id, departmentId, keptMs }: Omit<Wanted, 'keptMs'> & { keptMs: number | null },
): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('package')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('department_id', '=', departmentId)
    .where('deleted_at', 'is not', null)
    .$if(keptMs !== null, (rows) => rows.where('deleted_at', '>', nowPlus(-(keptMs ?? 0))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
