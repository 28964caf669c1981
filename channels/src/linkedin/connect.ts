// Consent for a person and the pages he works on: one token speaks for all of them.
import { ask, encode, type Fields } from '../ask.ts';
import type { Connect, Offered, Outside, Token } from '../channel.ts';
import type { Result } from '../failure.ts';
import { Granted, missingOf, renewBy, tokenOf } from '../oauth.ts';
import { askLinkedIn, explain, Me, Organisation, Roles, type Role } from './answers.ts';

const memberScopes = ['openid', 'profile', 'w_member_social'];
const listsPages = 'rw_organization_admin';
const pageScopes = ['w_organization_social', 'r_organization_social', listsPages];
/** LinkedIn's documents spell the third in both ways. */
const writingRoles = [
  'ADMINISTRATOR',
  'DIRECT_SPONSORED_CONTENT_POSTER',
  'CONTENT_ADMIN',
  'CONTENT_ADMINISTRATOR',
];
/** Told to whoever has none of them: the two that any page gives. */
const neededRole = 'ADMINISTRATOR / CONTENT_ADMINISTRATOR';
const rolesAtMost = 100;

export const connect: Connect = {
  scopes: memberScopes,
  // The Community Management API: without it LinkedIn refuses a consent that asks for pages as a whole.
  products: { pages: pageScopes },

  consentUrl({ bases, app, products = [] }, { redirectUri, state }) {
    const scope = [...memberScopes, ...(products.includes('pages') ? pageScopes : [])].join(' ');
    const asked = { response_type: 'code', client_id: app.id, redirect_uri: redirectUri, state, scope };
    return `${bases['www']}/oauth/v2/authorization?${encode(asked)}`;
  },

  /** The pages first: a newsroom speaks as its page. */
  async exchange(outside, { code, redirectUri }) {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const token = await getToken(outside, form, [code]);
    if (!token.ok) return token;
    const member = await offerMember(outside, token.value);
    if (!member.ok) return member;
    const pages = token.value.scopes.includes(listsPages) ? await offerPages(outside, token.value) : null;
    if (pages && !pages.ok) return pages;
    return { ok: true, value: [...(pages?.value ?? []), member.value] };
  },

  /** Only approved partners get a refresh token; the same one serves until its year is over. */
  refresh: renewBy(getToken),

  // The documents at hand name no call for it, and one token speaks for a person and all pages.
  revoke: null,

  /** Of a page too only whose token it is: not all who may write for one may read its facts. */
  async check(outside, { token }) {
    const me = await readMe(outside, token);
    return me.ok ? { ok: true, value: 'taken' } : me;
  },
};

function readMe(outside: Outside, { access }: Token) {
  const headers = { authorization: `Bearer ${access}` };
  const question = { method: 'GET', url: `${outside.bases['api']}/v2/userinfo`, headers } as const;
  return ask(outside, question, { reads: Me, explain, secrets: [access] });
}

async function getToken(outside: Outside, grant: Fields, secrets: readonly string[]): Promise<Result<Token>> {
  const form = { ...grant, client_id: outside.app.id, client_secret: outside.app.secret };
  const url = `${outside.bases['www']}/oauth/v2/accessToken`;
  const question = { method: 'POST', url, body: { form } } as const;
  const answer = await ask(outside, question, { reads: Granted, explain, secrets });
  return answer.ok ? { ok: true, value: tokenOf(answer.value.value) } : answer;
}

async function offerMember(outside: Outside, token: Token): Promise<Result<Offered>> {
  const answer = await readMe(outside, token);
  if (!answer.ok) return answer;
  const { sub, name, picture: avatar = null } = answer.value.value;
  const because = missingOf(memberScopes, token).join(', ');
  const account = { externalId: `urn:li:person:${sub}`, name, screenName: name, pageIds: '', avatar, token };
  return { ok: true, value: { ...account, usable: because === '', because } };
}

async function offerPages(outside: Outside, token: Token): Promise<Result<Offered[]>> {
  const query = { q: 'roleAssignee', state: 'APPROVED', count: rolesAtMost };
  const question = { method: 'GET', does: 'FINDER', path: 'organizationAcls', query } as const;
  const answer = await askLinkedIn(outside, token.access, question, Roles);
  if (!answer.ok) return answer;
  const approved = answer.value.value.elements.filter(({ state }) => state === 'APPROVED');
  const offered: Offered[] = [];
  for (const [urn, roles] of byPage(approved)) {
    const page = await offerPage(outside, token, urn, roles);
    if (!page.ok) return page;
    offered.push(page.value);
  }
  return { ok: true, value: offered };
}

/** A person may have several roles on one page. */
function byPage(roles: readonly Role[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { organization, role } of roles)
    found.set(organization, [...(found.get(organization) ?? []), role]);
  return found;
}

async function offerPage(
  outside: Outside,
  token: Token,
  urn: string,
  roles: readonly string[],
): Promise<Result<Offered>> {
  const id = urn.replace(/^.*:/, '');
  const question = { method: 'GET', path: `organizations/${id}` } as const;
  const answer = await askLinkedIn(outside, token.access, question, Organisation);
  // Some roles may write for a page whose facts they may not read.
  if (!answer.ok && answer.failure.kind !== 'permission') return answer;
  const name = answer.ok ? answer.value.value.localizedName : `LinkedIn ${id}`;
  const screenName = (answer.ok ? answer.value.value.vanityName : undefined) ?? name;
  const because = missingOf(pageScopes, token).join(', ');
  const mayWrite = roles.some((role) => writingRoles.includes(role));
  const account = { externalId: urn, name, screenName, pageIds: id, avatar: null, token };
  const lacking = mayWrite ? {} : { role: neededRole };
  return { ok: true, value: { ...account, usable: because === '' && mayWrite, because, ...lacking } };
}
