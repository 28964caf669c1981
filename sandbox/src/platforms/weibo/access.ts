// Whose token a call carries, and how many calls it has left: a hundred a day for a person, 15,000 an hour in all.
import type { Answer, Call } from '../../call.ts';
import { formOf } from '../../call.ts';
import { refuse } from './answers.ts';
import type { Person, Weibo } from './state.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Among the fields, be it of the query or of the form. */
function tokenIn(call: Call): string {
  return (call.method === 'GET' ? call.query : formOf(call))['access_token'] ?? '';
}

export function ownerOf(state: Weibo, call: Call): string | undefined {
  return state.tokens.get(tokenIn(call))?.personId;
}

export function inside(state: Weibo, call: Call, work: (person: Person) => Answer): Answer {
  const token = state.tokens.get(tokenIn(call));
  const person = token && state.people.get(token.personId);
  if (!token || !person) return refuse(21332, call);
  if (token.expiresAtMs <= state.world.now()) return refuse(21327, call);
  if (!spend(state, `weibo/person/${person.id}`, 100, DAY_SECONDS)) return refuse(10023, call);
  if (!spend(state, 'weibo/address', 15_000, HOUR_SECONDS)) return refuse(10022, call);
  return work(person);
}

/** Figures of the settings stand for those of a person's day. */
export function spend(state: Weibo, key: string, calls: number, windowSeconds: number): boolean {
  const { rates, settings, now } = state.world;
  const wanted = settings.rateLimit.weibo;
  if (wanted === 'off') return true;
  const isOfPerson = key.startsWith('weibo/person/') && wanted !== 'documented';
  const limit = isOfPerson ? wanted : { calls, windowSeconds };
  return !rates.take(key, limit.calls, limit.windowSeconds, now()).exceeded;
}
