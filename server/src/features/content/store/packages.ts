// Package rows: the versions count changes of the content, not saves; a deleted one is as good as none.
import { createHash } from 'node:crypto';
import type { Composition } from '@herald/contract/content.ts';
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import { jsonText, storableText } from '../../../db/json-text.ts';
import { isRowId } from '../../../db/row-id.ts';
import { containing, type Listed, type Range } from './search.ts';

export type PackageRow = {
  id: string;
  departmentId: string;
  department: string;
  owner: string;
  title: string;
  category: string;
  content: Composition;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Whose packages: one person's, one department's, or everybody's. */
export type Whose = { ownerId: string } | { departmentId: string } | 'all';
export type PackageSearch = Range & { keyWord: string; mediaType: number | undefined; category: string };

function packages(db: Executor) {
  return db
    .selectFrom('package')
    .innerJoin('person', 'person.id', 'package.owner_id')
    .innerJoin('department', 'department.id', 'package.department_id')
    .where('package.deleted_at', 'is', null);
}

const columns = [
  'package.id',
  'package.department_id as departmentId',
  'department.name as department',
  'person.name as owner',
  'package.title',
  'package.category',
  'package.content',
  'package.version',
  'package.created_at as createdAt',
  'package.updated_at as updatedAt',
] as const;

export async function findPackage(db: Executor, id: string): Promise<PackageRow | undefined> {
  if (!isRowId(id)) return undefined;
  return packages(db).select(columns).where('package.id', '=', id).executeTakeFirst();
}

export async function listPackagesOf(
  db: Executor,
  whose: Whose,
  asked: PackageSearch,
): Promise<Listed<PackageRow>> {
  let found = packages(db);
  if (whose !== 'all')
    found =
      'ownerId' in whose
        ? found.where('package.owner_id', '=', whose.ownerId)
        : found.where('package.department_id', '=', whose.departmentId);
  if (asked.keyWord !== '') {
    const like = containing(asked.keyWord);
    found = found.where((e) =>
      e.or([e('package.title', 'ilike', like), sql<boolean>`package.content->>'keywords' ilike ${like}`]),
    );
  }
  if (asked.category !== '') found = found.where('package.category', '=', asked.category);
  if (asked.mediaType !== undefined) {
    const holds = JSON.stringify({ media: [{ mediaType: asked.mediaType }] });
    found = found.where(sql<boolean>`package.content @> ${holds}::jsonb`);
  }
  if (asked.from) found = found.where('package.created_at', '>=', asked.from);
  if (asked.before) found = found.where('package.created_at', '<', asked.before);
  const { total } = await found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await found
    .select(columns)
    .orderBy('package.created_at', 'desc')
    .orderBy('package.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  return { items, total };
}

/** Stable, as the fields of a composition always come in one order. */
function hashOf(content: Composition): string {
  return createHash('sha256').update(jsonText(content)).digest('hex');
}

export async function insertPackage(
  db: Executor,
  row: { ownerId: string; departmentId: string; content: Composition },
): Promise<string> {
  const { id } = await db
    .insertInto('package')
    .values({
      owner_id: row.ownerId,
      department_id: row.departmentId,
      title: storableText(row.content.title),
      category: storableText(row.content.channel),
      content: jsonText(row.content),
      content_hash: hashOf(row.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One statement, so that two savers of the same content raise the version once. */
export async function updatePackage(db: Executor, id: string, content: Composition): Promise<void> {
  const hash = hashOf(content);
  await db
    .updateTable('package')
    .set({
      title: storableText(content.title),
      category: storableText(content.channel),
      content: jsonText(content),
      content_hash: hash,
      version: sql<number>`version + case when content_hash = ${hash} then 0 else 1 end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function deletePackage(db: Executor, id: string): Promise<void> {
  await db.updateTable('package').set({ deleted_at: now }).where('id', '=', id).execute();
}
