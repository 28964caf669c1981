// Consent for the groups a person works on, by VK ID with PKCE; they are written on with that person's own token.
import type { Connect, Offered, Token } from '../channel.ts';
import { askVk } from '../vk-api.ts';
import { consentUrl, exchangeCode, lacks, pastedFrom, refresh, revoke } from '../vk-consent.ts';
import { Groups, type Group } from './answers.ts';

const neededScopes = ['wall', 'photos', 'video', 'groups'];
const editorLevel = 2;
const groupsAtMost = 1_000;

export const connect: Connect = {
  scopes: neededScopes,
  pastedFrom,

  consentUrl: consentUrl(neededScopes),

  async exchange(outside, asked) {
    const token = await exchangeCode(outside, asked);
    if (!token.ok) return token;
    // Moderators' groups too: they are offered as unusable, and say why.
    const query = { method: 'groups.get', extended: 1, filter: 'moder', count: groupsAtMost };
    const groups = await askVk(outside, token.value.access, query, Groups);
    if (!groups.ok) return groups;
    return { ok: true, value: groups.value.items.map((group) => offer(group, token.value)) };
  },

  refresh,

  revoke,
};

function offer(group: Group, token: Token): Offered {
  const because = lacks(neededScopes, token);
  const mayWrite = group.admin_level >= editorLevel;
  return {
    externalId: String(group.id),
    name: group.name,
    screenName: group.screen_name,
    pageIds: String(group.id),
    avatar: group.photo_200 ?? null,
    token,
    usable: because.length === 0 && mayWrite,
    because: because.join(', '),
    ...(mayWrite ? {} : { role: 'editor' }),
  };
}
