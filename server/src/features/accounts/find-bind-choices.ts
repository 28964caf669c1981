// Find what a finished consent offers to choose from.
import type { Channel, Offered } from '@herald/channels/channel.ts';
import { nameOfRole } from '@herald/channels/right-names.ts';
import type { BindChoice } from '@herald/contract/accounts.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { sayToAsker } from '../../platform-refusal.ts';
import { sayRights } from '../../right-words.ts';
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

/** All of it in the reader's words. A right is given by authorising again, a role only by who administers the page. */
function sayWhy(
  { language }: Actor,
  { because, name: page, role, refused }: Offered,
  { expected, channel }: { expected: string; channel: Channel },
): string {
  if (because === 'account-elsewhere') return say(language, because);
  if (because === 'account-other') return say(language, because, { account: expected });
  if (refused) return sayToAsker(language, channel, refused);
  const named = { page, channel: channel.rules.name, role: nameOfRole(role ?? '', language) };
  const lacksRole = role === undefined ? [] : [say(language, 'role-missing', named)];
  const rights = sayRights(language, because.split(', '));
  const lacksRight = because === '' ? [] : [say(language, 'rights-missing', { rights })];
  return [...lacksRole, ...lacksRight].join(' ');
}
