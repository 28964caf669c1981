// Consent for a person's own wall, by VK ID with PKCE.
import { ask } from '../ask.ts';
import type { Connect, Outside, Token } from '../channel.ts';
import type { Result } from '../failure.ts';
import { askVk } from '../vk-api.ts';
import { consentUrl, exchangeCode, explain, lacks, pastedFrom, refresh, revoke } from '../vk-consent.ts';
import { Me, Users, type Person } from './answers.ts';

const neededScopes = ['wall', 'photos', 'video'];

export const connect: Connect = {
  scopes: neededScopes,
  pastedFrom,

  consentUrl: consentUrl(neededScopes),

  async exchange(outside, asked) {
    const token = await exchangeCode(outside, asked);
    if (!token.ok) return token;
    const found = await findPerson(outside, token.value);
    if (!found.ok) return found;
    const { user_id: externalId, first_name: first, last_name: last, avatar } = found.value;
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

  async check(outside, { token }) {
    const found = await findPerson(outside, token);
    return found.ok ? { ok: true, value: 'taken' } : found;
  },
};

/** Whose token it is says VK ID; of one that VK's older consent gave, which VK ID does not know, the API (users.get). */
async function findPerson(outside: Outside, { access, refresh: renews }: Token): Promise<Result<Person>> {
  if (renews === null) {
    const known = await askVk(outside, access, { method: 'users.get', fields: 'photo_200' }, Users);
    if (!known.ok) return known;
    const [{ id, photo_200: avatar, ...names }] = known.value;
    return { ok: true, value: { ...names, user_id: String(id), avatar } };
  }
  const form = { client_id: outside.app.id, access_token: access };
  const question = { url: `${outside.bases['id']}/oauth2/user_info`, body: { form } };
  const reading = { reads: Me, explain, secrets: [access], refusesInBody: true };
  const answer = await ask(outside, { method: 'POST', ...question }, reading);
  return answer.ok ? { ok: true, value: answer.value.value.user } : answer;
}
