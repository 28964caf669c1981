// VK ID's authorisation page: who are you, what do you allow; a code and the device's id go back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APPS, newDevice, PEOPLE, SCOPES } from './demo.ts';
import type { Vk } from './state.ts';

interface Asked {
  redirectUri: string;
  scopes: string[];
  challenge: string;
  returned: { state: string };
  carried: Record<string, string>;
}

const NAMES = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'code_challenge',
  'code_challenge_method',
];
/** Granted to every app. */
const ALWAYS = 'vkid.personal_info';

const problem = (state: Vk, text: string): Answer =>
  page(400, 'VK ID', `<section><h1>Something went wrong</h1><p>${text}</p></section>`, state.name);

function readAsked(state: Vk, given: Record<string, string>): Asked | Answer {
  if (given['client_id'] !== APPS[state.name].id) return problem(state, 'The app is unknown.');
  const { redirect_uri: redirectUri = '', state: marked = '', code_challenge: challenge = '' } = given;
  if (!isOwnCallback(redirectUri, state.name))
    return problem(state, 'redirect_uri is not among the trusted addresses of the app.');
  if (given['response_type'] !== 'code') return problem(state, 'response_type must be code.');
  if (marked === '') return problem(state, 'state is missing.');
  if (given['code_challenge_method'] !== 'S256' || !/^[A-Za-z0-9_-]{43}$/.test(challenge))
    return problem(state, 'code_challenge must be an S256 challenge.');
  const scopes = (given['scope'] ?? ALWAYS).split(' ').filter((scope) => scope !== '');
  if (scopes.some((scope) => !SCOPES.includes(scope))) return problem(state, 'scope names an unknown right.');
  const carried = NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return {
    redirectUri,
    scopes,
    challenge,
    returned: { state: marked },
    carried: Object.fromEntries(carried),
  };
}

export function showConsent(state: Vk, call: Call): Answer {
  const asked = readAsked(state, call.query);
  if ('status' in asked) return asked;
  const people = PEOPLE.map(({ id, name }) => ({ id, name, line: `id${id}` }));
  return consentPage({
    look: state.name,
    platformTitle: 'VK ID',
    appName: APPS[state.name].name,
    action: new URL(call.url, call.origin).pathname,
    people,
    scopes: asked.scopes,
    carried: asked.carried,
  });
}

export function takeConsent(state: Vk, call: Call): Answer {
  const fields = formOf(call);
  const asked = readAsked(state, fields);
  if ('status' in asked) return asked;
  const { redirectUri, challenge, returned } = asked;
  if (fields['decision'] !== 'allow')
    return redirect(withQuery(redirectUri, { error: 'access_denied', ...returned }));
  const person = state.people.get(fields['person'] ?? '');
  if (!person) return problem(state, 'Choose as whom you continue.');
  const secret = newSecret('VKCD');
  const deviceId = newDevice();
  state.codes.put(secret, {
    secret,
    personId: person.id,
    deviceId,
    state: returned.state,
    redirectUri,
    challenge,
    scopes: [...new Set([ALWAYS, ...grantedScopes(fields, asked.scopes)])],
    issuedAtMs: state.world.now(),
    spent: false,
  });
  const added = { code: secret, type: 'code_v2', device_id: deviceId };
  return redirect(withQuery(redirectUri, { ...added, ...returned }));
}
