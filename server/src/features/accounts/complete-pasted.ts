// Complete a consent by the address it ended on, pasted by the person who opened it; whatever browser that was in.
import type { Channel } from '@herald/channels/channel.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { exchangeConsent } from './exchange-consent.ts';
import { readPastedAddress } from './read-pasted-address.ts';
import { refuseReturned } from './refuse-returned.ts';
import { findTicket, takeConsent } from './store/consents.ts';

/** The ticket of what can be bound. The same address again finds the same offer, until something is bound from it. */
export async function completePasted(
  context: Context,
  actor: Actor,
  { channel, address }: { channel: Channel; address: string },
): Promise<string> {
  const { origin } = new URL(context.config.origin);
  const hosts = channel.connect.pastedFrom ?? [];
  const returned = readPastedAddress(address, { origin, hosts });
  const wrong = () => new Refusal('pasted-address-wrong', { channel: channelNames[channel.id] });
  if (!returned) throw wrong();
  const { state = '', code = '', access_token: token = '', error = '' } = returned;
  if (state === '' || (code === '' && token === '' && error === '')) throw wrong();
  const { personId } = actor;
  const known = await findTicket(context.db, { personId, channelId: channel.id, state });
  if (known !== null) return known;
  const consent = await takeConsent(context.db, { state, channelId: channel.id, pastedBy: personId });
  if (!consent) throw new Refusal('authorisation-expired');
  refuseReturned(channel, returned);
  return exchangeConsent(context, channel, { state, verifier: consent.verifier, returned });
}
