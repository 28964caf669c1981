// The demo app, its people and their groups; and walls made to order for tests and seeds.
import { randomBytes } from 'node:crypto';
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { grantTokens } from './grants.ts';
import type { Group, Person, Side, Vk } from './state.ts';

export const APPS: Record<Side, { id: string; name: string }> = {
  vk: { id: 'herald-vk', name: 'Herald' },
  'vk-group': { id: 'herald-vk-group', name: 'Herald' },
};
export const SCOPES = [
  'vkid.personal_info',
  'email',
  'phone',
  'friends',
  'wall',
  'photos',
  'video',
  'groups',
  'stats',
];
export const PEOPLE: Person[] = [
  { id: '501000011', name: 'The Harbour Gazette' },
  { id: '501000022', name: '港湾日报' },
  { id: '501000033', name: 'El Faro de la Costa' },
];
const GROUPS: Group[] = [
  group('220000011', 'The Harbour Gazette', 'harbour_gazette', { '501000011': 3 }),
  group('220000012', 'Harbour Sport', 'harbour_sport', { '501000011': 2 }),
  group('220000013', 'Harbour Archive', 'harbour_archive', { '501000011': 1 }),
  group('220000021', '港湾日报', 'gangwan_daily', { '501000022': 3 }),
  group('220000031', 'El Faro de la Costa', 'elfaro_costa', { '501000033': 3 }),
];

function group(id: string, name: string, screenName: string, managers: Record<string, number>): Group {
  return { id, name, screenName, managers };
}

export function seedDemo(state: Vk): void {
  for (const person of PEOPLE) if (!state.people.get(person.id)) state.people.put(person.id, person);
  if (state.name === 'vk') return;
  for (const one of GROUPS) if (!state.groups.get(one.id)) state.groups.put(one.id, one);
}

export const newDevice = (): string => randomBytes(32).toString('base64url');

export function createAccount(state: Vk, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name');
  if (name === undefined || name === '') return { problem: 'name must be a text' };
  const kept = state.name === 'vk' ? state.people : state.groups;
  const externalId = textAt(wanted, 'externalId') ?? String(state.newId());
  if (!/^[1-9]\d{0,14}$/.test(externalId)) return { problem: 'externalId must be a number above zero' };
  if (kept.get(externalId)) return { problem: 'externalId is taken' };
  const personId = state.name === 'vk' ? externalId : String(state.newId());
  const isGroup = state.name === 'vk-group';
  const username = isGroup ? `club${externalId}` : `id${externalId}`;
  state.people.put(personId, { id: personId, name: isGroup ? `${name} (desk)` : name });
  if (isGroup) state.groups.put(externalId, group(externalId, name, username, { [personId]: 3 }));
  const scopes = textsAt(wanted, 'scopes') ?? SCOPES;
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? 3_600;
  const deviceId = newDevice();
  const { access, refresh } = grantTokens(state, { personId, deviceId, scopes, expiresInSeconds });
  const tokens = { accessToken: access, refreshToken: refresh, deviceId, expiresInSeconds };
  return { externalId, name, username, personId, ...tokens };
}
