// Find what a finished consent offers to choose from.
import type { BindChoice } from '@herald/contract/accounts.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { unsealOffer } from './unseal-offer.ts';

/** What the channel lacks is named in its own words; the sentence around it is the reader's. */
const elsewhere = 'account-elsewhere';

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
    because: usable
      ? ''
      : because === elsewhere
        ? say(actor.language, elsewhere)
        : `${say(actor.language, 'reason-not-permitted')} (${because})`,
  }));
  return { channelid: channelId, choices };
}
