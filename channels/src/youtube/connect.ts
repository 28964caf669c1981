// Consent by Google's OAuth 2 with PKCE: the person chooses one channel, and its refresh token stays the same.
import { ask, encode, type Fields } from '../ask.ts';
import type { Connect, Outside, Token } from '../channel.ts';
import { failed, type Result } from '../failure.ts';
import { askYouTube, explain, Granted, OwnChannels } from './answers.ts';

const neededScopes = ['youtube.upload', 'youtube.force-ssl', 'youtube.readonly'].map(
  (scope) => `https://www.googleapis.com/auth/${scope}`,
);

export const connect: Connect = {
  scopes: neededScopes,

  consentUrl({ bases, app }, { redirectUri, state, codeChallenge }) {
    const asked = {
      client_id: app.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: neededScopes.join(' '),
      state,
      // Without these two Google gives a refresh token only once in a lifetime.
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    };
    return `${bases['accounts']}/o/oauth2/v2/auth?${encode(asked)}`;
  },

  async exchange(outside, { code, redirectUri, codeVerifier }) {
    const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const token = await getToken(outside, { ...grant, code_verifier: codeVerifier }, [code, codeVerifier]);
    if (!token.ok) return token;
    const query = { part: 'snippet', mine: true };
    const question = { method: 'GET', path: 'youtube/v3/channels', query } as const;
    const own = await askYouTube(outside, token.value.access, question, OwnChannels);
    if (!own.ok) return own;
    const { items } = own.value.value;
    if (items.length === 0) return failed('permission', 'This Google account has no channel', 'no-channel');
    const missing = neededScopes.filter((scope) => !token.value.scopes.includes(scope));
    const because = [...missing, ...(token.value.refresh === null ? ['refresh_token'] : [])];
    const offered = items.map(({ id, snippet: { title, customUrl = title, thumbnails } }) => ({
      externalId: id,
      name: title,
      screenName: customUrl,
      pageIds: '',
      avatar: thumbnails?.default?.url ?? null,
      token: token.value,
      usable: because.length === 0,
      because: because.join(', '),
    }));
    return { ok: true, value: offered };
  },

  async refresh(outside, { refresh, scopes }) {
    if (refresh === null) return failed('auth', 'Google gave no refresh token', 'no-refresh');
    const token = await getToken(outside, { grant_type: 'refresh_token', refresh_token: refresh }, [refresh]);
    if (!token.ok) return token;
    const { value } = token;
    const granted = value.scopes.length > 0 ? value.scopes : scopes;
    return { ok: true, value: { ...value, refresh: value.refresh ?? refresh, scopes: granted } };
  },
};

async function getToken(outside: Outside, grant: Fields, secrets: readonly string[]): Promise<Result<Token>> {
  const form = { ...grant, client_id: outside.app.id, client_secret: outside.app.secret };
  const question = { method: 'POST', url: `${outside.bases['token']}/token`, body: { form } } as const;
  const answer = await ask(outside, question, { reads: Granted, explain, secrets });
  if (!answer.ok) return answer;
  const granted = answer.value.value;
  return {
    ok: true,
    value: {
      access: granted.access_token,
      refresh: granted.refresh_token ?? null,
      expiresInSeconds: granted.expires_in ?? null,
      scopes: granted.scope.split(' ').filter((scope) => scope !== ''),
    },
  };
}
