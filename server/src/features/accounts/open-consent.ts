// Open a channel's consent: a state good once, for this person in this browser, and the page to go to (D-12).
import { createHash, randomBytes } from 'node:crypto';
import type { Channel } from '@herald/channels/channel.ts';
import { channelNames, ChannelId } from '@herald/contract/channels.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { openOutside } from './open-outside.ts';
import { insertConsent } from './store/consents.ts';

type Asked = { channelId?: number | undefined; channelid?: number | undefined };

/** `browserMark` goes into a cookie that only the callback of this channel is sent (hostile.md O05, O07). */
export type Opened = { url: string; browserMark: string; channelKey: string };

export async function openConsent(context: Context, actor: Actor, asked: Asked): Promise<Opened> {
  const channel = setUpChannel(context, asked.channelId ?? asked.channelid);
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  await insertConsent(context.db, {
    state,
    personId: actor.personId,
    channelId: channel.id,
    verifier: context.vault.seal(verifier, `consent|${state}`),
  });
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const url = channel.connect.consentUrl(outside, {
    redirectUri: `${context.config.origin}/prod-api/om/channel/auth/callback/${channel.key}`,
    state,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  return { url, browserMark: context.vault.sign(state, 'consent'), channelKey: channel.key };
}

function setUpChannel({ channels, config }: Context, id: number | undefined): Channel {
  const channel = channels.find((one) => one.id === id);
  if (channel && config.channels[channel.key]?.app) return channel;
  const known = ChannelId.safeParse(id);
  throw known.success
    ? new Refusal('channel-not-set-up', { channel: channelNames[known.data] })
    : new Refusal('not-found');
}
