// Wakes: what waits for something that is over now is looked at now, asked under the locks of the lanes.
import { sql } from 'kysely';
import { now, nowPlus, type Tx } from '../../../db/client.ts';
import { isCancelAsked } from './cancellations.ts';
import { readFences } from './lanes.ts';
import { holdsUp, isPaused } from './pauses.ts';

/** Whoever had the lane since it was written last, it is ours to write now. */
const todaysFence = sql<number>`(select fence from account_lane where account_lane.account_id = publication.account_id)`;

/** What rests or waits and is not wanted any more gives way, or is looked for, at once; whoever asks holds its lane. */
export async function wakeUnwanted(tx: Tx, publicationId: string): Promise<void> {
  await tx
    .updateTable('publication')
    .set({ wake_at: now, fence: todaysFence })
    .where('id', '=', publicationId)
    .where((one) =>
      one.or([
        // Of one in doubt the next look may be far away, or none may be planned.
        one('state', 'in', ['scheduled', 'auth-required', 'unknown']),
        // A marker that waits for this lane has looked already: written anew, the row is not the one it saw.
        one('state', '=', 'preparing'),
        one.and([one('state', '=', 'editing'), one('rests', '=', true)]),
      ]),
    )
    .where(isCancelAsked)
    .execute();
}

const soonMs = 60_000;
const isAboutToGo = sql<boolean>`(publication.state = 'preparing'
  or publication.state in ('scheduled', 'auth-required') and publication.wake_at <= ${nowPlus(soonMs)})`;

/** Every lane of what is about to go and is held by a pause, and what is being prepared there written anew: a marker that waits for one of them looked before the pause was there. */
export async function overtakeMarkers(tx: Tx, pauseId: string): Promise<void> {
  const held = await tx
    .selectFrom('pause')
    .innerJoin('publication', (join) => join.on(holdsUp))
    .select('publication.account_id')
    .distinct()
    .where('pause.id', '=', pauseId)
    .where(isAboutToGo)
    .execute();
  const accounts = held.map((row) => row.account_id);
  if (accounts.length === 0) return;
  await readFences(tx, accounts);
  await tx
    .updateTable('publication')
    .set({ wake_at: now, fence: todaysFence })
    .where('account_id', 'in', accounts)
    .where('state', '=', 'preparing')
    .execute();
}

const waitsForPause = sql<boolean>`(publication.state in ('scheduled', 'auth-required') and publication.reason = 'reason-paused'
  and publication.wake_at > ${now} and not ${isPaused})`;

/** What was sent before waits longer than the pause that was just lifted (start-publication.ts). */
export async function wakePaused(tx: Tx): Promise<void> {
  const waiting = await tx
    .selectFrom('publication')
    .select('account_id')
    .distinct()
    .where(waitsForPause)
    .execute();
  if (waiting.length === 0) return;
  const accounts = waiting.map((row) => row.account_id);
  await readFences(tx, accounts);
  await tx
    .updateTable('publication')
    .set({ wake_at: now, fence: todaysFence })
    .where('account_id', 'in', accounts)
    .where(waitsForPause)
    .execute();
}
