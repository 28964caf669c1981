// Exchange what a consent came back with for what can be bound; kept sealed under a ticket, for its person alone.
import { randomBytes } from 'node:crypto';
import type { Channel, Returned } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { PlatformRefusal } from '../../platform-refusal.ts';
import { Refusal } from '../../refusal.ts';
import { tryUnseal } from '../../vault.ts';
import { openOutside } from './open-outside.ts';
import { saveOffer } from './store/consents.ts';

/** The state is used up by now, and `verifier` is the sealed one that was kept with it. */
export async function exchangeConsent(
  context: Context,
  channel: Channel,
  { state, verifier, returned }: { state: string; verifier: string; returned: Returned },
): Promise<string> {
  const { vault, config, pace } = context;
  const codeVerifier = tryUnseal(vault, verifier, `consent|${state}`);
  if (codeVerifier === null) throw new Refusal('authorisation-expired');
  const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
  const offered = await channel.connect.exchange(outside, {
    code: returned['code'] ?? '',
    redirectUri: `${config.origin}/prod-api/om/channel/auth/callback/${channel.key}`,
    codeVerifier,
    returned,
  });
  if (!offered.ok) throw new PlatformRefusal('authorisation-failed', channel, offered.failure);
  if (offered.value.length === 0) throw new Refusal('no-page-to-bind');
  const ticket = randomBytes(24).toString('base64url');
  const sealed = vault.seal(JSON.stringify(offered.value), `offer|${ticket}`);
  await saveOffer(context.db, { state, ticket, sealed });
  return ticket;
}
