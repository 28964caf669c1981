// Exchange a schedule for the one that is being made: what waits under the named one is cancelled with its coming, whatever the new one says (R-API-039).
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import type { ContentSource, Source } from './queue-publications.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFences } from './store/lanes.ts';
import { listOfSchedule } from './store/publications.ts';
import { findSchedule, holdPackage, listWaiting } from './store/schedules.ts';

export type Exchange = {
  readonly source: Source;
  /** The schedule whose place is taken; none where the first one is made. */
  readonly replaces: string | undefined;
  readonly accountIds: readonly string[];
  readonly from: ContentSource;
};

/** Never two that wait of one package: the one before goes only when it is named. Errors: not-found, already-scheduled, held-elsewhere, already-sending, stands-otherwise. */
export async function exchangeSchedule(
  context: Context,
  tx: Tx,
  actor: Actor,
  { source, replaces, accountIds, from }: Exchange,
): Promise<void> {
  const named = replaces === undefined ? null : await findSchedule(tx, replaces);
  if (named) authoriseTouch(actor, named.department_id);
  // Another draft before the lanes, as whoever schedules takes them: it waits no more.
  if (named?.draft_id && named.draft_id !== source.draftId)
    await from.markReturned(tx, named.draft_id, named.id);
  // Both packages, in one order: two who give one schedule other words come one after the other.
  const packages = new Set([source.packageId, named?.package_id ?? source.packageId]);
  for (const id of [...packages].toSorted((a, b) => a.localeCompare(b))) await holdPackage(tx, id);
  const other = (await listWaiting(tx, source)).find(({ id }) => id !== replaces);
  if (other) {
    const { id, scheduled_local: time, zone } = other;
    throw new Refusal('already-scheduled', { schedule: id, time, zone });
  }
  // It may have been replaced or withdrawn while its package was another's.
  const before = named && (await findSchedule(tx, named.id));
  if (!before) return;
  // Withdrawn meanwhile is as good as replaced, and what says something else would be a second one.
  if (before.withdrawn_at && before.package_id === source.packageId) return;
  if (before.withdrawn_at || before.parts.every(({ state }) => state === 'cancelled'))
    refuseStanding(['cancelled']);
  const left = (await listOfSchedule(tx, before.id)).map((part) => part.account_id);
  const joined = (await findUsableAccounts(context, tx, actor, accountIds)).map(({ id }) => id);
  // Those that are left together with those that are joined.
  await readFences(tx, [...left, ...joined]);
  await cancelSchedule(context, tx, actor, before.id);
}
