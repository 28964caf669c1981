// Codes become tokens, refresh tokens new access tokens, tokens can be given back; and whose channel it is.
import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { formOf, isAnswer, json } from '../../call.ts';
import { inside } from './access.ts';
import { tokenRefused } from './answers.ts';
import { APP, READONLY } from './demo.ts';
import { partsOf, problemWithQuery } from './fields.ts';
import { ACCESS_SECONDS, giveAccess, giveRefresh } from './grants.ts';
import { describeChannel, LIST_PARTS, pageOf } from './nodes.ts';
import type { YouTube } from './state.ts';

const CODE_LIVES_MS = 600_000;
const GRANTS: Record<string, string[]> = {
  authorization_code: ['code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['refresh_token'],
};
const malformed = (description: string): Answer => tokenRefused(400, 'invalid_grant', description);

export function giveToken(state: YouTube, call: Call): Answer {
  if (call.body.kind !== 'form') return tokenRefused(400, 'invalid_request', 'The body must be a form.');
  const fields = formOf(call);
  const { grant_type: grantType = '', client_id: id, client_secret: secret } = fields;
  const names = GRANTS[grantType];
  if (!names) return tokenRefused(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  const known = [...names, 'grant_type', 'client_id', 'client_secret'];
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (strange !== undefined)
    return tokenRefused(400, 'invalid_request', `Parameter not allowed for this message type: ${strange}`);
  if (id !== APP.id) return tokenRefused(401, 'invalid_client', 'The OAuth client was not found.');
  if (secret !== APP.secret) return tokenRefused(401, 'invalid_client', 'Unauthorized');
  return grantType === 'refresh_token' ? renew(state, fields) : spendCode(state, fields);
}

function spendCode(state: YouTube, fields: Record<string, string>): Answer {
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent || code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return malformed('Bad Request');
  if (fields['redirect_uri'] !== code.redirectUri)
    return tokenRefused(400, 'redirect_uri_mismatch', 'Bad Request');
  const verifier = fields['code_verifier'];
  const hashed = verifier === undefined ? null : createHash('sha256').update(verifier).digest('base64url');
  if (hashed !== code.challenge) return malformed('Invalid code verifier.');
  state.codes.put(code.secret, { ...code, spent: true });
  const { channelId, scopes } = code;
  return json(200, {
    ...access(state, channelId, scopes),
    ...(code.isOffline ? { refresh_token: giveRefresh(state, { channelId, scopes }) } : {}),
  });
}

/** The refresh token stays as it is, and so does the access token before. */
function renew(state: YouTube, fields: Record<string, string>): Answer {
  const token = state.tokens.get(fields['refresh_token'] ?? '');
  if (token?.kind !== 'refresh') return malformed('Token has been expired or revoked.');
  return json(200, access(state, token.channelId, token.scopes));
}

function access(state: YouTube, channelId: string, scopes: string[]) {
  return {
    access_token: giveAccess(state, { channelId, scopes }, ACCESS_SECONDS),
    expires_in: ACCESS_SECONDS,
    scope: scopes.join(' '),
    token_type: 'Bearer',
  };
}

/** Giving back one token ends the whole consent. */
export function revoke(state: YouTube, call: Call): Answer {
  const fields = formOf(call);
  const strange = Object.keys(fields).find((name) => name !== 'token');
  if (call.body.kind !== 'form' || strange !== undefined)
    return tokenRefused(400, 'invalid_request', `Unknown parameter: ${strange ?? 'body'}`);
  const token = state.tokens.get(fields['token'] ?? '');
  if (!token) return tokenRefused(400, 'invalid_token', 'Token expired or revoked');
  for (const one of [...state.tokens.of(token.channelId)]) state.tokens.remove(one.secret);
  return json(200, {});
}

export function listChannels(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: READONLY, units: 1 }, (channel) => {
    const problem = problemWithQuery(call, ['part', 'mine']);
    if (problem) return problem;
    const parts = partsOf(call, LIST_PARTS);
    if (isAnswer(parts)) return parts;
    const items = [describeChannel(channel, parts, call.origin)];
    return json(200, { kind: 'youtube#channelListResponse', pageInfo: pageOf(1), items });
  });
}
