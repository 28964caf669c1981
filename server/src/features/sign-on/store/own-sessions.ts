// The rows of one person's sessions as they see them: those that go on, and the ending of any of them.
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { SessionLimits } from '../../../http/sign-on-settings.ts';
import { wornBy } from './sessions.ts';

type EndedSession = { sessionId: string; browser: string };
type OwnSession = {
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  address: string;
  userAgent: string;
};

/** Newest deed first. Of a token that only its provider can renew nothing is left once it is over. */
export async function openSessionsOf(
  db: Executor,
  personId: string,
  limits: SessionLimits,
): Promise<OwnSession[]> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`not ${wornBy(limits)}`)
    .where((where) => where.or([where('refresh_hash', 'is not', null), where('access_until', '>', now)]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Empty where none of this person's goes on under that id. */
export async function endSessionOf(db: Executor, personId: string, id: string): Promise<EndedSession[]> {
  return isRowId(id) ? ending(db, personId).where('id', '=', id).execute() : [];
}

export async function endOtherSessionsOf(
  db: Executor,
  personId: string,
  kept: string,
): Promise<EndedSession[]> {
  return ending(db, personId).where('id', '<>', kept).execute();
}

function ending(db: Executor, personId: string) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'ended-by-owner', pair_sealed: null })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returning(['id as sessionId', 'user_agent as browser']);
}
