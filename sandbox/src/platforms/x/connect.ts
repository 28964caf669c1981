// Codes become tokens, refresh tokens new pairs (the old pair dies), and tokens can be given back.
import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { formOf, isAnswer, json } from '../../call.ts';
import { inside } from './access.ts';
import { tokenProblem } from './answers.ts';
import { APP } from './demo.ts';
import { problemWithQuery, readWords } from './fields.ts';
import { endGrant, grantTokens } from './grants.ts';
import { USER_FIELDS, showPerson } from './nodes.ts';
import type { X } from './state.ts';

const CODE_LIVES_MS = 30_000;
const ACCESS_SECONDS = 7_200;

function clientProblem(call: Call): Answer | undefined {
  const basic = /^Basic (\S+)$/.exec(call.headers['authorization'] ?? '')?.[1];
  if (basic === undefined)
    return tokenProblem(401, 'unauthorized_client', 'Missing valid authorization header');
  const said = Buffer.from(basic, 'base64').toString();
  if (said === `${encodeURIComponent(APP.id)}:${encodeURIComponent(APP.secret)}`) return undefined;
  return tokenProblem(401, 'invalid_client', 'Value passed for the client credentials was invalid.');
}

export function giveToken(state: X, call: Call): Answer {
  const problem = clientProblem(call);
  if (problem) return problem;
  if (call.body.kind !== 'form')
    return tokenProblem(400, 'invalid_request', 'Content-Type must be application/x-www-form-urlencoded.');
  const fields = formOf(call);
  const { client_id: clientId = APP.id } = fields;
  if (clientId !== APP.id)
    return tokenProblem(400, 'invalid_request', 'Value passed for the client id was invalid.');
  if (fields['grant_type'] === 'authorization_code') return spendCode(state, fields);
  if (fields['grant_type'] === 'refresh_token') return spendRefresh(state, fields);
  return tokenProblem(400, 'unsupported_grant_type', 'Value passed for the grant type was invalid.');
}

function spendCode(state: X, fields: Record<string, string>): Answer {
  const bad = (what: string): Answer =>
    tokenProblem(400, 'invalid_request', `Value passed for the ${what} was invalid.`);
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent || code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return bad('authorization code');
  if (fields['redirect_uri'] !== code.redirectUri) return bad('redirect uri');
  const verifier = fields['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier) || challenge !== code.challenge)
    return bad('code verifier');
  state.codes.put(code.secret, { ...code, spent: true });
  return issue(state, code.personId, code.scopes);
}

function spendRefresh(state: X, fields: Record<string, string>): Answer {
  const token = state.tokens.get(fields['refresh_token'] ?? '');
  if (!token || token.kind !== 'refresh')
    return tokenProblem(400, 'invalid_request', 'Value passed for the token was invalid.');
  endGrant(state, token.personId, token.grantId);
  return issue(state, token.personId, token.scopes);
}

function issue(state: X, personId: string, scopes: string[]): Answer {
  const { access, refresh } = grantTokens(state, { personId, scopes, expiresInSeconds: ACCESS_SECONDS });
  return json(200, {
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
    access_token: access,
    scope: scopes.join(' '),
    ...(refresh === undefined ? {} : { refresh_token: refresh }),
  });
}

export function revokeToken(state: X, call: Call): Answer {
  const problem = clientProblem(call);
  if (problem) return problem;
  const fields = formOf(call);
  const { token_type_hint: hint = 'access_token' } = fields;
  const known = ['token', 'token_type_hint', 'client_id'];
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (call.body.kind !== 'form' || strange !== undefined || fields['token'] === undefined)
    return tokenProblem(400, 'invalid_request', 'Missing required parameter [token].');
  if (hint !== 'access_token' && hint !== 'refresh_token')
    return tokenProblem(400, 'unsupported_token_type', 'Value passed for the token type hint was invalid.');
  const token = state.tokens.get(fields['token']);
  if (token?.kind === 'refresh') endGrant(state, token.personId, token.grantId);
  if (token) state.tokens.remove(token.secret);
  return json(200, { revoked: true });
}

export function showMe(state: X, call: Call): Answer {
  return inside(state, call, ['users.read', 'tweet.read'], 'me', (person) => {
    const problem = problemWithQuery(call, ['user.fields', 'expansions', 'tweet.fields']);
    if (problem) return problem;
    const fields = readWords(call, 'user.fields', USER_FIELDS);
    if (isAnswer(fields)) return fields;
    return json(200, { data: showPerson(person, fields, call.origin) });
  });
}
