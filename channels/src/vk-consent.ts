// VK ID as both of VK's channels use it: consent with PKCE, and tokens that live an hour and are renewed with the device's id.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ask, encode, type Answer, type Fields } from './ask.ts';
import type { Connect, Outside, Returned, Token } from './channel.ts';
import { failed, type Failure, noticed, type Result } from './failure.ts';
import { Granted, missingOf, revokeBy, tokenOf } from './oauth.ts';

/** Every answer has both. */
const GrantedByVk = Granted.extend({ refresh_token: z.string().min(1), expires_in: z.number() });
/** What a refused token request says; these words are final, others may pass. */
const Refused = z.object({
  error: z.enum([
    'access_denied',
    'invalid_client',
    'invalid_grant',
    'invalid_request',
    'invalid_token',
    'unauthorized_client',
  ]),
  error_description: z.string().default(''),
});

export function consentUrl(scopes: readonly string[]): Connect['consentUrl'] {
  return ({ bases, app }, { redirectUri, state, codeChallenge }) => {
    const asked = {
      response_type: 'code',
      client_id: app.id,
      redirect_uri: redirectUri,
      state,
      scope: scopes.join(' '),
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    };
    return `${bases['id']}/authorize?${encode(asked)}`;
  };
}

export async function exchangeCode(
  outside: Outside,
  { code, redirectUri, codeVerifier, returned }: Parameters<Connect['exchange']>[1],
): Promise<Result<Token>> {
  const { device_id: device, state, access_token: access = '' } = returned;
  if (code === '' && access !== '') return { ok: true, value: tokenInAddress(access, returned) };
  if (device === undefined || device === '')
    return noticed('auth', 'VK sent no device_id back with its code', 'no-device');
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    state,
  };
  return getToken(outside, device, form, [code, codeVerifier]);
}

/** Where its consent pages lie, and the blank page on which VK's older consent ends with the token in its address. */
export const pastedFrom = ['id.vk.com', 'id.vk.ru', 'oauth.vk.com', 'oauth.vk.ru'];

/** Nothing renews it. It does not say which rights it has, and 0 seconds mean that it has no end (dev.vk.com implicit flow). */
function tokenInAddress(access: string, { expires_in: seconds = '', scope = '' }: Returned): Token {
  const expiresInSeconds = Number(seconds) > 0 ? Number(seconds) : null;
  const scopes = scope.split(/[\s,]+/).filter((one) => one !== '');
  return { access, refresh: null, expiresInSeconds, scopes };
}

/** Which rights were not granted; who does not say what was granted lacks nothing. */
export function lacks(scopes: readonly string[], token: Token): string[] {
  return token.scopes.length === 0 ? [] : missingOf(scopes, token);
}

/** Single use: the refresh token before is dead from then on. */
export async function refresh(outside: Outside, { refresh: kept, scopes }: Token): Promise<Result<Token>> {
  const [secret = '', device = ''] = (kept ?? '').split(' ');
  if (secret === '' || device === '') return noticed('auth', 'There is no refresh token', 'no-refresh');
  const form = { grant_type: 'refresh_token', refresh_token: secret, state: randomUUID() };
  const token = await getToken(outside, device, form, [secret]);
  if (!token.ok || token.value.scopes.length > 0) return token;
  return { ok: true, value: { ...token.value, scopes } };
}

const LoggedOut = z.object({ response: z.literal(1) });

/** `logout`, not `revoke`: that one takes all rights back which the person gave the application, those of other accounts too. */
export const revoke = revokeBy(refresh, (outside, access) => {
  const url = `${outside.bases['id']}/oauth2/logout`;
  const form = { client_id: outside.app.id, access_token: access };
  const reading = { reads: LoggedOut, explain, secrets: [access], refusesInBody: true };
  return ask(outside, { method: 'POST', url, body: { form } }, reading);
});

async function getToken(
  outside: Outside,
  device: string,
  fields: Fields,
  secrets: readonly string[],
): Promise<Result<Token>> {
  const form = { ...fields, client_id: outside.app.id, device_id: device };
  const question = { method: 'POST', url: `${outside.bases['id']}/oauth2/auth`, body: { form } } as const;
  const answer = await ask(outside, question, { reads: GrantedByVk, explain, secrets, refusesInBody: true });
  if (!answer.ok) return answer;
  const { value } = answer.value;
  // The device's id is asked for at every refresh, so it is kept with what it belongs to.
  return { ok: true, value: { ...tokenOf(value), refresh: `${value.refresh_token} ${device}` } };
}

export function explain({ body }: Answer): Failure | null {
  const read = Refused.safeParse(body);
  if (!read.success) return null;
  const { error, error_description: description } = read.data;
  return failed('auth', `${error}: ${description}`, error).failure;
}
