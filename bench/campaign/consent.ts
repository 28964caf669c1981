// The owner of an account consents once more on the platform's page: what a lost refresh token asks for.
import { createHash, randomBytes } from 'node:crypto';
import type { Channel, Token } from '@herald/channels/channel.ts';
import type { Context } from '@herald/server/context.ts';
import { openOutside } from '@herald/server/features/accounts/open-outside.ts';

export async function consentAnew(context: Context, channel: Channel, person: string): Promise<Token> {
  const outside = openOutside(context, channel, { timeoutMs: 5_000 });
  const codeVerifier = randomBytes(48).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const redirectUri = `${context.config.origin}/prod-api/om/channel/auth/callback/${channel.key}`;
  const page = new URL(channel.connect.consentUrl(outside, { redirectUri, state: 'again', codeChallenge }));
  const granted = channel.connect.scopes.map((scope): [string, string] => [`grant:${scope}`, 'yes']);
  const pressed = new URLSearchParams([
    ...page.searchParams,
    ...granted,
    ['person', person],
    ['decision', 'allow'],
  ]);
  const answer = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  });
  const returned = Object.fromEntries(new URL(answer.headers.get('location') ?? '', page).searchParams);
  const asked = { code: returned['code'] ?? '', redirectUri, codeVerifier, returned };
  const offered = await channel.connect.exchange(outside, asked);
  const token = offered.ok ? offered.value[0]?.token : undefined;
  if (!token) throw new Error(`no consent: ${offered.ok ? 'nothing was offered' : offered.failure.message}`);
  return token;
}
