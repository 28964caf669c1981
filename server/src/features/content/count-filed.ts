// Count what is filed under each name of a kind: categories, special topics, or the classes of one channel.
import type { FilingKind } from '@herald/contract/filing.ts';
import type { Executor } from '../../db/client.ts';
import { countCategories, countClasses, countTopics } from './store/filed.ts';

/** By the name that is kept; one that nothing keeps is missing. */
export async function countFiled(
  db: Executor,
  { kind, channelid }: { kind: FilingKind; channelid: number },
): Promise<ReadonlyMap<string, number>> {
  const count = { category: countCategories, topic: countTopics, class: countClasses }[kind];
  const rows = await count(db, channelid);
  return new Map(rows.map((row) => [row.name, row.count]));
}
