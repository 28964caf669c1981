// Take over a request: who asked first may have left; then it is sent for whoever says now that it is to be sent (row 4).
import { mayPublish, permits } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { mayRequesterSend } from './store/requesters.ts';
import type { Patch, Publication } from './store/rows.ts';

/** `patch`, with the new requester in it and in its evidence where one is needed; the history tells from there. */
export async function takeOverRequest(
  tx: Tx,
  actor: Actor,
  { id }: Publication,
  patch: Patch,
): Promise<Patch> {
  if (!permits(mayPublish, actor.signs) || (await mayRequesterSend(tx, id))) return patch;
  const evidence = { ...patch.evidence, requestedBy: actor.account };
  return { ...patch, requested_by: actor.personId, evidence };
}
