// Send the way to a channel's authorisation to whoever bound the account, as a message in their inbox (D-13).
import { channelNames } from '@herald/contract/channel-ids.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { findPeople } from '../people/find-people.ts';
import { listHolders } from '../people/list-holders.ts';
import { findConsentChannel } from './find-consent-channel.ts';
import { findOwnAccount } from './find-own-account.ts';
import type { ConsentAsked } from './open-consent.ts';

/** Pressed again within these, it is the same message. */
const onceInMs = 10 * 60_000;

/**
 * The address leads to a page of ours: a state is good once, soon over and tied to a browser, so it is only made
 * where its reader opens it.
 */
export async function sendConsent(
  context: Context,
  actor: Actor,
  asked: ConsentAsked,
): Promise<{ url: string; to: string }> {
  const { db, config } = context;
  const account = asked.id === undefined ? null : await findOwnAccount(db, actor, asked.id);
  const wanted = asked.channelId ?? asked.channelid ?? account?.channelId;
  const { channel } = findConsentChannel(context, wanted);
  if (account && account.channelId !== channel.id) throw new Refusal('not-found');
  const personId = account?.ownerId ?? actor.personId;
  const to = (await findPeople(db, [personId])).get(personId) ?? '';
  if (account && !(await listHolders(db, signs.bindsAccounts)).includes(personId))
    throw new Refusal('owner-may-not', { who: to, account: account.name });
  const query = new URLSearchParams({ channelid: String(wanted), ...(account ? { id: account.id } : {}) });
  const link = `/authOpen?${query.toString()}`;
  const turn = Math.floor((await readClock(db)).getTime() / onceInMs);
  await sendMessages(db, [
    {
      personId,
      kind: account ? 'message-authorise' : 'message-authorise-new',
      figures: { who: actor.name, account: account?.name ?? '', channel: channelNames[channel.id] },
      link,
      onceKey: `authorise:${link}:${personId}:${turn}`,
    },
  ]);
  return { url: `${config.origin}${link}`, to };
}
