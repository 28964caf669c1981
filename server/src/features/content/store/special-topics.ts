// Special topics: to which a package can belong, in the order of the newsroom.
import type { Executor } from '../../../db/client.ts';

export async function allSpecialTopics(db: Executor): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('special_topic').select(['id', 'name']).orderBy('sort').orderBy('id').execute();
}
