// Who has a package or a draft open: rows of an unlogged table, each as good as gone some seconds after it was last said.
import type { OpenSubject } from '@herald/contract/endpoints/presence.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';

export type Place = { id: string; departmentId: string };

/** A draft of a package is one place with it. */
export async function findPlace(db: Executor, { kind, id }: OpenSubject): Promise<Place | undefined> {
  if (!isRowId(id)) return undefined;
  if (kind === 'package')
    return db
      .selectFrom('package')
      .select(['id', 'department_id as departmentId'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  return db
    .selectFrom('draft')
    .select([sql<string>`coalesce(package_id, id)`.as('id'), 'department_id as departmentId'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Where this person was before is forgotten with it. */
export async function notePresence(
  db: Executor,
  { placeId, personId, keptMs }: { placeId: string; personId: string; keptMs: number },
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ subject_id: placeId, person_id: personId })
    .onConflict((known) => known.columns(['subject_id', 'person_id']).doUpdateSet({ seen_at: now }))
    .execute();
  await db
    .deleteFrom('presence')
    .where('person_id', '=', personId)
    .where('subject_id', '<>', placeId)
    .where('seen_at', '<', nowPlus(-keptMs))
    .execute();
}

export async function listPresent(
  db: Executor,
  { placeId, personId, keptMs }: { placeId: string; personId: string; keptMs: number },
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('presence')
    .innerJoin('person', 'person.id', 'presence.person_id')
    .select(['person.id', 'person.name'])
    .where('subject_id', '=', placeId)
    .where('person_id', '<>', personId)
    .where('seen_at', '>', nowPlus(-keptMs))
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
}
