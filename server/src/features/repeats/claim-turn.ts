// Claim the turn: a deed and the answer to its key are one commit, so that neither is there without the other.
import { codes } from '@herald/contract/codes.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { keepAnswer } from './store.ts';

/**
 * The last thing in its transaction, once a call: so the key's row is locked no longer than a commit takes, and whoever repeats
 * the call asks instead of hanging. `data` is what the call answers. Who has lost the turn meanwhile is undone with all it did.
 *
 * Every deed under a key claims: what publishes, schedules, tries again, modifies or settles would be sent once more; what is
 * taken down or cancelled would be found done, but a package may have been published anew since.
 */
export async function claimTurn(tx: Tx, actor: Actor, data: unknown): Promise<void> {
  const { personId, language, turn } = actor;
  if (!turn) return;
  const body = { code: codes.ok.wire, message: say(language, 'ok'), data };
  const { status } = codes.ok;
  const isOurs = await keepAnswer(tx, { personId, key: turn.key }, turn.id, { status, body });
  if (!isOurs) throw new Refusal('still-carried-out');
}
