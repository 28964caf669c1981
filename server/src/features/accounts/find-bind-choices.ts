// Find what a finished consent offers to choose from.
import type { Channel, Offered } from '@herald/channels/channel.ts';
import type { BindChoice } from '@herald/contract/accounts.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { sayRefusal } from '../../platform-refusal.ts';
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
  const channel = context.channels.find(({ id }) => id === channelId);
  const choices = offered.map((one) => ({
    externalId: one.externalId,
    name: one.name,
    usable: one.usable,
    because: one.usable || !channel ? '' : sayWhy(actor, one, { expected, channel }),
  }));
  return { channelid: channelId, choices };
}

/** What it lacks is named in the platform's own words; the sentence around it is the reader's. A role is its administrator's to give. */
function sayWhy(
  { language }: Actor,
  { because, name: page, role, refused }: Offered,
  { expected, channel }: { expected: string; channel: Channel },
): string {
  if (because === 'account-elsewhere') return say(language, because);
  if (because === 'account-other') return say(language, because, { account: expected });
  if (refused) return sayRefusal(language, channel, refused);
  const lacksRole =
    role === undefined ? [] : [say(language, 'role-missing', { page, role, channel: channel.rules.name })];
  const lacksRight = because === '' ? [] : [`${say(language, 'reason-not-permitted')} (${because})`];
  return [...lacksRole, ...lacksRight].join(' ');
}
