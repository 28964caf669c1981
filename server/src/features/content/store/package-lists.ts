// Packages found by words, type, category and days; of those that are deleted, the ones that can be restored.
import type { ContentQuery, contentSorts } from '@herald/contract/content-lists.ts';
import { sql } from 'kysely';
import { nowPlus, type Executor } from '../../../db/client.ts';
import { carriesFiles } from '../../../db/carries-files.ts';
import { containingEach } from '../../../db/containing.ts';
import { packageColumns, packageRows, type PackageRow } from './packages.ts';
import type { Listed, Range } from './search.ts';

/** Whose packages: one person's, one department's, or everybody's. */
export type Whose = { ownerId: string } | { departmentId: string } | 'all';
export type PackageSearch = Omit<Range, 'page' | 'pageSize'> & {
  keyWord: string;
  mediaType: number | undefined;
  category: string;
  /** Only what something was uploaded for. */
  withFiles: boolean;
  /** The deleted of the last `keptMs`, or those that are not. */
  isDeleted: boolean;
  keptMs: number;
};

function found(db: Executor, whose: Whose, asked: PackageSearch) {
  let rows = packageRows(db);
  rows = asked.isDeleted
    ? rows.where('package.deleted_at', '>', nowPlus(-asked.keptMs))
    : rows.where('package.deleted_at', 'is', null);
  if (whose !== 'all')
    rows =
      'ownerId' in whose
        ? rows.where('package.owner_id', '=', whose.ownerId)
        : rows.where('package.department_id', '=', whose.departmentId);
  for (const like of containingEach(asked.keyWord))
    rows = rows.where((e) =>
      e.or([e('package.title', 'ilike', like), sql<boolean>`package.content->>'keywords' ilike ${like}`]),
    );
  if (asked.category !== '') rows = rows.where('package.category', '=', asked.category);
  if (asked.mediaType !== undefined) {
    const holds = JSON.stringify({ media: [{ mediaType: asked.mediaType }] });
    rows = rows.where(sql<boolean>`package.content @> ${holds}::jsonb`);
  }
  if (asked.withFiles) rows = rows.where(carriesFiles);
  if (asked.from) rows = rows.where('package.created_at', '>=', asked.from);
  if (asked.before) rows = rows.where('package.created_at', '<', asked.before);
  return rows;
}

const columnOf = {
  title: 'package.title',
  category: 'package.category',
  owner: 'person.name',
  created: 'package.created_at',
} as const satisfies Record<(typeof contentSorts)[number], string>;

/** Of `among` alone, where it is given. */
export async function listPackagesOf(
  db: Executor,
  whose: Whose,
  asked: PackageSearch &
    Pick<Range, 'page' | 'pageSize'> &
    Pick<ContentQuery, 'sort' | 'order'> & { among: readonly string[] | null },
): Promise<Listed<PackageRow>> {
  let rows = found(db, whose, asked);
  if (asked.among) rows = rows.where(sql<boolean>`package.id = any (${[...asked.among]}::uuid[])`);
  const { total } = await rows.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await rows
    .select(packageColumns)
    .$if(asked.sort !== undefined, (all) =>
      all.orderBy(columnOf[asked.sort ?? 'created'], asked.order ?? 'asc'),
    )
    .orderBy(asked.isDeleted ? 'package.deleted_at' : 'package.created_at', 'desc')
    .orderBy('package.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  return { items, total };
}

export async function listPackageIds(db: Executor, whose: Whose, asked: PackageSearch): Promise<string[]> {
  const rows = await found(db, whose, asked).select('package.id').execute();
  return rows.map(({ id }) => id);
}
