// List: where the person asking is signed in, so that they see what they do not know.
import type { OwnSession } from '@herald/contract/endpoints/sessions.ts';
import type { Actor, Context } from '../../context.ts';
import { openSessionsOf } from './store/own-sessions.ts';

export async function listSessions(
  { db, config }: Context,
  { personId, sessionId }: Actor,
): Promise<{ items: OwnSession[] }> {
  const open = await openSessionsOf(db, personId, config.signOn.sessions);
  const items = open.map(({ startedAt, lastSeenAt, ...session }) => ({
    ...session,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return { items };
}
