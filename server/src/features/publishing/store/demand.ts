// Demand: how many publications that wait will have been sent before another one, of its account or of all.
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** Those due from `since` on; of two due at one instant the older one goes first. */
export async function countAhead(
  db: Executor,
  one: Publication,
  { whose, since }: { whose: 'account' | 'channel'; since: Date },
): Promise<number> {
  const waiting = db
    .selectFrom('publication')
    .select((row) => row.fn.countAll<number>().as('ahead'))
    .where('state', 'in', ['scheduled', 'auth-required', 'preparing'])
    .where('id', '<>', one.id)
    .where(sql<boolean>`(due_at, created_at) <= (${one.due_at}, ${one.created_at})`)
    .where('due_at', '>=', since);
  const own =
    whose === 'account'
      ? waiting.where('account_id', '=', one.account_id)
      : waiting.where('channel_id', '=', one.channel_id);
  return (await own.executeTakeFirstOrThrow()).ahead;
}

/** The instant so many seconds before it is due. */
export function secondsBefore({ due_at: due }: Pick<Publication, 'due_at'>, seconds: number): Date {
  return new Date(due.getTime() - seconds * 1_000);
}

/** By the database's clock; 0 once it is due. */
export async function readSecondsUntil(db: Executor, { due_at: due }: Publication): Promise<number> {
  const { at } = await db.selectNoFrom(now.as('at')).executeTakeFirstOrThrow();
  return Math.max(0, (due.getTime() - at.getTime()) / 1_000);
}
