// The demo app, its members and their pages; and accounts made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { ACCESS_SECONDS, giveAccess, giveRefresh } from './grants.ts';
import type { LinkedIn, Member, Organisation } from './state.ts';
import { idIn, isOrganisation, memberUrn, organisationUrn } from './state.ts';

export const APP = { id: 'herald-linkedin', secret: 'herald-linkedin-secret', name: 'Herald' };
/** What the products of the demo app allow it to ask for. */
export const SCOPES = [
  'openid',
  'profile',
  'email',
  'w_member_social',
  'w_organization_social',
  'r_organization_social',
  'rw_organization_admin',
];

export const MEMBERS: Member[] = [
  { id: 'hG4zette01', name: 'Maya Okafor' },
  { id: 'gW4ngan022', name: '李静' },
  { id: 'eLf4roCo33', name: 'José Álvarez' },
];
const ORGANISATIONS: Organisation[] = [
  page('90000011', 'The Harbour Gazette', 'harbour-gazette', { hG4zette01: 'ADMINISTRATOR' }),
  page('90000012', 'Harbour Archive', 'harbour-archive', { hG4zette01: 'ANALYST' }),
  page('90000021', '港湾日报', 'gangwan-daily', { gW4ngan022: 'ADMINISTRATOR' }),
  page('90000031', 'El Faro de la Costa', 'el-faro-costa', { eLf4roCo33: 'CONTENT_ADMINISTRATOR' }),
];

function page(id: string, name: string, vanityName: string, roles: Record<string, string>): Organisation {
  return { id, name, vanityName, roles };
}

export function seedDemo(state: LinkedIn): void {
  for (const member of MEMBERS) if (!state.members.get(member.id)) state.members.put(member.id, member);
  for (const one of ORGANISATIONS) if (!state.organisations.get(one.id)) state.organisations.put(one.id, one);
}

/** A page with a member of its own who administers it, or with `kind: member` that member alone. */
export function createAccount(state: LinkedIn, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name');
  if (name === undefined || name === '') return { problem: 'name must be a text' };
  const kind = textAt(wanted, 'kind') ?? 'organization';
  if (!['member', 'organization'].includes(kind)) return { problem: 'kind must be member or organization' };
  const number = state.newNumber();
  const memberId = `m${number}`;
  const made = kind === 'member' ? memberUrn(memberId) : organisationUrn(number);
  const externalId = textAt(wanted, 'externalId') ?? made;
  const isFitting = kind === 'member' ? /^urn:li:person:[\w-]+$/ : /^urn:li:organization:\d+$/;
  if (!isFitting.test(externalId)) return { problem: `externalId must be the urn of a ${kind}` };
  const id = idIn(externalId);
  if (state.members.get(id) ?? state.organisations.get(id)) return { problem: 'externalId is taken' };
  const speaker = isOrganisation(externalId) ? memberId : id;
  state.members.put(speaker, { id: speaker, name: speaker === id ? name : `${name} (desk)` });
  const username = `page-${id}`;
  if (speaker !== id) state.organisations.put(id, page(id, name, username, { [speaker]: 'ADMINISTRATOR' }));
  const grant = { memberId: speaker, scopes: textsAt(wanted, 'scopes') ?? SCOPES };
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? ACCESS_SECONDS;
  const accessToken = giveAccess(state, grant, expiresInSeconds);
  const refreshToken = giveRefresh(state, grant);
  return { externalId, name, username, personId: speaker, accessToken, refreshToken, expiresInSeconds };
}
