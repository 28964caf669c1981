// Check which of the chosen accounts this person could publish to now (D-07).
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findUsableAccounts } from './find-usable-accounts.ts';

type Endpoint = typeof contentEndpoints.mayPublishTo;

export async function checkBindings(
  context: Context,
  actor: Actor,
  { bids }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const checked = await Promise.all(
    bids.map(async (id) => ({ id, reason: await reasonAgainst(context, actor, id) })),
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
