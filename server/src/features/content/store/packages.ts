// Package rows: the versions count changes of the content, not saves; a deleted one is as good as none.
import { createHash } from 'node:crypto';
import type { Composition } from '@herald/contract/content.ts';
import { now, type Executor } from '../../../db/client.ts';
import { jsonText, storableText } from '../../../db/json-text.ts';
import { isRowId } from '../../../db/row-id.ts';

export type PackageRow = {
  id: string;
  departmentId: string;
  department: string;
  owner: string;
  title: string;
  category: string;
  content: Composition;
  version: number;
  changedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

/** Deleted ones too. */
export function packageRows(db: Executor) {
  return db
    .selectFrom('package')
    .innerJoin('person', 'person.id', 'package.owner_id')
    .innerJoin('department', 'department.id', 'package.department_id')
    .leftJoin('person as changer', 'changer.id', 'package.changed_by');
}

export const packageColumns = [
  'package.id',
  'package.department_id as departmentId',
  'department.name as department',
  'person.name as owner',
  'package.title',
  'package.category',
  'package.content',
  'package.version',
  'changer.name as changedBy',
  'package.created_at as createdAt',
  'package.updated_at as updatedAt',
  'package.deleted_at as deletedAt',
] as const;

export async function findPackage(db: Executor, id: string): Promise<PackageRow | undefined> {
  if (!isRowId(id)) return undefined;
  return packageRows(db)
    .select(packageColumns)
    .where('package.id', '=', id)
    .where('package.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Deleted or not. */
export async function findPackageEver(db: Executor, id: string): Promise<PackageRow | undefined> {
  return packageRows(db).select(packageColumns).where('package.id', '=', id).executeTakeFirst();
}

/** Of the fields in the order of their names: what comes back from the database comes in another order than it went. */
function hashOf(content: Composition): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(JSON.parse(jsonText(content)))))
    .digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

export async function insertPackage(
  db: Executor,
  row: { ownerId: string; departmentId: string; content: Composition },
): Promise<{ id: string; version: number }> {
  return db
    .insertInto('package')
    .values({
      owner_id: row.ownerId,
      department_id: row.departmentId,
      title: storableText(row.content.title),
      category: storableText(row.content.channel),
      content: jsonText(row.content),
      content_hash: hashOf(row.content),
      changed_by: row.ownerId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** Writes only over the version the writer has seen; undefined when somebody was faster. The same content is no change. */
export async function updatePackage(
  db: Executor,
  row: { id: string; seen: number | undefined; by: string; content: Composition },
): Promise<number | undefined> {
  const hash = hashOf(row.content);
  let update = db
    .updateTable('package')
    .set((e) => ({
      title: storableText(row.content.title),
      category: storableText(row.content.channel),
      content: jsonText(row.content),
      content_hash: hash,
      version: e('version', '+', 1),
      changed_by: row.by,
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .where('deleted_at', 'is', null)
    .where('content_hash', '<>', hash);
  if (row.seen !== undefined) update = update.where('version', '=', row.seen);
  const written = await update.returning('version').executeTakeFirst();
  if (written) return written.version;
  const same = await db
    .selectFrom('package')
    .select('version')
    .where('id', '=', row.id)
    .where('content_hash', '=', hash)
    .executeTakeFirst();
  return same?.version;
}

export async function countPackagesOf(db: Executor, owners: readonly string[]): Promise<number> {
  if (owners.length === 0) return 0;
  const row = await db
    .selectFrom('package')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('owner_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
