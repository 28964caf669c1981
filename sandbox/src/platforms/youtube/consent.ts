// Google's consent: which channel, which rights; a code goes back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, isAnswer, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { escape, page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, CHANNELS, SCOPES } from './demo.ts';
import type { YouTube } from './state.ts';

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'access_type',
  'prompt',
  'code_challenge',
  'code_challenge_method',
];

function blocked(error: string, because: string): Answer {
  const said = `<section><h1>Access blocked: authorisation error</h1><p>${escape(because)}</p><p>Error 400: ${error}</p></section>`;
  return page(400, 'Access blocked', said, 'youtube');
}

type Asked = { redirectUri: string; scopes: string[]; challenge: string | null; isOffline: boolean };

function readAsked(given: Record<string, string>): Asked | Answer {
  const strange = Object.keys(given).find((name) => !NAMES.includes(name));
  if (strange !== undefined) return blocked('invalid_request', `Parameter not allowed: ${strange}`);
  if (given['client_id'] !== APP.id) return blocked('invalid_client', 'The OAuth client was not found.');
  const redirectUri = given['redirect_uri'] ?? '';
  if (!isOwnCallback(redirectUri, 'youtube'))
    return blocked('redirect_uri_mismatch', 'The redirect address is not one of the app’s.');
  if (given['response_type'] !== 'code' || !given['state'])
    return blocked('invalid_request', 'response_type must be code, and state must be there.');
  const scopes = (given['scope'] ?? '').split(' ').filter((scope) => scope !== '');
  if (scopes.length === 0 || scopes.some((scope) => !SCOPES.includes(scope)))
    return blocked('invalid_scope', 'Some requested scopes were invalid.');
  const challenge = given['code_challenge'] ?? null;
  const isRight = given['code_challenge_method'] === 'S256' && /^[\w-]{43}$/.test(challenge ?? '');
  if (challenge !== null && !isRight) return blocked('invalid_request', 'The code challenge is invalid.');
  return { redirectUri, scopes, challenge, isOffline: given['access_type'] === 'offline' };
}

export function showConsent(call: Call): Answer {
  const asked = readAsked(call.query);
  if (isAnswer(asked)) return asked;
  return consentPage({
    look: 'youtube',
    platformTitle: 'Google',
    appName: APP.name,
    action: new URL(call.url, call.origin).pathname,
    people: CHANNELS.map(({ id, title, handle }) => ({ id, name: title, line: handle })),
    scopes: asked.scopes,
    carried: call.query,
  });
}

export function takeConsent(state: YouTube, call: Call): Answer {
  const fields = formOf(call);
  const carried = Object.entries(fields).filter(([name]) => NAMES.includes(name));
  const asked = readAsked(Object.fromEntries(carried));
  if (isAnswer(asked)) return asked;
  const kept = { state: fields['state'] ?? '' };
  if (fields['decision'] !== 'allow')
    return redirect(withQuery(asked.redirectUri, { error: 'access_denied', ...kept }));
  const channel = state.channels.get(fields['person'] ?? '');
  if (!channel) return blocked('invalid_request', 'Choose a channel.');
  const scopes = grantedScopes(fields, asked.scopes);
  const secret = newSecret('YTCD');
  const issuedAtMs = state.world.now();
  state.codes.put(secret, { ...asked, secret, channelId: channel.id, scopes, issuedAtMs, spent: false });
  return redirect(withQuery(asked.redirectUri, { ...kept, code: secret, scope: scopes.join(' ') }));
}
