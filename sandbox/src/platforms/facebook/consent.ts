// Facebook's login dialog: who are you, what do you allow; a code goes back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, SCOPES } from './demo.ts';
import type { Facebook } from './state.ts';

interface Asked {
  redirectUri: string;
  scopes: string[];
  carried: Record<string, string>;
}

function problem(title: string, text: string): Answer {
  return page(400, title, `<section><h1>${title}</h1><p>${text}</p></section>`, 'facebook');
}

function readAsked(given: Record<string, string>): Asked | Answer {
  if (given['client_id'] !== APP.id)
    return problem('Invalid App ID', 'The provided app ID does not look like a valid app ID.');
  const redirectUri = given['redirect_uri'] ?? '';
  if (!isOwnCallback(redirectUri, 'facebook')) {
    return problem(
      'URL blocked',
      'This redirect failed because the redirect URI is not white-listed in the app’s client OAuth settings.',
    );
  }
  if ((given['response_type'] ?? 'code') !== 'code')
    return problem('Invalid response type', 'Only response_type=code is known.');
  const scopes = (given['scope'] ?? 'public_profile').split(/[,\s]+/).filter((scope) => scope !== '');
  const unknown = scopes.filter((scope) => !SCOPES.includes(scope));
  if (unknown.length > 0) return problem('Invalid Scopes', 'The app asks for permissions that do not exist.');
  const carried = Object.fromEntries(
    ['client_id', 'redirect_uri', 'state', 'scope', 'response_type'].flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name]]],
    ),
  );
  return { redirectUri, scopes, carried };
}

export function showConsent(state: Facebook, call: Call): Answer {
  const asked = readAsked(call.query);
  if ('status' in asked) return asked;
  const people = [...state.people.values()].map(({ id, name }) => ({
    id,
    name,
    line: state.pages
      .of(id)
      .slice(0, 3)
      .map((one) => one.name)
      .join(', '),
  }));
  const action = new URL(call.url, call.origin).pathname;
  return consentPage({
    look: 'facebook',
    platformTitle: 'Facebook',
    appName: APP.name,
    action,
    people,
    scopes: asked.scopes,
    carried: asked.carried,
  });
}

export function takeConsent(state: Facebook, call: Call): Answer {
  const fields = formOf(call);
  const asked = readAsked(fields);
  if ('status' in asked) return asked;
  const returned = fields['state'] === undefined ? {} : { state: fields['state'] };
  if (fields['decision'] !== 'allow') {
    const said = {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    };
    return redirect(`${withQuery(asked.redirectUri, { ...said, ...returned })}#_=_`);
  }
  const person = state.people.get(fields['person'] ?? '');
  if (!person) return problem('Log in', 'Choose as whom you continue.');
  const scopes = [
    'public_profile',
    ...grantedScopes(fields, asked.scopes).filter((scope) => scope !== 'public_profile'),
  ];
  const secret = newSecret('FBCS');
  state.codes.put(secret, {
    secret,
    personId: person.id,
    clientId: APP.id,
    redirectUri: asked.redirectUri,
    scopes,
    declined: asked.scopes.filter((scope) => !scopes.includes(scope)),
    issuedAtMs: state.world.now(),
    spent: false,
  });
  return redirect(`${withQuery(asked.redirectUri, { code: secret, ...returned })}#_=_`);
}
