// TikTok's consent for web apps: as whom, which rights; a code goes back with what was granted, or the word that it was denied.
import type { Answer, Call } from '../../call.ts';
import { formOf, isAnswer, redirect } from '../../call.ts';
import { consentPage, grantedScopes, isOwnCallback, withQuery } from '../../consent-form.ts';
import { escape, page } from '../../page.ts';
import { newSecret } from '../../secrets.ts';
import { APP, CREATORS, SCOPES } from './demo.ts';
import type { TikTok } from './state.ts';

const NAMES = [
  'client_key',
  'response_type',
  'scope',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
];

function stopped(because: string): Answer {
  const said = `<section><h1>We couldn’t log in with TikTok</h1><p>${escape(because)}</p></section>`;
  return page(400, 'Something went wrong', said, 'tiktok');
}

type Asked = { redirectUri: string; scopes: string[]; challenge: string };

function readAsked(given: Record<string, string>): Asked | Answer {
  const strange = Object.keys(given).find((name) => !NAMES.includes(name));
  if (strange !== undefined) return stopped(strange);
  if (given['client_key'] !== APP.id) return stopped('client_key');
  const redirectUri = given['redirect_uri'] ?? '';
  if (!isOwnCallback(redirectUri, 'tiktok')) return stopped('redirect_uri');
  if (given['response_type'] !== 'code') return stopped('response_type');
  if (!given['state']) return stopped('state');
  const challenge = given['code_challenge'] ?? '';
  // Figures, not the letters of the standard.
  if (!/^[0-9a-f]{64}$/.test(challenge)) return stopped('code_challenge');
  if (given['code_challenge_method'] !== 'S256') return stopped('code_challenge_method');
  const scopes = (given['scope'] ?? '').split(',').filter((scope) => scope !== '');
  if (scopes.length === 0 || scopes.some((scope) => !SCOPES.includes(scope))) return stopped('scope');
  return { redirectUri, scopes, challenge };
}

export function showConsent(call: Call): Answer {
  const asked = readAsked(call.query);
  if (isAnswer(asked)) return asked;
  return consentPage({
    look: 'tiktok',
    platformTitle: 'TikTok',
    appName: APP.name,
    action: new URL(call.url, call.origin).pathname,
    people: CREATORS.map(({ openId, displayName, username }) => ({
      id: openId,
      name: displayName,
      line: `@${username}`,
    })),
    scopes: asked.scopes,
    carried: call.query,
  });
}

export function takeConsent(state: TikTok, call: Call): Answer {
  const fields = formOf(call);
  const carried = Object.entries(fields).filter(([name]) => NAMES.includes(name));
  const asked = readAsked(Object.fromEntries(carried));
  if (isAnswer(asked)) return asked;
  const kept = { state: fields['state'] ?? '' };
  const denied = { error: 'access_denied', error_description: 'User denied access' };
  if (fields['decision'] !== 'allow') return redirect(withQuery(asked.redirectUri, { ...denied, ...kept }));
  const creator = state.creators.get(fields['person'] ?? '');
  if (!creator) return stopped('Choose an account.');
  const scopes = grantedScopes(fields, asked.scopes);
  const secret = newSecret('TTCD');
  const { openId } = creator;
  const issuedAtMs = state.world.now();
  state.codes.put(secret, {
    secret,
    openId,
    redirectUri: asked.redirectUri,
    scopes,
    challenge: asked.challenge,
    issuedAtMs,
    spent: false,
  });
  return redirect(withQuery(asked.redirectUri, { code: secret, scopes: scopes.join(','), ...kept }));
}
