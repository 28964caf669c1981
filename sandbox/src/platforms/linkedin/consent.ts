// LinkedIn's authorisation page: who are you, what do you allow; a code goes back, or the word that it was cancelled.
import type { Answer, Call } from '../../call.ts';
import { formOf, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, MEMBERS, SCOPES } from './demo.ts';
import type { LinkedIn } from './state.ts';

const NAMES = ['response_type', 'client_id', 'redirect_uri', 'state', 'scope'];

interface Asked {
  redirectUri: string;
  state: string;
  scopes: string[];
  carried: Record<string, string>;
}

const bummer = (text: string): Answer =>
  page(
    400,
    'LinkedIn',
    `<section><h1>Bummer, something went wrong.</h1><p>${text}</p></section>`,
    'linkedin',
  );

/** What is wrong with app or address is said here; what is wrong with the rights goes back to the app. */
function readAsked({ world }: LinkedIn, given: Record<string, string>): Asked | Answer {
  if (given['client_id'] !== APP.id) return bummer('The passed in client_id is invalid.');
  const { redirect_uri: redirectUri = '', state = '', scope = '' } = given;
  if (!isOwnCallback(redirectUri, 'linkedin'))
    return bummer('The redirect_uri does not match the registered value.');
  const back = (error: string, description: string): Answer =>
    redirect(withQuery(redirectUri, { error, error_description: description, state }));
  if (given['response_type'] !== 'code')
    return back('unsupported_response_type', 'response_type must be code');
  if (state === '') return bummer('state is missing.');
  const scopes = scope.split(' ').filter((one) => one !== '');
  const isGiven = (one: string) =>
    SCOPES.includes(one) && !(world.settings.unreviewed.linkedin && one.includes('organization'));
  const strange = scopes.find((one) => !isGiven(one));
  if (strange !== undefined || scopes.length === 0)
    return back('unauthorized_scope_error', `Scope "${strange}" is not authorized for your application`);
  const carried = NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return { redirectUri, state, scopes, carried: Object.fromEntries(carried) };
}

export function showConsent(state: LinkedIn, call: Call): Answer {
  const asked = readAsked(state, call.query);
  if ('status' in asked) return asked;
  return consentPage({
    look: 'linkedin',
    platformTitle: 'LinkedIn',
    appName: APP.name,
    action: new URL(call.url, call.origin).pathname,
    people: MEMBERS.map(({ id, name }) => ({ id, name, line: 'and the pages of this member' })),
    scopes: asked.scopes,
    carried: asked.carried,
  });
}

export function takeConsent(state: LinkedIn, call: Call): Answer {
  const fields = formOf(call);
  const asked = readAsked(state, fields);
  if ('status' in asked) return asked;
  const { redirectUri, scopes } = asked;
  const returned = { state: asked.state };
  if (fields['decision'] !== 'allow') {
    const error = { error: 'user_cancelled_authorize', error_description: 'The user cancelled' };
    return redirect(withQuery(redirectUri, { ...error, ...returned }));
  }
  const member = state.members.get(fields['person'] ?? '');
  if (!member) return bummer('Choose as whom you continue.');
  const secret = newSecret('LICD');
  state.codes.put(secret, {
    secret,
    memberId: member.id,
    redirectUri,
    scopes: grantedScopes(fields, scopes),
    issuedAtMs: state.world.now(),
    spent: false,
  });
  return redirect(withQuery(redirectUri, { code: secret, ...returned }));
}
