// List the consents whose address is pasted back: each is opened anew, good once, for this person (R-API-119).
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { ForeignAuthorisation } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { appOf } from '../../own-settings.ts';
import { openConsent, type ConsentAsked } from './open-consent.ts';

/** Those of one channel where it is named; a channel that is not set up, or whose consent comes back by itself, has none. */
export async function listForeignConsents(
  context: Context,
  actor: Actor,
  asked: ConsentAsked,
): Promise<{ foreign: ForeignAuthorisation[] }> {
  const wanted = asked.channelId ?? asked.channelid;
  const foreign: ForeignAuthorisation[] = [];
  for (const { id, key, connect } of context.channels) {
    if (!connect.pastedFrom || !appOf(context, key)) continue;
    if (wanted !== undefined && wanted !== id) continue;
    const { url } = await openConsent(context, actor, { channelid: id, id: asked.id }, { pasted: true });
    foreign.push({ name: channelNames[id], url });
  }
  return { foreign };
}
