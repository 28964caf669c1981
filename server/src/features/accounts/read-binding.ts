// Read one account of one's own department, or of any for those who see all.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { findOwnAccount } from './find-own-account.ts';

export async function readBinding(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<ChannelBinding> {
  const elsewhere = actor.signs.has(signs.seesAll);
  return describeBinding(context, await findOwnAccount(context.db, actor, id, { elsewhere }));
}
