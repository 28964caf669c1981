// Successors: what goes out, or went, in the place of a schedule or of a part of it that was cancelled.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { Publication } from './rows.ts';
import type { Schedule } from './schedules.ts';

export type Ended = Pick<Schedule, 'id' | 'package_id' | 'draft_id'>;

/**
 * The newest that stands of the schedules that took its place one after the other, or of what was asked for of their packages or drafts
 * to their accounts since it was cancelled, as by publishing from the edit of one of them; on one account where it is named. Null where
 * nothing does.
 */
export async function findSuccessor(
  db: Executor,
  { id, package_id: packageId, draft_id: draftId }: Ended,
  accountId?: string,
): Promise<Publication | null> {
  // Where it first was cancelled on the same account: the others may have gone, or been withdrawn, at another time.
  const cancelledAt = sql<Date>`(select min(event.at) from event join publication as old on old.id = event.publication_id
    where old.schedule_id in (select line.id from line) and event.to_state = 'cancelled'
    and old.account_id = publication.account_id)`;
  const found = await db
    .withRecursive('line', (cte) =>
      cte
        .selectFrom('schedule')
        .select(['id', 'package_id', 'draft_id', 'replaced_by'])
        .where('id', '=', id)
        .union((next) =>
          next
            .selectFrom('schedule')
            .innerJoin('line', 'line.replaced_by', 'schedule.id')
            .select(['schedule.id', 'schedule.package_id', 'schedule.draft_id', 'schedule.replaced_by']),
        ),
    )
    .selectFrom('publication')
    .selectAll()
    .where('state', 'not in', ['cancelled', 'missed', 'failed', 'withdrawn'])
    .$if(accountId !== undefined, (rows) => rows.where('account_id', '=', accountId ?? ''))
    .where((row) => {
      const line = row.selectFrom('line');
      const planned = row.selectFrom('publication as part').select('part.account_id');
      const later = line.select('line.id').where('line.id', '!=', id);
      return row.or([
        row('schedule_id', 'in', later),
        row.and([
          row.or([
            row('package_id', '=', packageId),
            row('draft_id', '=', draftId),
            row('package_id', 'in', line.select('line.package_id')),
            row('draft_id', 'in', line.select('line.draft_id')),
          ]),
          row('created_at', '>', cancelledAt),
          row('account_id', 'in', planned.where('part.schedule_id', 'in', line.select('line.id'))),
        ]),
      ]);
    })
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
