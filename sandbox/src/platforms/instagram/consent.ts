// Facebook's login dialog as Instagram's binding uses it: as whom, and with which rights; a code goes back, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, SCOPES } from './demo.ts';
import type { Instagram } from './state.ts';

const CARRIED = ['client_id', 'redirect_uri', 'state', 'scope', 'response_type'];

function problemWith(given: Record<string, string>): string | undefined {
  if (given['client_id'] !== APP.id) return 'Invalid App ID';
  if (!isOwnCallback(given['redirect_uri'] ?? '', 'instagram')) return 'URL blocked';
  if (given['response_type'] !== 'code') return 'Invalid response type';
  if ((given['state'] ?? '') === '') return 'A state is needed';
  const isKnown = scopesOf(given).every((scope) => SCOPES.includes(scope));
  return isKnown ? undefined : 'Invalid Scopes';
}

const scopesOf = ({ scope = '' }: Record<string, string>): string[] =>
  scope.split(',').filter((one) => one !== '');

function blocked(title: string): Answer {
  return page(400, title, `<section><h1>${title}</h1></section>`, 'instagram');
}

export function showConsent(state: Instagram, call: Call): Answer {
  const problem = problemWith(call.query);
  if (problem !== undefined) return blocked(problem);
  const lineOf = (personId: string): string =>
    state.pages
      .of(personId)
      .flatMap(({ bound }) => (bound ? [`@${bound.username}`] : []))
      .join(', ');
  const entries = CARRIED.map((name) => [name, call.query[name] ?? '']);
  return consentPage({
    look: 'instagram',
    platformTitle: 'Instagram by Facebook',
    appName: APP.name,
    action: call.url.split('?')[0] ?? '',
    people: [...state.people.values()].map(({ id, name }) => ({ id, name, line: lineOf(id) })),
    scopes: scopesOf(call.query),
    carried: Object.fromEntries(entries),
  });
}

export function takeConsent(state: Instagram, call: Call): Answer {
  const fields = formOf(call);
  const problem = problemWith(fields);
  if (problem !== undefined) return blocked(problem);
  const back = (said: Record<string, string>): Answer =>
    redirect(withQuery(fields['redirect_uri'] ?? '', { ...said, state: fields['state'] ?? '' }));
  if (fields['decision'] !== 'allow') return back({ error: 'access_denied', error_reason: 'user_denied' });
  const person = state.people.get(fields['person'] ?? '');
  if (!person) return blocked('Choose as whom you continue.');
  const secret = newSecret('FBCS');
  state.codes.put(secret, {
    secret,
    personId: person.id,
    redirectUri: fields['redirect_uri'] ?? '',
    scopes: grantedScopes(fields, scopesOf(fields)),
    issuedAtMs: state.world.now(),
    spent: false,
  });
  return back({ code: secret });
}
