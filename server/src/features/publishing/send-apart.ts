// Send apart: what goes out before the rest of its schedule leaves that, so that the rest waits on as a line that is moved, edited and withdrawn as ever.
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { cancelParts } from './cancel-parts.ts';
import { copyPublication } from './copy-publication.ts';
import { insertPublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { takeOverRequest } from './take-over-request.ts';

/** Cancelled there and queued alone: whoever still believes that it waits there is refused. The locks are the caller's. */
export async function sendApart(
  context: Context,
  tx: Tx,
  actor: Actor,
  waiting: readonly (readonly [Publication, number])[],
): Promise<Publication[]> {
  await cancelParts(tx, actor, waiting, { sentApart: true });
  const at = await readClock(tx);
  const queued: Publication[] = [];
  for (const [one] of waiting) {
    const { requested_by = one.requested_by } = await takeOverRequest(tx, actor, one, {});
    const evidence = JSON.stringify({ requestedBy: actor.account, insteadOf: one.id } satisfies Evidence);
    const asked = { requested_by, actor: actor.name, evidence };
    queued.push(await insertPublication(tx, { ...(await copyPublication(tx, one, at)), ...asked }));
    await context.queue(tx, advancePublication, { accountId: one.account_id, channelId: one.channel_id });
  }
  return queued;
}
