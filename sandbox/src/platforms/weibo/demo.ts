// The demo app and its people; and accounts made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt } from '../../json.ts';
import { giveAccess, TOKEN_SECONDS } from './grants.ts';
import type { Person, Weibo } from './state.ts';

/** Shared links lead to the safe domains of the app or below them. */
export const APP = {
  id: 'herald-weibo',
  secret: 'herald-weibo-secret',
  name: 'Herald',
  safeDomains: ['example.com'],
};

export const PEOPLE: Person[] = [
  { id: '1700000011', name: 'The Harbour Gazette' },
  { id: '1700000022', name: '港湾日报' },
  { id: '1700000033', name: 'El Faro de la Costa' },
];

export function seedDemo(state: Weibo): void {
  for (const person of PEOPLE) if (!state.people.get(person.id)) state.people.put(person.id, person);
}

export function createPerson(state: Weibo, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name');
  if (name === undefined || name === '') return { problem: 'name must be a text' };
  const externalId = textAt(wanted, 'externalId') ?? state.newId();
  if (!/^\d{1,16}$/.test(externalId)) return { problem: 'externalId must be 1 to 16 figures' };
  if (state.people.get(externalId)) return { problem: 'externalId is taken' };
  state.people.put(externalId, { id: externalId, name });
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? TOKEN_SECONDS;
  const accessToken = giveAccess(state, externalId, expiresInSeconds);
  return { externalId, name, username: name, accessToken, expiresInSeconds };
}
