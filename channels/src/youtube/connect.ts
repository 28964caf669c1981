// Consent by Google's OAuth 2 with PKCE: the person chooses one channel, and its refresh token stays the same.
import { ask, encode, type Fields } from '../ask.ts';
import type { Connect, Outside, Token } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { Granted, missingOf, renewBy, revoked, tokenOf } from '../oauth.ts';
import { Accepted, askYouTube, explain, OwnChannels } from './answers.ts';

const neededScopes = ['youtube.upload', 'youtube.force-ssl', 'youtube.readonly'].map(
  (scope) => `https://www.googleapis.com/auth/${scope}`,
);

export const connect: Connect = {
  scopes: neededScopes,
  // Google Analytics is the same consent with one right more: it is kept with the channel's token.
  also: { 37: ['https://www.googleapis.com/auth/yt-analytics.readonly'] },

  consentUrl({ bases, app }, { redirectUri, state, codeChallenge, more = [] }) {
    const asked = {
      client_id: app.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: [...neededScopes, ...more].join(' '),
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
    const own = await listChannels(outside, token.value);
    if (!own.ok) return own;
    const { items } = own.value.value;
    if (items.length === 0) return noChannel;
    const missing = missingOf(neededScopes, token.value);
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

  refresh: renewBy(getToken),

  /** The whole consent for this channel ends with any token of it. */
  async revoke(outside, { access, refresh }) {
    const token = refresh ?? access;
    const url = `${outside.bases['token']}/revoke`;
    const question = { method: 'POST', url, body: { form: { token } } } as const;
    return revoked(await ask(outside, question, { reads: Accepted, explain, secrets: [token] }));
  },

  async check(outside, { externalId, token }) {
    const own = await listChannels(outside, token);
    if (!own.ok) return own;
    const isOwn = own.value.value.items.some(({ id }) => id === externalId);
    return isOwn ? { ok: true, value: 'taken' } : noChannel;
  },
};

const noChannel = noticed('permission', 'This Google account has no channel', 'no-channel');

function listChannels(outside: Outside, { access }: Token) {
  const query = { part: 'snippet', mine: true };
  return askYouTube(outside, access, { method: 'GET', path: 'youtube/v3/channels', query }, OwnChannels);
}

async function getToken(outside: Outside, grant: Fields, secrets: readonly string[]): Promise<Result<Token>> {
  const form = { ...grant, client_id: outside.app.id, client_secret: outside.app.secret };
  const question = { method: 'POST', url: `${outside.bases['token']}/token`, body: { form } } as const;
  const answer = await ask(outside, question, { reads: Granted, explain, secrets });
  return answer.ok ? { ok: true, value: tokenOf(answer.value.value) } : answer;
}
