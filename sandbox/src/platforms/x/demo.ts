// The demo app and its people; and accounts made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { grantTokens } from './grants.ts';
import type { Person, X } from './state.ts';

export const APP = { id: 'herald-x', secret: 'herald-x-secret', name: 'Herald' };
export const SCOPES = [
  'tweet.read',
  'tweet.write',
  'users.read',
  'media.write',
  'offline.access',
  'follows.read',
  'like.read',
  'bookmark.read',
];

export const PEOPLE: Person[] = [
  { id: '1750000000000000011', name: 'The Harbour Gazette', username: 'harbour_gazette' },
  { id: '1750000000000000022', name: '港湾日报', username: 'gangwan_daily' },
  { id: '1750000000000000033', name: 'El Faro de la Costa', username: 'elfaro_costa' },
];

export function seedDemo(state: X): void {
  for (const person of PEOPLE) if (!state.people.get(person.id)) state.people.put(person.id, person);
}

export function createPerson(state: X, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name');
  if (name === undefined || name === '') return { problem: 'name must be a text' };
  const externalId = textAt(wanted, 'externalId') ?? state.newId();
  if (state.people.get(externalId)) return { problem: 'externalId is taken' };
  const username = textAt(wanted, 'username') ?? `u${externalId.slice(-14)}`;
  if (!/^[A-Za-z0-9_]{1,15}$/.test(username))
    return { problem: 'username must be 1 to 15 letters, digits or _' };
  state.people.put(externalId, { id: externalId, name, username });
  const scopes = textsAt(wanted, 'scopes') ?? SCOPES.slice(0, 5);
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? 7_200;
  const { access, refresh } = grantTokens(state, { personId: externalId, scopes, expiresInSeconds });
  return {
    externalId,
    name,
    username,
    accessToken: access,
    expiresInSeconds,
    ...(refresh === undefined ? {} : { refreshToken: refresh }),
  };
}
