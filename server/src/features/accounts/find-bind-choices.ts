// Find what a finished consent offers to choose from.
import type { BindChoice } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { unsealOffer } from './unseal-offer.ts';

export async function findBindChoices(
  context: Context,
  actor: Actor,
  { ticket }: { ticket: string },
): Promise<{ channelid: number; choices: BindChoice[] }> {
  const { channelId, offered } = await unsealOffer(context, context.db, actor, { ticket, lock: false });
  const choices = offered.map(({ externalId, name, usable, because }) => ({
    externalId,
    name,
    usable,
    because,
  }));
  return { channelid: channelId, choices };
}
