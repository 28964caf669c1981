// Codes become tokens, refresh tokens new tokens of both kinds (the one before is dead from then on), and a consent can be given back.
import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import { tokenRefused } from './answers.ts';
import { APP } from './demo.ts';
import { ACCESS_SECONDS, grantTokens, REFRESH_SECONDS } from './grants.ts';
import type { TikTok, Token } from './state.ts';

const CODE_LIVES_MS = 600_000;
const GRANTS: Record<string, string[]> = {
  authorization_code: ['code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['refresh_token'],
};
const malformed = (description: string): Answer => tokenRefused('invalid_request', description);

export function giveToken(state: TikTok, call: Call): Answer {
  if (call.body.kind !== 'form') return malformed('Only `application/x-www-form-urlencoded` is supported.');
  const fields = formOf(call);
  const { grant_type: grantType = '', client_key: key, client_secret: secret } = fields;
  const names = GRANTS[grantType];
  if (!names) return tokenRefused('unsupported_grant_type', 'Grant type is not supported.');
  const known = [...names, 'grant_type', 'client_key', 'client_secret'];
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (strange !== undefined) return malformed(`The request parameter ${strange} is not known.`);
  if (key !== APP.id || secret !== APP.secret)
    return tokenRefused('invalid_client', 'Client key or secret is incorrect.');
  return grantType === 'refresh_token' ? renew(state, fields) : spendCode(state, fields);
}

/** Only the token of a consent that lasts gives it back; all its tokens end with it. */
export function revoke(state: TikTok, call: Call): Answer {
  if (call.body.kind !== 'form') return malformed('Only `application/x-www-form-urlencoded` is supported.');
  const { token: secret, client_key: key, client_secret: ours, ...rest } = formOf(call);
  const [strange] = Object.keys(rest);
  if (strange !== undefined) return malformed(`The request parameter ${strange} is not known.`);
  if (key !== APP.id || ours !== APP.secret)
    return tokenRefused('invalid_client', 'Client key or secret is incorrect.');
  const token = state.tokens.get(secret ?? '');
  const lives = token?.kind === 'access' && (token.expiresAtMs ?? 0) > state.world.now();
  if (!token || !lives) return tokenRefused('invalid_grant', 'Access token is invalid or expired.');
  for (const one of [...state.tokens.of(token.openId)]) state.tokens.remove(one.secret);
  return json(200, {});
}

function spendCode(state: TikTok, fields: Record<string, string>): Answer {
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent || code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return tokenRefused('invalid_grant', 'Authorization code is expired.');
  if (fields['redirect_uri'] !== code.redirectUri)
    return malformed('Redirect_uri is not matched with the uri when requesting code.');
  const verifier = fields['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('hex');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier) || challenge !== code.challenge)
    return malformed('Code verifier or code challenge is invalid.');
  state.codes.put(code.secret, { ...code, spent: true });
  return give(state, code);
}

function renew(state: TikTok, fields: Record<string, string>): Answer {
  const token = state.tokens.get(fields['refresh_token'] ?? '');
  const lives = token?.kind === 'refresh' && (token.expiresAtMs ?? 0) > state.world.now();
  if (!token || !lives) return tokenRefused('invalid_grant', 'Refresh token is invalid or expired.');
  state.tokens.remove(token.secret);
  return give(state, token);
}

function give(state: TikTok, { openId, scopes }: Pick<Token, 'openId' | 'scopes'>): Answer {
  const { access, refresh } = grantTokens(state, { openId, scopes });
  return json(200, {
    access_token: access,
    expires_in: ACCESS_SECONDS,
    open_id: openId,
    refresh_expires_in: REFRESH_SECONDS,
    refresh_token: refresh,
    scope: scopes.join(','),
    token_type: 'Bearer',
  });
}
