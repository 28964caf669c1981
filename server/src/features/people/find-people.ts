// Find how people are called, by their id; one that is unknown has no name.
import type { Executor } from '../../db/client.ts';
import { namesOf } from './store.ts';

export async function findPeople(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await namesOf(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
