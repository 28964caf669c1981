// Consent for the groups a person works on, by VK ID with PKCE; they are written on with that person's own token.
import type { Connect, Offered, Outside, Token } from '../channel.ts';
import { noticed } from '../failure.ts';
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
    const groups = await listGroups(outside, token.value);
    if (!groups.ok) return groups;
    return { ok: true, value: groups.value.items.map((group) => offer(group, token.value)) };
  },

  refresh,

  revoke,

  async check(outside, { externalId, token }) {
    const groups = await listGroups(outside, token);
    if (!groups.ok) return groups;
    const group = groups.value.items.find(({ id }) => String(id) === externalId);
    if (group && mayWrite(group)) return { ok: true, value: 'taken' };
    return noticed('permission', 'The person is no editor of this group any more', 'role');
  },
};

/** Moderators' groups too: they are offered as unusable, and say why. */
function listGroups(outside: Outside, { access }: Token) {
  const query = { method: 'groups.get', extended: 1, filter: 'moder', count: groupsAtMost };
  return askVk(outside, access, query, Groups);
}

function mayWrite({ admin_level: level }: Group): boolean {
  return level >= editorLevel;
}

function offer(group: Group, token: Token): Offered {
  const because = lacks(neededScopes, token);
  return {
    externalId: String(group.id),
    name: group.name,
    screenName: group.screen_name,
    pageIds: String(group.id),
    avatar: group.photo_200 ?? null,
    token,
    usable: because.length === 0 && mayWrite(group),
    because: because.join(', '),
    ...(mayWrite(group) ? {} : { role: 'editor' }),
  };
}
