// Codes and refresh tokens become access tokens; a token says who its member is and on which pages he works.
import type { Answer, Call } from '../../call.ts';
import { formOf, isAnswer, json } from '../../call.ts';
import { isText, oneOf } from '../../checks.ts';
import { derivedSecret } from '../../secrets.ts';
import { enter, inside } from './access.ts';
import { accessDenied, notThere, tokenProblem } from './answers.ts';
import { APP } from './demo.ts';
import { problemWithQuery } from './fields.ts';
import { ACCESS_SECONDS, giveAccess, giveRefresh, REFRESH_SECONDS } from './grants.ts';
import type { LinkedIn, Token } from './state.ts';
import { memberUrn, organisationUrn } from './state.ts';

const CODE_LIVES_MS = 1_800_000;
const FIELDS: Record<string, string[]> = {
  authorization_code: ['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri'],
  refresh_token: ['grant_type', 'refresh_token', 'client_id', 'client_secret'],
};

export function giveToken(state: LinkedIn, call: Call): Answer {
  const fields = formOf(call);
  const names = FIELDS[fields['grant_type'] ?? ''];
  if (call.body.kind !== 'form' || !names)
    return tokenProblem('A required parameter "grant_type" is missing or unknown');
  const strange = Object.keys(fields).find((name) => !names.includes(name));
  const wrong = strange ?? names.find((name) => (fields[name] ?? '') === '');
  if (wrong !== undefined) return tokenProblem(`A required parameter "${wrong}" is missing or unknown`);
  if (fields['client_id'] !== APP.id || fields['client_secret'] !== APP.secret)
    return tokenProblem('Client authentication failed', 'invalid_client', 401);
  return fields['grant_type'] === 'refresh_token' ? refresh(state, fields) : spendCode(state, fields);
}

function spendCode(state: LinkedIn, fields: Record<string, string>): Answer {
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent)
    return tokenProblem('Unable to retrieve access token: authorization code not found');
  if (code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return tokenProblem('Unable to retrieve access token: authorization code expired');
  if (code.redirectUri !== fields['redirect_uri'])
    return tokenProblem('Unable to retrieve access token: appid/redirect uri/code verifier does not match');
  state.codes.put(code.secret, { ...code, spent: true });
  return issue(state, code, giveRefresh(state, code), REFRESH_SECONDS);
}

/** The refresh token stays the same, and its year goes on running. */
function refresh(state: LinkedIn, fields: Record<string, string>): Answer {
  const token = state.tokens.get(fields['refresh_token'] ?? '');
  const leftMs = (token?.expiresAtMs ?? 0) - state.world.now();
  if (token?.kind !== 'refresh' || leftMs <= 0)
    return tokenProblem('The provided authorization grant or refresh token is invalid', 'invalid_grant');
  return issue(state, token, token.secret, Math.floor(leftMs / 1_000));
}

function issue(
  state: LinkedIn,
  { memberId, scopes }: Pick<Token, 'memberId' | 'scopes'>,
  refreshToken: string,
  leftSeconds: number,
): Answer {
  const access = giveAccess(state, { memberId, scopes });
  return json(200, {
    access_token: access,
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    refresh_token_expires_in: leftSeconds,
    scope: scopes.join(','),
    token_type: 'Bearer',
    ...(scopes.includes('openid') ? { id_token: derivedSecret('LIAT', 'id', access) } : {}),
  });
}

export function showMe(state: LinkedIn, call: Call): Answer {
  const entry = enter(state, call);
  if (isAnswer(entry)) return entry;
  const { token, member } = entry;
  if (!token.scopes.includes('openid') || !token.scopes.includes('profile'))
    return accessDenied('userinfo.GET');
  const picture = `${call.origin}/_face.svg`;
  const [given = '', family = ''] = member.name.split(' ');
  const names = { name: member.name, given_name: given, family_name: family };
  return json(200, { sub: member.id, ...names, picture, locale: { country: 'US', language: 'en' } });
}

export function listRoles(state: LinkedIn, call: Call): Answer {
  return inside(state, call, 'FINDER', ({ token, member }) => {
    const range = { role: isText, state: oneOf('APPROVED', 'REQUESTED', 'REJECTED', 'REVOKED') };
    const isCount = { start: isText, count: isText };
    const problem = problemWithQuery(call, {
      required: { q: oneOf('roleAssignee') },
      optional: { ...range, ...isCount },
    });
    if (problem) return problem;
    if (!token.scopes.includes('rw_organization_admin'))
      return accessDenied('organizationAcls.FINDER-roleAssignee');
    const { role: wanted, state: wantedState = 'APPROVED', start = '0', count = '10' } = call.query;
    const all = [...state.organisations.values()].flatMap(({ id, roles }) => {
      const role = roles[member.id];
      const isWanted = role !== undefined && (wanted ?? role) === role && wantedState === 'APPROVED';
      if (!isWanted) return [];
      const names = { organization: organisationUrn(id), roleAssignee: memberUrn(member.id) };
      return [{ role, state: 'APPROVED', ...names }];
    });
    const elements = all.slice(Number(start), Number(start) + Number(count));
    return json(200, { elements, paging: { start: Number(start), count: Number(count), links: [] } });
  });
}

export function showOrganisation(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, ({ token, member }) => {
    const organisation = state.organisations.get(call.params['id'] ?? '');
    if (!organisation) return notThere('Organization');
    const isAdministrator = organisation.roles[member.id] === 'ADMINISTRATOR';
    if (!isAdministrator || !token.scopes.includes('rw_organization_admin'))
      return accessDenied('organizations.GET');
    const { id, name, vanityName } = organisation;
    return json(200, { id: Number(id), localizedName: name, vanityName, $URN: organisationUrn(id) });
  });
}
