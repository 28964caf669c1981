// Consent by OAuth 2 without PKCE. A token lives as long as Weibo says and nothing renews it: the owner comes again.
import { encode } from '../ask.ts';
import type { Connect, Outside } from '../channel.ts';
import { revoked } from '../oauth.ts';
import { askApi, askWeibo, Granted, Revoked, User } from './answers.ts';

export const connect: Connect = {
  // What an ordinary application does needs no right of its own.
  scopes: [],

  consentUrl({ bases, app }, { redirectUri, state }) {
    const asked = { client_id: app.id, redirect_uri: redirectUri, response_type: 'code', state };
    return `${bases['api']}/oauth2/authorize?${encode(asked)}`;
  },

  async exchange(outside, { code, redirectUri }) {
    const { id, secret } = outside.app;
    const names = { client_id: id, client_secret: secret, grant_type: 'authorization_code' };
    const body = { form: { ...names, redirect_uri: redirectUri, code } };
    const question = { method: 'POST', path: 'oauth2/access_token', body, secret: code } as const;
    const granted = await askWeibo(outside, question, Granted);
    if (!granted.ok) return granted;
    const { access_token: access, expires_in: expiresInSeconds = null, uid } = granted.value.value;
    const shown = await showUser(outside, access, uid);
    if (!shown.ok) return shown;
    const { screen_name: name, avatar_large: avatar = null } = shown.value.value;
    const token = { access, refresh: null, expiresInSeconds, scopes: [] };
    const account = { externalId: uid, name, screenName: name, pageIds: '', avatar, token };
    return { ok: true, value: [{ ...account, usable: true, because: '' }] };
  },

  refresh: null,

  async revoke(outside, { access }) {
    const body = { form: { access_token: access } };
    const question = { method: 'POST', path: 'oauth2/revokeoauth2', body, secret: access } as const;
    return revoked(await askWeibo(outside, question, Revoked));
  },

  async check(outside, { externalId, token }) {
    const shown = await showUser(outside, token.access, externalId);
    return shown.ok ? { ok: true, value: 'taken' } : shown;
  },
};

function showUser(outside: Outside, access: string, uid: string) {
  return askApi(outside, access, 'users/show', { uid }, User);
}
