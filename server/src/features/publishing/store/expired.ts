// Expired: what still waits though its time is over is missed at once; no rest and no open call of its account hides that (row 5).
import { sql, type Expression } from 'kysely';
import { now } from '../../../db/client.ts';
import { mayStand } from './attempts.ts';

/** Nothing of it can stand on the platform, so nobody has to be asked before it is missed. */
export const isOver = sql<boolean>`(publication.state in ('scheduled', 'auth-required')
  and publication.wake_at <= ${now} and publication.expires_at <= ${now}
  and (publication.attempt_no = 0 or not ${mayStand}))`;

/** A platform that wants no more posts for now says nothing of those it has: they are looked for and mended, and what is missed is said. */
export const passesRest = sql<boolean>`(${isOver} or publication.state not in ('scheduled', 'auth-required', 'preparing'))`;

/** Of what is put back to wait: looked at when its time is over, however long it was asked to wait. */
export function atLatestWhenOver(wake: Date | Expression<Date>) {
  return sql<Date>`least(${wake}, publication.expires_at)`;
}
