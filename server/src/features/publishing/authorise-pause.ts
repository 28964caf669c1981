// Authorise a pause: one account by who may bind it, in its own department; anything larger by who may brake.
import { mayBrake, permits, signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnAccount } from '../accounts/find-own-account.ts';

/** `accountId` is null for what is larger than one account. An account of another department is not there. */
export async function authorisePause(db: Executor, actor: Actor, accountId: string | null): Promise<void> {
  const brakes = permits(mayBrake, actor.signs);
  if (accountId === null) {
    if (!brakes) throw new Refusal('forbidden');
    return;
  }
  // Whoever may hold everything up, and sees all, may hold up any of it.
  await findOwnAccount(db, actor, accountId, { elsewhere: brakes && actor.signs.has(signs.seesAll) });
}
