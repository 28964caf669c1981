// Complete a consent: the browser came back from the channel, its code becomes what can be bound.
import { timingSafeEqual } from 'node:crypto';
import type { Returned } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { exchangeConsent } from './exchange-consent.ts';
import { refuseReturned } from './refuse-returned.ts';
import { isPasted, takeConsent } from './store/consents.ts';

type Asked = {
  channelKey: string;
  browserMark: string;
  /** All the browser came back with: some channels send more than a code. */
  returned: Returned;
};

/** Null where who opened it brings the address by hand: nothing of it is used up here. */
export async function completeConsent(
  context: Context,
  { channelKey, browserMark, returned }: Asked,
): Promise<{ ticket: string; channelId: number } | null> {
  const { db, vault, channels } = context;
  const channel = channels.find((one) => one.key === channelKey);
  if (!channel) throw new Refusal('not-found');
  const { state = '', code = '' } = returned;
  if (channel.connect.pastedFrom && (await isPasted(db, { state, channelId: channel.id }))) return null;
  // First the browser, so that nobody else can use a state up (hostile.md O04, O05).
  if (!same(browserMark, vault.sign(state, 'consent'))) throw new Refusal('authorisation-elsewhere');
  const consent = await takeConsent(db, { state, channelId: channel.id, pastedBy: null });
  if (!consent) throw new Refusal('authorisation-expired');
  refuseReturned(channel, returned);
  if (code === '') throw new Refusal('authorisation-declined');
  const ticket = await exchangeConsent(context, channel, { state, verifier: consent.verifier, returned });
  return { ticket, channelId: channel.id };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
