// Whose token a call carries, what it may do, and whether there are calls left in this second.
import type { Answer, Call } from '../../call.ts';
import { bearerOf, isAnswer } from '../../call.ts';
import { notAuthorized, refuse, scopeMissing, tooManyCalls } from './answers.ts';
import type { Fields, Known } from './fields.ts';
import { broughtBy, readFields } from './fields.ts';
import type { Person, Vk } from './state.ts';
import { accountOf } from './state.ts';

const VERSION = '5.199';

export interface Wanted {
  scope: string | null;
  known: Known;
  required?: string[];
}

function secretOf(call: Call): string | undefined {
  return broughtBy(call)['access_token'] ?? bearerOf(call);
}

export function personOf(state: Vk, secret: string | undefined): Person | undefined {
  const token = state.tokens.get(secret ?? '');
  if (!token || token.kind !== 'access') return undefined;
  if (token.expiresAtMs !== null && token.expiresAtMs <= state.world.now()) return undefined;
  return state.people.get(token.personId);
}

function problemOf(state: Vk, call: Call, scope: string | null): Answer | undefined {
  const { v } = broughtBy(call);
  if (v === undefined) return refuse(8, 'Invalid request: v (version) is required');
  if (v !== VERSION) return refuse(8, `Invalid request: v (version) ${v} is not ${VERSION}`);
  const secret = secretOf(call);
  if (secret === undefined) return notAuthorized('no access_token passed.');
  const scopes = state.tokens.get(secret)?.scopes ?? [];
  if (!personOf(state, secret)) return notAuthorized();
  return scope === null || scopes.includes(scope) ? undefined : scopeMissing();
}

/** Documented are three calls a second; as nothing here takes a second, they are counted only when figures are set. */
function isFull({ world, name }: Vk, person: Person): boolean {
  const wanted = world.settings.rateLimit[name];
  if (wanted === 'off' || wanted === 'documented') return false;
  const key = `${name}/${person.id}`;
  return world.rates.take(key, wanted.calls, wanted.windowSeconds, world.now()).exceeded;
}

/** Checks version, token, right, rate and every name, then works. */
export function inside(
  state: Vk,
  call: Call,
  { scope, known, required = [] }: Wanted,
  work: (person: Person, fields: Fields) => Answer,
): Answer {
  const problem = problemOf(state, call, scope);
  if (problem) return problem;
  const person = personOf(state, secretOf(call));
  if (!person) return notAuthorized();
  if (isFull(state, person)) return tooManyCalls();
  const fields = readFields(call, known, required);
  return isAnswer(fields) ? fields : work(person, fields);
}

/** Whom a fault may be aimed at: the person, or on the groups' side the group that is spoken of. */
export function aimOf(state: Vk, call: Call): string | undefined {
  const { owner_id: owner, group_id: group, posts, videos } = broughtBy(call);
  const named = owner ?? group ?? (posts ?? videos)?.split('_')[0];
  if (state.name === 'vk-group' && named !== undefined) return accountOf(named);
  return state.tokens.get(secretOf(call) ?? '')?.personId;
}
