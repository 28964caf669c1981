// Consent by TikTok's OAuth 2, with PKCE in TikTok's own spelling. A refresh may give a new refresh token.
import { ask, encode, type Fields } from '../ask.ts';
import type { Connect, Outside, Token } from '../channel.ts';
import type { Result } from '../failure.ts';
import { Granted, missingOf, renewBy, revokeBy, tokenOf } from '../oauth.ts';
import { Accepted, askTikTok, explain, Me } from './answers.ts';

const profileScope = 'user.info.profile';
const neededScopes = ['user.info.basic', profileScope, 'video.upload', 'video.list'];

const refresh = renewBy(getToken);

export const connect: Connect = {
  scopes: neededScopes,

  consentUrl({ bases, app }, { redirectUri, state, codeChallenge }) {
    const asked = {
      client_key: app.id,
      response_type: 'code',
      scope: neededScopes.join(','),
      redirect_uri: redirectUri,
      state,
      // TikTok wants the same digest in figures, and calls it S256 too (login-kit-desktop).
      code_challenge: Buffer.from(codeChallenge, 'base64url').toString('hex'),
      code_challenge_method: 'S256',
    };
    return `${bases['www']}/v2/auth/authorize/?${encode(asked)}`;
  },

  async exchange(outside, { code, redirectUri, codeVerifier }) {
    const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const token = await getToken(outside, { ...grant, code_verifier: codeVerifier }, [code, codeVerifier]);
    if (!token.ok) return token;
    const missing = missingOf(neededScopes, token.value);
    const me = await readMe(outside, token.value, missing.includes(profileScope) ? [] : ['username']);
    if (!me.ok) return me;
    const { user } = me.value;
    const account = {
      externalId: user.open_id,
      name: user.display_name,
      screenName: user.username,
      pageIds: '',
      avatar: user.avatar_url ?? null,
      token: token.value,
      usable: missing.length === 0,
      because: missing.join(', '),
    };
    return { ok: true, value: [account] };
  },

  refresh,

  revoke: revokeBy(refresh, async (outside, token) => {
    const { bases, app } = outside;
    const form = { client_key: app.id, client_secret: app.secret, token };
    const question = { method: 'POST', url: `${bases['api']}/v2/oauth/revoke/`, body: { form } } as const;
    const reading = { reads: Accepted, explain, secrets: [token], refusesInBody: true };
    return ask(outside, question, reading);
  }),

  async check(outside, { token }) {
    const me = await readMe(outside, token);
    return me.ok ? { ok: true, value: 'taken' } : me;
  },
};

function readMe(outside: Outside, { access }: Token, more: readonly string[] = []) {
  const fields = ['open_id', 'display_name', 'avatar_url', ...more].join(',');
  return askTikTok(outside, access, { method: 'GET', path: 'user/info/', query: { fields } }, Me);
}

async function getToken(outside: Outside, grant: Fields, secrets: readonly string[]): Promise<Result<Token>> {
  const { bases, app } = outside;
  const form = { client_key: app.id, client_secret: app.secret, ...grant };
  const question = { method: 'POST', url: `${bases['api']}/v2/oauth/token/`, body: { form } } as const;
  const reading = { reads: Granted, explain, secrets, refusesInBody: true };
  const answer = await ask(outside, question, reading);
  return answer.ok ? { ok: true, value: tokenOf(answer.value.value) } : answer;
}
