// Calendar: publications by the time they were planned for, in their order.
import { now, type Executor } from '../../../db/client.ts';
import type { HistoryScope } from './history.ts';
import type { Publication } from './rows.ts';

export type CalendarRow = Pick<
  Publication,
  | 'id'
  | 'package_id'
  | 'draft_id'
  | 'schedule_id'
  | 'title'
  | 'state'
  | 'reason'
  | 'owner_only'
  | 'articles_gone'
  | 'due_at'
  | 'account_id'
  | 'channel_id'
  | 'held_by'
  | 'held_since'
  | 'held_until'
> & { account_name: string; holder: string | null };

/** Those that were cancelled before they began are no part of it. */
export async function listPlanned(
  db: Executor,
  scope: Exclude<HistoryScope, { requestedBy: string }>,
  { from, before, atMost }: { from: Date; before: Date; atMost: number },
): Promise<CalendarRow[]> {
  return db
    .selectFrom('publication')
    .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
    .leftJoin('person as holder', (join) =>
      join.onRef('holder.id', '=', 'publication.held_by').on('held_until', '>', now),
    )
    .select([
      'publication.id',
      'package_id',
      'draft_id',
      'schedule_id',
      'title',
      'publication.state',
      'reason',
      'owner_only',
      'articles_gone',
      'due_at',
      'account_id',
      'publication.channel_id',
      'held_by',
      'held_since',
      'held_until',
      'channel_account.name as account_name',
      'holder.name as holder',
    ])
    .where('due_at', '>=', from)
    .where('due_at', '<', before)
    .where('publication.state', '<>', 'cancelled')
    .$if(scope !== 'all', (rows) =>
      rows.where('publication.department_id', '=', scope === 'all' ? '' : scope.departmentId),
    )
    .orderBy('due_at')
    .orderBy('publication.id')
    .limit(atMost)
    .execute();
}
