// Exchange what waits as part of publishing it from its edit: where its words were changed, those that wait are cancelled and the new ones queued, in one commit.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { cancelParts } from './cancel-parts.ts';
import { lockWaitingParts } from './lock-waiting-parts.ts';
import { queuePublications, type ContentSource } from './queue-publications.ts';
import { refuseStanding } from './refuse-standing.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { endSchedule, holdPackage, type ScheduleRow } from './store/schedules.ts';
import { readFences } from './store/lanes.ts';

type Asked = InputOf<typeof scheduleEndpoints.publishScheduled>;
type Renewal = { readonly schedule: ScheduleRow; readonly asked: Asked; readonly from: ContentSource };

/** Null: what waits says what is saved, and goes to no others; it goes out as it is. Accounts that are left out keep their words and their time. */
export async function exchangeWaiting(
  context: Context,
  tx: Tx,
  actor: Actor,
  { schedule, asked, from }: Renewal,
): Promise<Publication[] | null> {
  const { id, draft_id: draftId, package_id: pkGUID } = schedule;
  // The draft and the package before the lanes, as whoever schedules takes them.
  const source = await from.readPackage(context, tx, actor, {
    ...(draftId ? { draftId } : { pkGUID }),
    replaces: id,
  });
  await holdPackage(tx, source.packageId);
  const planned = schedule.parts.map((part) => part.account_id);
  const named = [...new Set(asked.bids)];
  // Of those that join only: one that waits may have lost its leave, and then goes out once it has it again.
  const joined = named.filter((bid) => !planned.includes(bid));
  await findUsableAccounts(context, tx, actor, joined);
  await readFences(tx, [...planned, ...joined]);
  const standing = await listStanding(tx, id, named);
  const wanted = named.length > 0 ? named : standing;
  const known = wanted.filter((bid) => standing.includes(bid));
  const waiting = known.length === 0 ? [] : await lockWaitingParts(context, tx, actor, schedule, known);
  const isSame = waiting.every(
    ([part]) => part.package_id === source.packageId && part.content_version === source.contentVersion,
  );
  if (isSame && known.length === wanted.length) return null;
  await cancelParts(tx, actor, waiting, { sentApart: true });
  if (known.length === standing.length) await endSchedule(tx, id);
  return queuePublications(context, tx, actor, {
    ...source,
    accountIds: wanted,
    dueAt: await readClock(tx),
    schedule: null,
    confirmed: asked,
  });
}

/** Read under the locks: what was withdrawn, all of it or on an account that is wanted, is no account that joins. */
async function listStanding(tx: Tx, id: string, wanted: readonly string[]): Promise<string[]> {
  const parts = await listOfSchedule(tx, id);
  const standing = parts.filter(({ state }) => state !== 'cancelled').map((part) => part.account_id);
  const gone = parts.map((part) => part.account_id).filter((bid) => !standing.includes(bid));
  if (standing.length === 0 || wanted.some((bid) => gone.includes(bid))) refuseStanding(['cancelled']);
  return standing;
}
