// A person's drafts found by title, days and status; how many there are of each status is counted beside.
import { sql } from 'kysely';
import type { DraftCounts, draftSorts, DraftStatus, SortOrder } from '@herald/contract/content-lists.ts';
import { nowPlus, type Executor } from '../../../db/client.ts';
import { containingEach } from '../../../db/containing.ts';
import { draftColumns, type DraftRow } from './drafts.ts';
import type { Listed, Range } from './search.ts';

/** Without a status: every one that is not deleted. Of the deleted those of the last `keptMs`. */
export type DraftSearch = Range & {
  title: string;
  status: DraftStatus | undefined;
  keptMs: number;
  sort?: (typeof draftSorts)[number] | undefined;
  order?: SortOrder | undefined;
};

const columnOf = {
  title: 'draft.title',
  created: 'draft.created_at',
} as const satisfies Record<(typeof draftSorts)[number], string>;

export async function listDraftsOf(
  db: Executor,
  ownerId: string,
  asked: DraftSearch,
): Promise<Listed<DraftRow> & { counts: DraftCounts }> {
  let found = db
    .selectFrom('draft')
    .where('owner_id', '=', ownerId)
    .where((e) => e.or([e('draft.status', '<>', 9), e('draft.deleted_at', '>', nowPlus(-asked.keptMs))]));
  for (const like of containingEach(asked.title)) found = found.where('draft.title', 'ilike', like);
  if (asked.from) found = found.where('draft.created_at', '>=', asked.from);
  if (asked.before) found = found.where('draft.created_at', '<', asked.before);
  const count = (status: DraftStatus) =>
    sql<number>`count(*) filter (where draft.status = ${sql.lit(status)})`;
  const counted = await found
    .select([count(1).as('draft'), count(2).as('used'), count(6).as('scheduled'), count(9).as('deleted')])
    .executeTakeFirstOrThrow();
  const counts = { ...counted, all: counted.draft + counted.used + counted.scheduled };
  const { status } = asked;
  const items = await found
    .where((e) => (status === undefined ? e('draft.status', '<>', 9) : e('draft.status', '=', status)))
    .leftJoin('person', 'person.id', 'draft.changed_by')
    .select(draftColumns)
    .$if(asked.sort !== undefined, (all) =>
      all.orderBy(columnOf[asked.sort ?? 'created'], asked.order ?? 'asc'),
    )
    .orderBy(status === 9 ? 'draft.deleted_at' : 'draft.created_at', 'desc')
    .orderBy('draft.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  return { items, counts, total: counts[status === undefined ? 'all' : namesOf[status]] };
}

const namesOf: Record<DraftStatus, keyof DraftCounts> = {
  1: 'draft',
  2: 'used',
  6: 'scheduled',
  9: 'deleted',
};
