// Codes become tokens, short-lived tokens long-lived ones, and a person's token opens the pages of that person.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { tokenOf } from './access.ts';
import { badToken, invalidParameter, mayNot, refuse } from './answers.ts';
import { APP } from './demo.ts';
import { steering, wantedFields } from './fields.ts';
import { SHORT_SECONDS, issueUserToken, pageTokenOf } from './grants.ts';
import { NO_SUCH_FIELD, pageField } from './nodes.ts';
import type { Field } from './nodes.ts';
import type { Facebook } from './state.ts';

const CODE_LIVES_MS = 600_000;
const LONG_SECONDS = 5_183_944;

function appProblem(call: Call): Answer | undefined {
  if (steering(call, 'client_id') !== APP.id) {
    return refuse({
      message: 'Error validating application. Cannot get application info due to a system error.',
      code: 101,
    });
  }
  if (steering(call, 'client_secret') !== APP.secret)
    return refuse({ message: 'Error validating client secret.', code: 1 });
  return undefined;
}

export function giveToken(state: Facebook, call: Call): Answer {
  const problem = appProblem(call);
  if (problem) return problem;
  const grant = steering(call, 'grant_type');
  if (grant === 'fb_exchange_token') return exchangeToken(state, call);
  if (grant === 'client_credentials')
    return json(200, { access_token: `${APP.id}|${APP.secret}`, token_type: 'bearer' });
  if (grant !== undefined && grant !== 'authorization_code')
    return invalidParameter(`Unknown grant_type: ${grant}`);
  return spendCode(state, call);
}

function spendCode(state: Facebook, call: Call): Answer {
  const bad = (message: string, subcode?: number): Answer =>
    refuse({ message, code: 100, ...(subcode === undefined ? {} : { subcode }) });
  const code = state.codes.get(steering(call, 'code') ?? '');
  if (!code) return bad('Invalid verification code format.');
  if (code.spent) return bad('This authorization code has been used.', 36009);
  if (code.redirectUri !== steering(call, 'redirect_uri')) {
    return bad(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36008,
    );
  }
  if (code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return bad('This authorization code has expired.', 36007);
  state.codes.put(code.secret, { ...code, spent: true });
  return issueUserToken(state, code, SHORT_SECONDS);
}

function exchangeToken(state: Facebook, call: Call): Answer {
  const token = state.tokens.get(steering(call, 'fb_exchange_token') ?? '');
  if (!token || token.kind !== 'user') return badToken();
  if (token.expiresAtMs !== null && token.expiresAtMs <= state.world.now()) {
    return refuse({
      message: 'Error validating access token: Session has expired.',
      code: 190,
      subcode: 463,
    });
  }
  return issueUserToken(state, token, LONG_SECONDS);
}

export function listPages(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  if (token.kind !== 'user')
    return refuse({
      message: '(#100) Tried accessing nonexisting field (accounts) on node type (Page)',
      code: 100,
    });
  if (!token.scopes.includes('pages_show_list')) return json(200, { data: [] });
  const fields = wantedFields(steering(call, 'fields') ?? 'access_token,category,name,id,tasks');
  const limit = Number(steering(call, 'limit') ?? 25);
  const after = Number(Buffer.from(steering(call, 'after') ?? '', 'base64url').toString() || 0);
  if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(after))
    return invalidParameter('Param limit must be an integer');
  const pages = state.pages.of(token.personId);
  const data: JsonRecord[] = [];
  for (const page of pages.slice(after, after + limit)) {
    const row: JsonRecord = {};
    for (const [name, inner] of fields) {
      const value: Field =
        name === 'access_token'
          ? pageTokenOf(state, token, page.id)
          : pageField(page, name, inner, call.origin);
      if (value === NO_SUCH_FIELD)
        return invalidParameter(`Tried accessing nonexisting field (${name}) on node type (Page)`);
      if (value !== undefined) row[name] = value;
    }
    data.push({ ...row, id: page.id });
  }
  const cursor = (place: number): string => Buffer.from(String(place)).toString('base64url');
  const cursors = { before: cursor(after), after: cursor(after + data.length) };
  const more = after + data.length < pages.length ? { next: nextPage(call, cursors.after) } : {};
  return json(200, data.length === 0 ? { data } : { data, paging: { cursors, ...more } });
}

function nextPage(call: Call, after: string): string {
  const next = new URL(call.url, call.origin);
  next.searchParams.set('after', after);
  return next.href;
}

export function showMe(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const name = state.people.get(token.ownerId)?.name ?? state.pages.get(token.ownerId)?.name ?? '';
  return json(200, { id: token.ownerId, name });
}

export function showPermissions(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const granted = token.scopes.map((permission) => ({ permission, status: 'granted' }));
  return json(200, {
    data: [...granted, ...token.declined.map((permission) => ({ permission, status: 'declined' }))],
  });
}

/** The person lets the app go: every token that came from this consent dies, page tokens too. */
export function revokePermissions(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  if (token.kind !== 'user') return mayNot('A user access token is required to revoke permissions');
  for (const other of [...state.tokens.values()])
    if (other.personId === token.personId) state.tokens.remove(other.secret);
  return json(200, { success: true });
}

export function debugToken(state: Facebook, call: Call): Answer {
  if (steering(call, 'access_token') !== `${APP.id}|${APP.secret}`) {
    return refuse({
      message:
        '(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
      code: 100,
    });
  }
  const token = state.tokens.get(steering(call, 'input_token') ?? '');
  if (!token) {
    const error = { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' };
    return json(200, { data: { error, is_valid: false, scopes: [] } });
  }
  const nowMs = state.world.now();
  const isValid = token.expiresAtMs === null || token.expiresAtMs > nowMs;
  return json(200, {
    data: {
      app_id: APP.id,
      type: token.kind === 'user' ? 'USER' : 'PAGE',
      application: APP.name,
      data_access_expires_at: Math.floor(token.issuedAtMs / 1_000) + 90 * 86_400,
      expires_at: token.expiresAtMs === null ? 0 : Math.floor(token.expiresAtMs / 1_000),
      issued_at: Math.floor(token.issuedAtMs / 1_000),
      is_valid: isValid,
      user_id: token.personId,
      scopes: token.scopes,
      granular_scopes: token.scopes.map((scope) => ({ scope })),
      ...(token.kind === 'page' ? { profile_id: token.ownerId } : {}),
    },
  });
}
