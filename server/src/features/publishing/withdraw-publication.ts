// Withdraw: take one post down, or stop one that is still on its way; tracked until the platform says it is gone (D-03).
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { stopPublication } from './stop-publication.ts';

export async function withdrawPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const { state } = await stopPublication(context, tx, actor, id);
    await claimTurn(tx, actor, { state });
    return { state };
  });
}
