// End: another session of one's own, whose next call answers that it ended; its browser is asked for the password again.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { endAtProvider } from './end-at-provider.ts';
import { recordSessionEnd } from './record-session-end.ts';
import { endSessionOf } from './store/own-sessions.ts';

/** One that is somebody else's, over, or was never there is the same: not found. */
export async function endOwnSession(
  { db, config }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ ended: number }> {
  await db.transaction().execute(async (tx) => {
    const ended = await endSessionOf(tx, actor.personId, id);
    if (ended.length === 0) throw new Refusal('not-found');
    await endAtProvider(tx, config, actor.personId);
    await recordSessionEnd(tx, actor, 'session.remove', ended);
  });
  return { ended: 1 };
}
