// Whose token a call carries, and how many calls it has left: a hundred a day for a person, 15,000 an hour in all.
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import { refuse } from './answers.ts';
import { problemWith } from './fields.ts';
import type { Person, Weibo } from './state.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const CALLS_A_DAY = 100;
const CALLS_AN_HOUR = 15_000;
const OF_ADDRESS = 'weibo/address';
const ofPerson = ({ id }: Person): string => `weibo/person/${id}`;

/** Among the fields, be it of the query or of the form. */
function tokenIn(call: Call): string {
  return (call.method === 'GET' ? call.query : formOf(call))['access_token'] ?? '';
}

export function ownerOf(state: Weibo, call: Call): string | undefined {
  return state.tokens.get(tokenIn(call))?.personId;
}

export function inside(state: Weibo, call: Call, work: (person: Person) => Answer): Answer {
  return uncounted(state, call, (person) => {
    if (!spend(state, ofPerson(person), CALLS_A_DAY, DAY_SECONDS)) return refuse(10023, call);
    if (!spend(state, OF_ADDRESS, CALLS_AN_HOUR, HOUR_SECONDS)) return refuse(10022, call);
    return work(person);
  });
}

function uncounted(state: Weibo, call: Call, work: (person: Person) => Answer): Answer {
  const token = state.tokens.get(tokenIn(call));
  const person = token && state.people.get(token.personId);
  if (!token || !person) return refuse(21332, call);
  return token.expiresAtMs <= state.world.now() ? refuse(21327, call) : work(person);
}

/** The one method that counts nowhere. */
export function showLimits(state: Weibo, call: Call): Answer {
  return uncounted(state, call, (person) => {
    const problem = problemWith(call, call.query, { required: {} });
    if (problem) return problem;
    const { rates, now, settings } = state.world;
    const wanted = settings.rateLimit.weibo;
    const limit = typeof wanted === 'string' ? CALLS_A_DAY : wanted.calls;
    const own = rates.left(ofPerson(person), limit, now());
    return json(200, {
      ip_limit: CALLS_AN_HOUR,
      limit_time_unit: 'HOURS',
      remaining_ip_hits: rates.left(OF_ADDRESS, CALLS_AN_HOUR, now()).remaining,
      remaining_user_hits: own.remaining,
      reset_time: chinaDay(own.resetAtMs),
      reset_time_in_seconds: Math.ceil((own.resetAtMs - now()) / 1_000),
      user_limit: limit,
    });
  });
}

/** 2011-06-03 18:00:00, as this method alone writes a time. */
function chinaDay(atMs: number): string {
  return new Date(atMs + 8 * HOUR_SECONDS * 1_000).toISOString().slice(0, 19).replace('T', ' ');
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
