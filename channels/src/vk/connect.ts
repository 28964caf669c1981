// Consent for a person's own wall, by VK ID with PKCE.
import { ask } from '../ask.ts';
import type { Connect } from '../channel.ts';
import { consentUrl, exchangeCode, explain, lacks, pastedFrom, refresh, revoke } from '../vk-consent.ts';
import { Me } from './answers.ts';

const neededScopes = ['wall', 'photos', 'video'];

export const connect: Connect = {
  scopes: neededScopes,
  pastedFrom,

  consentUrl: consentUrl(neededScopes),

  async exchange(outside, asked) {
    const token = await exchangeCode(outside, asked);
    if (!token.ok) return token;
    const { access } = token.value;
    const form = { client_id: outside.app.id, access_token: access };
    const question = { url: `${outside.bases['id']}/oauth2/user_info`, body: { form } };
    const reading = { reads: Me, explain, secrets: [access], refusesInBody: true };
    const answer = await ask(outside, { method: 'POST', ...question }, reading);
    if (!answer.ok) return answer;
    const { user_id: externalId, first_name: first, last_name: last, avatar } = answer.value.value.user;
    const missing = lacks(neededScopes, token.value);
    const account = {
      externalId,
      name: `${first} ${last}`.trim(),
      screenName: `id${externalId}`,
      pageIds: '',
      avatar: avatar ?? null,
      token: token.value,
    };
    return { ok: true, value: [{ ...account, usable: missing.length === 0, because: missing.join(', ') }] };
  },

  refresh,

  revoke,
};
