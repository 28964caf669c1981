// Weibo's authorisation page: who are you, do you allow it; a code goes back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, PEOPLE } from './demo.ts';
import type { Weibo } from './state.ts';

const NAMES = ['client_id', 'redirect_uri', 'response_type', 'state', 'scope', 'display', 'forcelogin'];
const OF_THE_PAGE = ['person', 'decision'];

interface Asked {
  redirectUri: string;
  state: string;
  carried: Record<string, string>;
}

const problem = (code: number, error: string): Answer =>
  page(
    400,
    'Weibo',
    `<section><h1>访问出错了！</h1><p>error:${error} error_code:${code}</p></section>`,
    'weibo',
  );

function readAsked(given: Record<string, string>): Asked | Answer {
  const {
    client_id: app,
    redirect_uri: redirectUri = '',
    response_type: type,
    state = '',
    scope = '',
  } = given;
  if (Object.keys(given).some((name) => ![...NAMES, ...OF_THE_PAGE].includes(name)))
    return problem(21323, 'invalid_request');
  if (app !== APP.id) return problem(21324, 'invalid_client');
  if (!isOwnCallback(redirectUri, 'weibo')) return problem(21322, 'redirect_uri_mismatch');
  if (type !== 'code') return problem(21329, 'unsupported_response_type');
  if (state === '' || scope !== '') return problem(21323, 'invalid_request');
  const carried = NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return { redirectUri, state, carried: Object.fromEntries(carried) };
}

export function showConsent(call: Call): Answer {
  const asked = readAsked(call.query);
  if ('status' in asked) return asked;
  return consentPage({
    look: 'weibo',
    platformTitle: 'Weibo',
    appName: APP.name,
    action: new URL(call.url, call.origin).pathname,
    people: PEOPLE.map(({ id, name }) => ({ id, name, line: `weibo.com/u/${id}` })),
    scopes: [],
    carried: asked.carried,
  });
}

export function takeConsent(state: Weibo, call: Call): Answer {
  const fields = formOf(call);
  const asked = readAsked(fields);
  if ('status' in asked) return asked;
  const { redirectUri } = asked;
  const back = (returned: Record<string, string>): Answer =>
    redirect(withQuery(redirectUri, { ...returned, state: asked.state }));
  if (fields['decision'] !== 'allow')
    return back({
      error: 'access_denied',
      error_code: '21330',
      error_description: 'user denied your request.',
    });
  const person = state.people.get(fields['person'] ?? '');
  if (!person) return problem(21330, 'access_denied');
  const secret = newSecret('WBCD');
  const issuedAtMs = state.world.now();
  state.codes.put(secret, { secret, personId: person.id, redirectUri, issuedAtMs, spent: false });
  return back({ code: secret });
}
