// Codes become tokens, refresh tokens new pairs (each works once), a session can be ended, and a token says who he is and which groups he manages.
import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { inside, personOf } from './access.ts';
import { invalid, respond, tokenProblem } from './answers.ts';
import { APPS } from './demo.ts';
import type { Fields } from './fields.ts';
import { isFlag, isId, isText, isWhole, oneOf } from './fields.ts';
import { endGrant, grantTokens } from './grants.ts';
import type { Grant } from './grants.ts';
import type { Group, Vk } from './state.ts';

const CODE_LIVES_MS = 600_000;
const ACCESS_SECONDS = 3_600;
const SHARED = ['grant_type', 'client_id', 'device_id', 'state'];

const bad = (what: string): Answer => tokenProblem('invalid_request', `${what} is missing or invalid`);
const dead = (what: string): Answer => tokenProblem('invalid_grant', `${what} is invalid or expired`);

/** A form with just these names, all of them, from our app. */
function problemWithForm(state: Vk, call: Call, names: string[]): Answer | undefined {
  if (call.body.kind !== 'form') return bad('Content-Type');
  const fields = formOf(call);
  const strange = Object.keys(fields).find((name) => !names.includes(name));
  const wrong = strange ?? names.find((name) => (fields[name] ?? '') === '');
  if (wrong !== undefined) return bad(wrong);
  if (fields['client_id'] === APPS[state.name].id) return undefined;
  return tokenProblem('invalid_client', 'client_id is invalid', 401);
}

export function giveToken(state: Vk, call: Call): Answer {
  const { grant_type: grantType } = formOf(call);
  if (grantType === 'authorization_code') return spendCode(state, call);
  if (grantType === 'refresh_token') return spendRefresh(state, call);
  return tokenProblem('unsupported_grant_type', 'grant_type is missing or invalid');
}

function spendCode(state: Vk, call: Call): Answer {
  const fields = formOf(call);
  const problem = problemWithForm(state, call, [...SHARED, 'code', 'code_verifier', 'redirect_uri']);
  if (problem) return problem;
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent || code.issuedAtMs + CODE_LIVES_MS <= state.world.now()) return dead('code');
  if (fields['redirect_uri'] !== code.redirectUri) return bad('redirect_uri');
  if (fields['device_id'] !== code.deviceId) return bad('device_id');
  const verifier = fields['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!/^[A-Za-z0-9_-]{43,128}$/.test(verifier) || challenge !== code.challenge) return bad('code_verifier');
  state.codes.put(code.secret, { ...code, spent: true });
  return issue(state, code, fields);
}

function spendRefresh(state: Vk, call: Call): Answer {
  const fields = formOf(call);
  const problem = problemWithForm(state, call, [...SHARED, 'refresh_token']);
  if (problem) return problem;
  const token = state.tokens.get(fields['refresh_token'] ?? '');
  if (token?.kind !== 'refresh' || token.deviceId !== fields['device_id']) return dead('refresh_token');
  endGrant(state, token.personId, token.deviceId);
  return issue(state, token, fields);
}

function issue(
  state: Vk,
  { personId, deviceId, scopes }: Omit<Grant, 'expiresInSeconds'>,
  { state: marked = '' }: Fields,
): Answer {
  const grant = { personId, deviceId, scopes, expiresInSeconds: ACCESS_SECONDS };
  const { access, refresh } = grantTokens(state, grant);
  return json(200, {
    refresh_token: refresh,
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    user_id: Number(personId),
    state: marked,
    scope: scopes.join(' '),
  });
}

export function showUser(state: Vk, call: Call): Answer {
  const problem = problemWithForm(state, call, ['client_id', 'access_token']);
  if (problem) return problem;
  const person = personOf(state, formOf(call)['access_token']);
  if (!person) return tokenProblem('invalid_token', 'access_token is invalid or expired', 401);
  const user = { user_id: person.id, first_name: person.name, last_name: '', verified: false };
  return json(200, { user: { ...user, avatar: `${call.origin}/_face.svg` } });
}

/** Ends what was granted on one device, and only that. */
export function logOut(state: Vk, call: Call): Answer {
  const problem = problemWithForm(state, call, ['client_id', 'access_token']);
  if (problem) return problem;
  const { access_token: secret = '' } = formOf(call);
  const token = state.tokens.get(secret);
  if (!token || !personOf(state, secret))
    return tokenProblem('invalid_token', 'access_token is invalid or expired', 401);
  endGrant(state, token.personId, token.deviceId);
  return respond(1);
}

/** Without ids: whose token it is. */
export function listUsers(state: Vk, call: Call): Answer {
  const known = { user_ids: isId, fields: isText };
  return inside(state, call, { scope: null, known }, ({ id, name }, fields) => {
    if ((fields['user_ids'] ?? id) !== id) return invalid('user_ids is of nobody known here');
    const photo = fields['fields'] === 'photo_200' ? { photo_200: `${call.origin}/_face.svg` } : {};
    const open = { can_access_closed: true, is_closed: false };
    return respond([{ id: Number(id), first_name: name, last_name: '', ...open, ...photo }]);
  });
}

const LEVELS: Record<string, number> = { moder: 1, editor: 2, admin: 3 };

export function listGroups(state: Vk, call: Call): Answer {
  const known = {
    user_id: isId,
    extended: isFlag,
    filter: oneOf(...Object.keys(LEVELS)),
    fields: isText,
    offset: isWhole,
    count: isWhole,
  };
  return inside(state, call, { scope: 'groups', known }, (person, fields) => {
    const { user_id: userId = person.id, count = '1000', offset = '0', filter } = fields;
    if (userId !== person.id || Number(count) > 1_000) return invalid('invalid user_id or count param');
    const least = LEVELS[filter ?? ''] ?? 1;
    const managed = [...state.groups.values()].filter(({ managers }) => (managers[person.id] ?? 0) >= least);
    const shown = managed.slice(Number(offset), Number(offset) + Number(count));
    const show = (one: Group) =>
      fields['extended'] === '1' ? showGroup(one, person.id, call) : Number(one.id);
    return respond({ count: managed.length, items: shown.map(show) });
  });
}

function showGroup({ id, name, screenName, managers }: Group, personId: string, call: Call): JsonRecord {
  return {
    id: Number(id),
    name,
    screen_name: screenName,
    is_closed: 0,
    type: 'page',
    is_admin: 1,
    admin_level: managers[personId] ?? 0,
    is_member: 1,
    photo_50: `${call.origin}/_face.svg`,
    photo_100: `${call.origin}/_face.svg`,
    photo_200: `${call.origin}/_face.svg`,
  };
}
