// Consent as its owner gives it on the platform's page: what a first binding asks for, and a lost refresh token.
import { createHash, randomBytes } from 'node:crypto';
import type { Account, Channel } from '@herald/channels/channel.ts';
import type { Context } from '@herald/server/context.ts';
import { openOutside } from '@herald/server/features/accounts/open-outside.ts';

/** `person` is who presses Allow, `externalId` the account that is wanted of those offered; without it the first. */
export async function consentTo(
  context: Context,
  channel: Channel,
  { person, externalId }: { person: string; externalId?: string },
): Promise<Account> {
  const outside = openOutside(context, channel, { timeoutMs: 5_000 });
  const codeVerifier = randomBytes(48).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const redirectUri = `${context.config.origin}/prod-api/om/channel/auth/callback/${channel.key}`;
  const asked = { redirectUri, state: 'again', codeChallenge };
  const page = new URL(channel.connect.consentUrl(outside, asked));
  const back = channel.connect.asksNobody === true ? page : await allow(page, channel, person);
  const returned = Object.fromEntries(back.searchParams);
  const code = returned['code'] ?? '';
  const offered = await channel.connect.exchange(outside, { code, redirectUri, codeVerifier, returned });
  if (!offered.ok) throw new Error(`no consent to ${channel.key}: ${offered.failure.message}`);
  const wanted = offered.value.find((one) => externalId === undefined || one.externalId === externalId);
  if (!wanted?.usable) throw new Error(`the consent to ${channel.key} does not offer ${externalId}`);
  return wanted;
}

async function allow(page: URL, { connect }: Channel, person: string): Promise<URL> {
  const { scopes, spare = [], products = {} } = connect;
  const granted = [...scopes, ...spare, ...Object.values(products).flat()].map((scope): [string, string] => [
    `grant:${scope}`,
    'yes',
  ]);
  const body = new URLSearchParams([
    ...page.searchParams,
    ...granted,
    ['person', person],
    ['decision', 'allow'],
  ]);
  const answer = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '', page);
}
