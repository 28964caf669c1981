// X's authorisation page: who are you, what do you allow; a code goes back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, PEOPLE, SCOPES } from './demo.ts';
import type { X } from './state.ts';

interface Asked {
  redirectUri: string;
  scopes: string[];
  challenge: string;
  carried: Record<string, string>;
}

const NAMES = [
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'response_type',
  'code_challenge',
  'code_challenge_method',
];

function problem(text: string): Answer {
  return page(
    400,
    'Something went wrong',
    `<section><h1>Something went wrong</h1><p>You weren’t able to give access to the App. ${text}</p></section>`,
    'twitter',
  );
}

function readAsked(given: Record<string, string>): Asked | Answer {
  if (given['client_id'] !== APP.id) return problem('The app is unknown.');
  const redirectUri = given['redirect_uri'] ?? '';
  if (!isOwnCallback(redirectUri, 'twitter')) return problem('The redirect address is not one of the app’s.');
  if (given['response_type'] !== 'code') return problem('response_type must be code.');
  if (!given['state']) return problem('state is missing.');
  const challenge = given['code_challenge'] ?? '';
  if (given['code_challenge_method'] !== 'S256' || !/^[A-Za-z0-9_-]{43}$/.test(challenge))
    return problem('code_challenge must be an S256 challenge.');
  const scopes = (given['scope'] ?? '').split(' ').filter((scope) => scope !== '');
  if (scopes.length === 0 || scopes.some((scope) => !SCOPES.includes(scope)))
    return problem('scope names an unknown right.');
  const carried = Object.fromEntries(
    NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  return { redirectUri, scopes, challenge, carried };
}

export function showConsent(call: Call): Answer {
  const asked = readAsked(call.query);
  if ('status' in asked) return asked;
  const people = PEOPLE.map(({ id, name, username }) => ({
    id,
    name,
    line: `@${username}`,
  }));
  const action = new URL(call.url, call.origin).pathname;
  return consentPage({
    look: 'twitter',
    platformTitle: 'X',
    appName: APP.name,
    action,
    people,
    scopes: asked.scopes,
    carried: asked.carried,
  });
}

export function takeConsent(state: X, call: Call): Answer {
  const fields = formOf(call);
  const asked = readAsked(fields);
  if ('status' in asked) return asked;
  const returned = { state: fields['state'] ?? '' };
  if (fields['decision'] !== 'allow')
    return redirect(withQuery(asked.redirectUri, { error: 'access_denied', ...returned }));
  const person = state.people.get(fields['person'] ?? '');
  if (!person) return problem('Choose as whom you continue.');
  const secret = newSecret('XCDS');
  state.codes.put(secret, {
    secret,
    personId: person.id,
    redirectUri: asked.redirectUri,
    challenge: asked.challenge,
    scopes: grantedScopes(fields, asked.scopes),
    issuedAtMs: state.world.now(),
    spent: false,
  });
  return redirect(withQuery(asked.redirectUri, { ...returned, code: secret }));
}
