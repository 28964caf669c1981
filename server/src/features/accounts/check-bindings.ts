// Check which of the chosen accounts this person could publish to now: bound, authorised, not paused, permitted (D-07).
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts } from './find-usable-accounts.ts';

type Endpoint = typeof contentEndpoints.mayPublishTo;

/** Which of these are held up now; those above accounts know. */
export type FindPaused = (db: Executor, accountIds: readonly string[]) => Promise<ReadonlySet<string>>;

export async function checkBindings(
  context: Context,
  actor: Actor,
  { bids, findPaused }: InputOf<Endpoint> & { findPaused: FindPaused },
): Promise<OutputOf<Endpoint>> {
  const paused = await findPaused(context.db, bids);
  const checked = await Promise.all(
    bids.map(async (id) => {
      const reason = await reasonAgainst(context, actor, id);
      // Whoever may not know the account is not told that it is paused.
      const held = reason === null && paused.has(id) ? say(actor.language, 'reason-paused') : null;
      return { id, reason: reason ?? held };
    }),
  );
  const invalid = checked.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }]));
  return { flag: bids.length > 0 && invalid.length === 0, invalid };
}

async function reasonAgainst(context: Context, actor: Actor, id: string): Promise<string | null> {
  if (!actor.signs.has(signs.publishes)) return say(actor.language, 'forbidden');
  try {
    await findUsableAccounts(context, context.db, actor, [id]);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return say(actor.language, error.code, error.figures);
    throw error;
  }
}
