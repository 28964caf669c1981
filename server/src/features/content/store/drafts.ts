// Draft rows: 1 draft, 2 used, 6 scheduled, 9 deleted (C-39); a deleted one is as good as none.
import type { Composition } from '@herald/contract/content.ts';
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import { jsonText, storableText } from '../../../db/json-text.ts';
import { isRowId } from '../../../db/row-id.ts';

export const deleted = 9;

export type DraftRow = {
  id: string;
  packageId: string | null;
  /** Of the package, that its words go on from; null where there is none, or nobody knows. */
  packageVersion: number | null;
  departmentId: string;
  title: string;
  content: Composition;
  status: number;
  revision: number;
  changedBy: string | null;
  /** Names the save its words came with, where that had a name. */
  saveKey: string | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

export const draftColumns = [
  'draft.id',
  'draft.package_id as packageId',
  'draft.package_version as packageVersion',
  'draft.department_id as departmentId',
  'draft.title',
  'draft.content',
  'draft.status',
  'draft.revision',
  'person.name as changedBy',
  'draft.save_key as saveKey',
  'draft.created_at as createdAt',
  'draft.updated_at as updatedAt',
  'draft.deleted_at as deletedAt',
] as const;

function drafts(db: Executor) {
  return db
    .selectFrom('draft')
    .leftJoin('person', 'person.id', 'draft.changed_by')
    .select(draftColumns)
    .where('draft.status', '<>', deleted);
}

export async function findDraft(db: Executor, id: string): Promise<DraftRow | undefined> {
  if (!isRowId(id)) return undefined;
  return drafts(db).where('draft.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else changes, schedules or returns it. */
export async function holdDraft(db: Executor, id: string): Promise<void> {
  if (!isRowId(id)) return;
  await db.selectFrom('draft').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The draft a package came from; of several the one that was touched last. */
export async function findDraftIdOf(
  db: Executor,
  asked: { packageId: string; departmentId: string },
): Promise<string | null> {
  if (!isRowId(asked.packageId)) return null;
  const row = await db
    .selectFrom('draft')
    .select('id')
    .where('package_id', '=', asked.packageId)
    .where('department_id', '=', asked.departmentId)
    .where('status', '<>', deleted)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A new draft of this person that one of these saves made. */
export async function findSavedId(
  db: Executor,
  ownerId: string,
  saveKeys: readonly string[],
): Promise<string | null> {
  if (saveKeys.length === 0) return null;
  const row = await db
    .selectFrom('draft')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('save_key', 'in', saveKeys)
    .where('status', '<>', deleted)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Written = {
  packageId: string | null;
  packageVersion: number | null;
  content: Composition;
  saveKey?: string | undefined;
};

export async function insertDraft(
  db: Executor,
  row: Written & { id: string; ownerId: string; departmentId: string },
): Promise<{ id: string; revision: number; savedAt: Date }> {
  return db
    .insertInto('draft')
    .values({
      id: row.id,
      owner_id: row.ownerId,
      department_id: row.departmentId,
      package_id: row.packageId,
      package_version: row.packageVersion,
      title: storableText(row.content.title),
      content: jsonText(row.content),
      changed_by: row.ownerId,
      save_key: row.saveKey ?? null,
    })
    .returning(['id', 'revision', 'updated_at as savedAt'])
    .executeTakeFirstOrThrow();
}

/** Writes only over the revision the writer has seen; undefined when somebody was faster. */
export async function updateDraft(
  db: Executor,
  row: Written & { id: string; seen: number | undefined; by: string },
): Promise<{ id: string; revision: number; savedAt: Date } | undefined> {
  let update = db
    .updateTable('draft')
    .set((e) => ({
      title: storableText(row.content.title),
      content: jsonText(row.content),
      package_id: row.packageId,
      package_version: row.packageVersion,
      changed_by: row.by,
      save_key: row.saveKey ?? null,
      revision: e('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .where('status', '<>', deleted);
  if (row.seen !== undefined) update = update.where('revision', '=', row.seen);
  return update.returning(['id', 'revision', 'updated_at as savedAt']).executeTakeFirst();
}

type Status = 1 | 2 | 6;

export async function setDraftStatus(
  db: Executor,
  id: string,
  status: Status,
  from: readonly Status[] = [1, 2, 6],
): Promise<void> {
  await db
    .updateTable('draft')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute();
}

export async function setDraftPackage(
  db: Executor,
  id: string,
  of: { packageId: string; packageVersion: number },
): Promise<void> {
  const row = { package_id: of.packageId, package_version: of.packageVersion };
  await db.updateTable('draft').set(row).where('id', '=', id).execute();
}

/** Before the packages, as whoever saves or sends a draft takes them. */
export async function holdDraftsOf(db: Executor, packageIds: readonly string[]): Promise<void> {
  const ids = packageIds.filter(isRowId);
  if (ids.length === 0) return;
  await db
    .selectFrom('draft')
    .select('id')
    .where('package_id', 'in', ids)
    .where('status', '<>', deleted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those that know the version before go along with a change of its category. */
export async function moveDraftsOf(
  db: Executor,
  of: { packageId: string; from: number; to: number; channel: string; by: string },
): Promise<void> {
  await db
    .updateTable('draft')
    .set((e) => ({
      content: sql<string>`jsonb_set(content, '{channel}', to_jsonb(${storableText(of.channel)}::text))`,
      package_version: of.to,
      changed_by: of.by,
      revision: e('revision', '+', 1),
      updated_at: now,
    }))
    .where('package_id', '=', of.packageId)
    .where('package_version', '=', of.from)
    .where('status', '<>', deleted)
    .execute();
}

/** Those that are not deleted. */
export async function countDraftsOf(db: Executor, owners: readonly string[]): Promise<number> {
  if (owners.length === 0) return 0;
  const row = await db
    .selectFrom('draft')
    .select((draft) => draft.fn.countAll<number>().as('count'))
    .where('owner_id', 'in', owners)
    .where('status', '<>', deleted)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function updateOwner(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('draft').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/**
 * Drafts are opened within their department only, so those of another one come along. Without the item they go on from,
 * which stays where it is; what is scheduled or used belongs to its item and stays with it. Answers where each lay before.
 */
export async function moveDraftRows(
  db: Executor,
  { people, departmentId }: { people: readonly string[]; departmentId: string },
): Promise<{ id: string; from: string }[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'department_id as from'])
    .where('owner_id', 'in', people)
    .where('department_id', '<>', departmentId)
    .where((draft) => draft.or([draft('status', '=', 1), draft('deleted_status', '=', 1)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) return [];
  await db
    .updateTable('draft')
    .set({ department_id: departmentId, package_id: null, package_version: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows;
}
