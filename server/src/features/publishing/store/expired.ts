// Expired: what still waits though its time is over is missed at once; no rest and no open call of its account hides that (row 5).
import { sql, type Expression } from 'kysely';
import { now, nowPlus } from '../../../db/client.ts';
import { mayStand } from './attempts.ts';
import { isCancelAsked } from './cancellations.ts';

/** Nothing of it can stand on the platform, so nobody has to be asked before it is missed. */
export const isOver = sql<boolean>`(publication.state in ('scheduled', 'auth-required')
  and publication.wake_at <= ${now} and publication.expires_at <= ${now}
  and (publication.attempt_no = 0 or not ${mayStand}))`;

/** Nothing of it is sent any more. */
const isGivenUp = sql<boolean>`(publication.state in ('scheduled', 'auth-required') and ${isCancelAsked})`;

/** Put back with a call behind it that may stand: as soon as it may not be sent again it is looked for (row 19). */
const isDoubted = sql<boolean>`(publication.state in ('scheduled', 'auth-required')
  and publication.attempt_no > 0 and ${mayStand})`;

/** No pause keeps this waiting: what is given up is cancelled, what may stand is looked for in time (decide-start.ts sends neither). */
export const passesPause = sql<boolean>`(${isGivenUp} or ${isDoubted})`;

/** A platform that wants no more posts for now says nothing of those it has: they are looked for and mended, and what is missed is said. */
export const passesRest = sql<boolean>`(publication.state not in ('scheduled', 'auth-required', 'preparing')
  or ${isOver} or ${isGivenUp} or ${isDoubted})`;

/** Of what is put back to wait: looked at when its time is over, and at `until` where it may be sent no longer then, however long it was asked to wait. */
export function atLatestWhenOver(wake: Date | Expression<Date>, until: Date | null = null) {
  return sql<Date>`least(${wake}, publication.expires_at, ${until}::timestamptz)`;
}

/** So long from now, and no shorter than a restore left it. */
export function noSoonerThanIn(milliseconds: number) {
  return sql<Date>`greatest(publication.expires_at, ${nowPlus(milliseconds)})`;
}
