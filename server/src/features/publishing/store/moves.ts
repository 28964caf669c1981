// Moves: plans that were exchanged for others, which the lists show in the place where they are now.
import { sql } from 'kysely';
import type { Move } from '@herald/contract/moves.ts';
import type { Executor } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** Its account waits, or was sent to, under the plan that took the place of this one: nothing was called off. Of a row named `publication`. */
export const isMoved = sql<boolean>`(publication.state = 'cancelled' and exists (select 1 from schedule as before
  join publication as later on later.schedule_id = before.replaced_by
  where before.id = publication.schedule_id and later.account_id = publication.account_id))`;

/** The plans before the one of this part, the latest first: when each was given up, by whom, and for when it was. */
export async function listMoves(db: Executor, part: Publication): Promise<Move[]> {
  if (part.schedule_id === null) return [];
  const rows = await db
    .withRecursive('line', (tables) =>
      tables
        .selectFrom('schedule')
        .select(['id', 'due_at'])
        .where('replaced_by', '=', part.schedule_id)
        .union((further) =>
          further
            .selectFrom('schedule')
            .innerJoin('line', 'line.id', 'schedule.replaced_by')
            .select(['schedule.id', 'schedule.due_at']),
        ),
    )
    .selectFrom('line')
    .innerJoin('publication', 'publication.schedule_id', 'line.id')
    .innerJoin('event', 'event.publication_id', 'publication.id')
    .select(['event.at', 'event.actor as by', 'line.due_at as dueAt'])
    .where('publication.account_id', '=', part.account_id)
    .where('event.to_state', '=', 'cancelled')
    .orderBy('event.at', 'desc')
    .execute();
  return rows.map((row) => ({ by: row.by, at: row.at.toISOString(), dueAt: row.dueAt.toISOString() }));
}
