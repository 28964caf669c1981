// Claim the turn: a deed and the answer to its key are one commit, so that neither is there without the other.
import { codes } from '@herald/contract/codes.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { keepAnswer } from './store.ts';

/**
 * The last thing in the transaction, once: before it the key's row is locked no longer than a commit takes, and whoever repeats
 * the call asks instead of hanging. `data` is what the call answers. Who has lost the turn meanwhile is undone with all it did.
 *
 * Claimed by what adds something when it is done again: publishing, publishing a batch, scheduling, trying again, modifying
 * (deleted and posted again), and a person's word on a doubt (sent again). Not by taking down or cancelling: again they find
 * it done, and a package is taken down in a transaction for each of its posts.
 */
export async function claimTurn(tx: Tx, actor: Actor, data: unknown): Promise<void> {
  const { personId, language, turn } = actor;
  if (!turn) return;
  const body = { code: codes.ok.wire, message: say(language, 'ok'), data };
  const { status } = codes.ok;
  const isOurs = await keepAnswer(tx, { personId, key: turn.key }, turn.id, { status, body });
  if (!isOurs) throw new Refusal('still-carried-out');
}
