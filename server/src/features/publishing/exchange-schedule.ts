// Exchange a schedule for the one that is being made: what waits under the named one is cancelled with its coming, whatever the new one says (R-API-039).
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import type { ContentSource, Source } from './queue-publications.ts';
import { refuseParted } from './refuse-parted.ts';
import { refuseStanding } from './refuse-standing.ts';
import { refuseSucceeded } from './refuse-succeeded.ts';
import { readFences } from './store/lanes.ts';
import { isHeldUp } from './store/pauses.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { findSchedule, holdPackage, listWaiting } from './store/schedules.ts';

export type Exchange = {
  readonly source: Source;
  /** The schedule whose place is taken; none where the first one is made. */
  readonly replaces: string | undefined;
  readonly accountIds: readonly string[];
  /** Of these those that its sender knows to be no part of the one before. */
  readonly joins: readonly string[];
  /** An edit is one of what waits: it plans nothing that has ended. */
  readonly isEdit: boolean;
  readonly from: ContentSource;
};

/**
 * The accounts on which the one before waited; none where there was none. Never two that wait of one package: the one before goes
 * only when it is named. Errors: not-found, already-scheduled, held-elsewhere, already-sending, moved-elsewhere, parted-elsewhere,
 * stands-otherwise.
 */
export async function exchangeSchedule(
  context: Context,
  tx: Tx,
  actor: Actor,
  { source, replaces, accountIds, joins, isEdit, from }: Exchange,
): Promise<string[]> {
  const named = replaces === undefined ? null : await findSchedule(tx, replaces);
  if (named) authoriseTouch(actor, named.department_id);
  // Another draft before the lanes, as whoever schedules takes them: it waits no more.
  if (named?.draft_id && named.draft_id !== source.draftId)
    await from.markReturned(tx, named.draft_id, named.id);
  // Both packages, in one order: two who give one schedule other words come one after the other.
  const packages = new Set([source.packageId, named?.package_id ?? source.packageId]);
  for (const id of [...packages].toSorted((a, b) => a.localeCompare(b))) await holdPackage(tx, id);
  const other = (await listWaiting(tx, source)).find(({ id }) => id !== named?.id);
  if (other) {
    const { id, scheduled_local: time, zone } = other;
    throw new Refusal('already-scheduled', { schedule: id, time, zone });
  }
  if (!named) return [];
  const left = (await listOfSchedule(tx, named.id)).map((part) => part.account_id);
  const joined = await findUsableAccounts(context, tx, actor, accountIds);
  // Those that are left together with those that are joined.
  await readFences(tx, [...left, ...joined.map((account) => account.id)]);
  // Only from here on it stays as it stands: until now it may have been replaced, withdrawn or sent.
  const parts = await listOfSchedule(tx, named.id);
  const standing = parts.filter(({ state }) => state !== 'cancelled');
  if (standing.length === 0) {
    await refuseSucceeded(tx, named);
    // Withdrawn meanwhile is as good as replaced for who plans it; who edits would bring it back unasked.
    if (isEdit || named.package_id !== source.packageId) refuseStanding(['cancelled']);
    return [];
  }
  refuseParted(parts, joined, joins);
  await refuseDue(tx, standing);
  await cancelSchedule(context, tx, actor, named);
  return standing.map((part) => part.account_id);
}

/** Its time has come by itself or by who publishes it now: a worker has it, or is about to. Under a pause none begins it. */
async function refuseDue(tx: Tx, standing: readonly Publication[]): Promise<void> {
  const at = await readClock(tx);
  for (const part of standing)
    if (
      part.state === 'scheduled' &&
      part.due_at <= at &&
      !checkHoldPassed(part) &&
      !(await isHeldUp(tx, part.id))
    )
      throw new Refusal('already-sending');
}
