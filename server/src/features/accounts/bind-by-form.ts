// Bind by the form: the account of this name, by a consent that is finished or by the address that one ended on (C-63, C-75).
import type { Offered } from '@herald/channels/channel.ts';
import type { AuthorisationForm, ChannelBinding } from '@herald/contract/accounts.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { bindAccount, type Wake } from './bind-account.ts';
import { completePasted } from './complete-pasted.ts';
import { findConsentChannel } from './find-consent-channel.ts';
import { findTicket } from './store/consents.ts';
import { unsealOffer } from './unseal-offer.ts';

export async function bindByForm(
  context: Context,
  actor: Actor,
  asked: z.output<typeof AuthorisationForm> & { wake: Wake; ownerId?: string },
): Promise<{ bound: ChannelBinding[] }> {
  const { channel } = findConsentChannel(context, asked.channelid);
  const { personId } = actor;
  const ticket = channel.connect.pastedFrom
    ? await completePasted(context, actor, { channel, address: asked.vkUrl })
    : await findTicket(context.db, { personId, channelId: channel.id, state: null });
  if (ticket === null) throw new Refusal('authorise-first', { channel: channelNames[channel.id] });
  const { offered } = await unsealOffer(context, context.db, actor, { ticket, lock: false });
  const { externalId, as } = choose(offered, asked.name);
  return bindAccount(context, actor, {
    ticket,
    externalIds: [externalId],
    wake: asked.wake,
    ...(as === undefined ? {} : { as }),
    ...(asked.ownerId === undefined ? {} : { ownerId: asked.ownerId }),
  });
}

/** The one of this name; where there is only one to choose, it is given the name. */
function choose(offered: readonly Offered[], name: string): { externalId: string; as?: string } {
  const spoken = (text: string) => text.trim().toLocaleLowerCase();
  const named = offered.find((one) => [one.name, one.screenName].map(spoken).includes(spoken(name)));
  if (named) return { externalId: named.externalId };
  const usable = offered.filter((one) => one.usable);
  const [only = offered[0]] = usable;
  if (only && usable.length <= 1) return { externalId: only.externalId, as: name };
  throw new Refusal('account-which', { names: usable.map((one) => one.name).join(', ') });
}
