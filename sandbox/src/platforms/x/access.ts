// Whose token a call carries, what it may do, and how many calls are left in the window.
import type { Answer, Call } from '../../call.ts';
import { bearerOf, isAnswer, withHeaders } from '../../call.ts';
import { forbidden, rateLimited, unauthorized } from './answers.ts';
import type { Person, Token, X } from './state.ts';

const QUARTER_SECONDS = 900;
/** Documented limits per person and quarter of an hour. */
const LIMITS = { post: 100, delete: 50, upload: 500, chunk: 1_875, me: 75, read: 900, metadata: 500 };
export type Bucket = keyof typeof LIMITS;

export interface Entry {
  token: Token;
  person: Person;
  headers: Record<string, string>;
}

function tokenOf(state: X, call: Call): Token | undefined {
  const token = state.tokens.get(bearerOf(call) ?? '');
  if (!token || token.kind !== 'access') return undefined;
  return token.expiresAtMs !== null && token.expiresAtMs <= state.world.now() ? undefined : token;
}

export function ownerOf(state: X, call: Call): string | undefined {
  return state.tokens.get(bearerOf(call) ?? '')?.personId;
}

function enter(state: X, call: Call, scopes: string[], bucket: Bucket): Entry | Answer {
  const token = tokenOf(state, call);
  const person = token && state.people.get(token.personId);
  if (!token || !person) return unauthorized();
  if (!scopes.every((scope) => token.scopes.includes(scope))) return forbidden();
  return spend(state, token, person, bucket);
}

function spend(state: X, token: Token, person: Person, bucket: Bucket): Entry | Answer {
  const wanted = state.world.settings.rateLimit.twitter;
  const documented = { calls: LIMITS[bucket], windowSeconds: QUARTER_SECONDS };
  const { calls, windowSeconds } = wanted === 'documented' || wanted === 'off' ? documented : wanted;
  const window = state.world.rates.take(`x/${person.id}/${bucket}`, calls, windowSeconds, state.world.now());
  const headers = {
    'x-rate-limit-limit': String(window.limit),
    'x-rate-limit-remaining': String(window.remaining),
    'x-rate-limit-reset': String(Math.ceil(window.resetAtMs / 1_000)),
  };
  return window.exceeded && wanted !== 'off'
    ? withHeaders(rateLimited(), headers)
    : { token, person, headers };
}

/** Enters, works, and puts the rate headers on whatever comes out. */
export function inside(
  state: X,
  call: Call,
  scopes: string[],
  bucket: Bucket,
  work: (person: Person, token: Token) => Answer,
): Answer {
  const entry = enter(state, call, scopes, bucket);
  return isAnswer(entry) ? entry : withHeaders(work(entry.person, entry.token), entry.headers);
}
