// End: all one's sessions but the one that asks; their browsers are asked for the password again.
import type { Actor, Context } from '../../context.ts';
import { endAtProvider } from './end-at-provider.ts';
import { endOtherSessionsOf } from './store/own-sessions.ts';

export async function endOtherSessions(
  { db, config }: Context,
  { personId, sessionId }: Actor,
): Promise<{ ended: number }> {
  const ended = await db.transaction().execute(async (tx) => {
    await endAtProvider(tx, config, personId);
    return endOtherSessionsOf(tx, personId, sessionId);
  });
  return { ended };
}
