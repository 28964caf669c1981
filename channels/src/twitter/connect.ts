// Consent by OAuth 2 with PKCE. Every refresh gives a new refresh token, and the old one is dead from then on.
import { ask, encode, type Fields, type Question } from '../ask.ts';
import type { Connect, Outside, Token } from '../channel.ts';
import type { Result } from '../failure.ts';
import { Granted, missingOf, renewBy, revoked, tokenOf } from '../oauth.ts';
import { Accepted, askX, explain, Me } from './answers.ts';

const neededScopes = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];

export const connect: Connect = {
  scopes: neededScopes,

  consentUrl({ bases, app }, { redirectUri, state, codeChallenge }) {
    const asked = {
      response_type: 'code',
      client_id: app.id,
      redirect_uri: redirectUri,
      scope: neededScopes.join(' '),
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    };
    return `${bases['web']}/i/oauth2/authorize?${encode(asked)}`;
  },

  async exchange(outside, { code, redirectUri, codeVerifier }) {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    };
    const token = await getToken(outside, form, [code, codeVerifier]);
    if (!token.ok) return token;
    const me = await readMe(outside, token.value);
    if (!me.ok) return me;
    const { id, name, username, profile_image_url: avatar = null } = me.value.value.data;
    const missing = missingOf(neededScopes, token.value);
    const because = missing.join(', ');
    const account = { externalId: id, name, screenName: username, pageIds: '', avatar, token: token.value };
    return { ok: true, value: [{ ...account, usable: missing.length === 0, because }] };
  },

  refresh: renewBy(getToken),

  /** Of the two the refresh token: the access token of the same consent ends with it. */
  async revoke(outside, { access, refresh }) {
    const [token, hint] = refresh === null ? [access, 'access_token'] : [refresh, 'refresh_token'];
    const question = atTheDoor(outside, 'revoke', { token, token_type_hint: hint });
    return revoked(await ask(outside, question, { reads: Accepted, explain, secrets: [token] }));
  },

  async check(outside, { token }) {
    const me = await readMe(outside, token);
    return me.ok ? { ok: true, value: 'taken' } : me;
  },
};

function readMe(outside: Outside, { access }: Token) {
  const query = { 'user.fields': 'profile_image_url' };
  return askX(outside, access, { method: 'GET', path: 'users/me', query }, Me);
}

async function getToken(outside: Outside, form: Fields, secrets: readonly string[]): Promise<Result<Token>> {
  const question = atTheDoor(outside, 'token', form);
  const answer = await ask(outside, question, { reads: Granted, explain, secrets });
  return answer.ok ? { ok: true, value: tokenOf(answer.value.value) } : answer;
}

function atTheDoor({ app, bases }: Outside, door: 'token' | 'revoke', form: Fields): Question {
  const pair = `${encodeURIComponent(app.id)}:${encodeURIComponent(app.secret)}`;
  const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  return { method: 'POST', url: `${bases['api']}/2/oauth2/${door}`, headers, body: { form } };
}
