// Find what a finished consent offers to choose from.
import type { BindChoice } from '@herald/contract/accounts.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { unsealOffer } from './unseal-offer.ts';

export async function findBindChoices(
  context: Context,
  actor: Actor,
  { ticket }: { ticket: string },
): Promise<{ channelid: number; choices: BindChoice[] }> {
  const { channelId, expected, offered } = await unsealOffer(context, context.db, actor, {
    ticket,
    lock: false,
  });
  const choices = offered.map(({ externalId, name, usable, because }) => ({
    externalId,
    name,
    usable,
    because: usable ? '' : sayWhy(actor, because, expected),
  }));
  return { channelid: channelId, choices };
}

/** What the channel lacks is named in its own words; the sentence around it is the reader's. */
function sayWhy({ language }: Actor, because: string, account: string): string {
  if (because === 'account-elsewhere') return say(language, because);
  if (because === 'account-other') return say(language, because, { account });
  return `${say(language, 'reason-not-permitted')} (${because})`;
}
