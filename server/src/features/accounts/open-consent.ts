// Open a channel's consent: a state good once, for this person, and the page to go to (D-12).
import { createHash, randomBytes } from 'node:crypto';
import type { Channel } from '@herald/channels/channel.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findConsentChannel } from './find-consent-channel.ts';
import { findOwnAccount } from './find-own-account.ts';
import { openOutside } from './open-outside.ts';
import { insertConsent } from './store/consents.ts';

export type ConsentAsked = {
  channelId?: number | undefined;
  channelid?: number | undefined;
  id?: string | undefined;
};

/** `browserMark` goes into a cookie that only the callback of this channel is sent (hostile.md O05, O07). */
export type Opened = { url: string; browserMark: string; channelKey: string };

/** `pasted`: its address is brought back by hand, by this person and whatever browser it ended in. */
export async function openConsent(
  context: Context,
  actor: Actor,
  asked: ConsentAsked,
  { pasted } = { pasted: false },
): Promise<Opened> {
  const { channel, more, accountId } = await findWhom(context, actor, asked);
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  await insertConsent(context.db, {
    state,
    person_id: actor.personId,
    channel_id: channel.id,
    verifier: context.vault.seal(verifier, `consent|${state}`),
    account_id: accountId,
    pasted,
  });
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const url = channel.connect.consentUrl(outside, {
    redirectUri: `${context.config.origin}/prod-api/om/channel/auth/callback/${channel.key}`,
    state,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    more,
  });
  return { url, browserMark: context.vault.sign(state, 'consent'), channelKey: channel.key };
}

type Whom = { channel: Channel; more: readonly string[]; accountId: string | null };

/** An account that is bound again says by itself which channel's it is. */
async function findWhom(context: Context, actor: Actor, asked: ConsentAsked): Promise<Whom> {
  const wanted = asked.channelId ?? asked.channelid;
  if (asked.id === undefined) return { ...findConsentChannel(context, wanted), accountId: null };
  const account = await findOwnAccount(context.db, actor, asked.id);
  const found = findConsentChannel(context, wanted ?? account.channelId);
  if (found.channel.id !== account.channelId) throw new Refusal('not-found');
  return { ...found, accountId: account.id };
}
