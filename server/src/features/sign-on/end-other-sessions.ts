// End: all one's sessions but the one that asks; their browsers are asked for the password again.
import type { Actor, Context } from '../../context.ts';
import { endAtProvider } from './end-at-provider.ts';
import { recordSessionEnd } from './record-session-end.ts';
import { endOtherSessionsOf } from './store/own-sessions.ts';

export async function endOtherSessions({ db, config }: Context, actor: Actor): Promise<{ ended: number }> {
  const ended = await db.transaction().execute(async (tx) => {
    await endAtProvider(tx, config, actor.personId);
    const others = await endOtherSessionsOf(tx, actor.personId, actor.sessionId);
    await recordSessionEnd(tx, actor, 'session.remove', others);
    return others.length;
  });
  return { ended };
}
