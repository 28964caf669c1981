// Complete a consent: the browser came back from the channel, its code becomes what can be bound.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { openOutside } from './open-outside.ts';
import { saveOffer, takeConsent } from './store/consents.ts';

type Asked = {
  channelKey: string;
  state: string;
  code: string;
  /** What the channel says instead of a code. */
  error: string;
  browserMark: string;
  /** All of it, for the channel that is sent more than a code. */
  returned: Readonly<Record<string, string>>;
};

export async function completeConsent(
  context: Context,
  asked: Asked,
): Promise<{ ticket: string; channelId: number }> {
  const { db, vault, channels, config, pace } = context;
  const channel = channels.find((one) => one.key === asked.channelKey);
  if (!channel) throw new Refusal('not-found');
  // First the browser, so that nobody else can use a state up (hostile.md O04, O05).
  if (!same(asked.browserMark, vault.sign(asked.state, 'consent')))
    throw new Refusal('authorisation-elsewhere');
  const consent = await takeConsent(db, { state: asked.state, channelId: channel.id });
  if (!consent) throw new Refusal('authorisation-expired');
  if (asked.error !== '' || asked.code === '') throw new Refusal('authorisation-declined');

  const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
  const offered = await channel.connect.exchange(outside, {
    code: asked.code,
    redirectUri: `${config.origin}/prod-api/om/channel/auth/callback/${channel.key}`,
    codeVerifier: vault.unseal(consent.verifier, `consent|${asked.state}`),
    returned: asked.returned,
  });
  if (!offered.ok) throw new Refusal('authorisation-failed', { detail: offered.failure.message });
  if (offered.value.length === 0) throw new Refusal('no-page-to-bind');
  const ticket = randomBytes(24).toString('base64url');
  const sealed = vault.seal(JSON.stringify(offered.value), `offer|${ticket}`);
  await saveOffer(db, { state: asked.state, ticket, sealed });
  return { ticket, channelId: channel.id };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
