// The rows of materials: a person's files by the names they gave them; a deleted one is kept a month, for its owner alone.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { containingEach } from '../../../db/containing.ts';
import { storableText } from '../../../db/json-text.ts';
import { isRowId } from '../../../db/row-id.ts';
import { file, type KeptFile } from './files.ts';
import { mayUse } from './grants.ts';

export type MaterialRow = KeptFile & {
  id: string;
  title: string;
  altText: string;
  addedAt: Date;
  deletedAt: Date | null;
};
/** Whose; they come along to another department (`moveMaterialRows`). */
export type Owner = { readonly personId: string; readonly departmentId: string };
export type MaterialSearch = {
  readonly page: number;
  readonly pageSize: number;
  /** The beginning of its file's MIME type, as `image/`; empty for every one. */
  readonly family: string;
  readonly words: string;
  readonly isDeleted: boolean;
  readonly keptMs: number;
};

const columns = [
  'material.id',
  'material.title',
  'material.alt_text as altText',
  'material.added_at as addedAt',
  'material.deleted_at as deletedAt',
] as const;

function materials(db: Executor, { personId, departmentId }: Owner) {
  return db
    .selectFrom('material')
    .innerJoin('file', 'file.key', 'material.file_key')
    .where('material.owner_id', '=', personId)
    .where('material.department_id', '=', departmentId)
    .where('file.deleted_at', 'is', null);
}

/** What was uploaded, or deleted, last comes first. */
export async function listMaterialsOf(
  db: Executor,
  owner: Owner,
  { page, pageSize, family, words, isDeleted, keptMs }: MaterialSearch,
): Promise<{ items: MaterialRow[]; total: number }> {
  let found = materials(db, owner);
  found = isDeleted
    ? found.where('material.deleted_at', '>', nowPlus(-keptMs))
    : found.where('material.deleted_at', 'is', null);
  if (family !== '') found = found.where('file.mime_type', 'like', `${family}%`);
  for (const like of containingEach(words))
    found = found.where((row) =>
      row.or([
        row('material.title', 'ilike', like),
        row('material.alt_text', 'ilike', like),
        row('file.name', 'ilike', like),
      ]),
    );
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await found
    .select([...columns, ...file])
    .orderBy(isDeleted ? 'material.deleted_at' : 'material.added_at', 'desc')
    .orderBy('material.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total };
}

/** Those of these that are this person's: kept, or deleted within `keptMs`. */
export async function findMaterials(
  db: Executor,
  owner: Owner,
  ids: readonly string[],
  keptMs: number,
): Promise<MaterialRow[]> {
  const asked = ids.filter((id) => isRowId(id));
  if (asked.length === 0) return [];
  return materials(db, owner)
    .select([...columns, ...file])
    .where('material.id', 'in', asked)
    .where((row) =>
      row.or([row('material.deleted_at', 'is', null), row('material.deleted_at', '>', nowPlus(-keptMs))]),
    )
    .execute();
}

/** Until the transaction ends nobody else changes, deletes or restores these of this person. */
export async function holdMaterials(tx: Tx, { personId }: Owner, ids: readonly string[]): Promise<void> {
  const asked = ids.filter((id) => isRowId(id));
  if (asked.length === 0) return;
  await tx
    .selectFrom('material')
    .select('id')
    .where('id', 'in', asked)
    .where('owner_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Of a file that the department may use and that is still there; undefined of any other. A file that is a material already is one again, and
 * comes first in the list; what its owner wrote of it stays.
 */
export async function insertMaterial(
  db: Executor,
  { personId, departmentId }: Owner,
  given: { key: string; title: string; altText: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('material')
    .columns(['owner_id', 'department_id', 'file_key', 'title', 'alt_text'])
    .expression((from) =>
      from
        .selectFrom('file')
        .select([
          sql<string>`${personId}::uuid`.as('owner_id'),
          sql<string>`${departmentId}::uuid`.as('department_id'),
          'key as file_key',
          sql<string>`${storableText(given.title)}::text`.as('title'),
          sql<string>`${storableText(given.altText)}::text`.as('alt_text'),
        ])
        .where('key', '=', storableText(given.key))
        .where(mayUse(departmentId))
        .where('deleted_at', 'is', null)
        // A purge of this file that has begun is waited for, and then seen.
        .forKeyShare(),
    )
    .onConflict((clash) =>
      clash.columns(['owner_id', 'file_key']).doUpdateSet({ deleted_at: null, added_at: now }),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateMaterial(
  tx: Tx,
  id: string,
  { title, altText }: { title: string | undefined; altText: string | undefined },
): Promise<void> {
  const set = {
    ...(title === undefined ? {} : { title: storableText(title) }),
    ...(altText === undefined ? {} : { alt_text: storableText(altText) }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.updateTable('material').set(set).where('id', '=', id).execute();
}

export async function setMaterialsDeleted(tx: Tx, ids: readonly string[], isDeleted: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('material')
    .set({ deleted_at: isDeleted ? now : null })
    .where('id', 'in', ids)
    .execute();
}

/** Deleted ones too. Answers which of them lay in which department before. */
export async function moveMaterialRows(
  tx: Tx,
  { personId, departmentId }: Owner,
): Promise<{ key: string; from: string }[]> {
  const rows = await tx
    .selectFrom('material')
    .select(['id', 'file_key as key', 'department_id as from'])
    .where('owner_id', '=', personId)
    .where('department_id', '<>', departmentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return [];
  await tx
    .updateTable('material')
    .set({ department_id: departmentId })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows;
}
