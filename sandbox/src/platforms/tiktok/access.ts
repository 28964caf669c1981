// Whose token a call carries, what it may do, and how many calls a minute are left to it.
import type { Answer, Call } from '../../call.ts';
import { bearerOf } from '../../call.ts';
import { scopeMissing, tooManyCalls, tooManyPending, unauthorized } from './answers.ts';
import { statusOf, type Creator, type TikTok } from './state.ts';

const MINUTE_SECONDS = 60;
const DAY_MS = 86_400_000;
const CALLS_A_MINUTE = { init: 6, status: 30 };
const PENDING_A_DAY = 5;

export function ownerOf(state: TikTok, call: Call): string | undefined {
  return state.tokens.get(bearerOf(call) ?? '')?.openId;
}

export function inside(
  state: TikTok,
  call: Call,
  scopes: string[],
  work: (creator: Creator) => Answer,
): Answer {
  const token = state.tokens.get(bearerOf(call) ?? '');
  const creator = token && state.creators.get(token.openId);
  if (!token || !creator || token.kind !== 'access') return unauthorized();
  if (token.expiresAtMs !== null && token.expiresAtMs <= state.world.now()) return unauthorized();
  const missing = scopes.find((scope) => !token.scopes.includes(scope));
  return missing === undefined ? work(creator) : scopeMissing(missing);
}

/** Figures of an operator take the place of those for opening an upload. */
export function problemWithRate(
  { world }: TikTok,
  { openId }: Creator,
  what: 'init' | 'status',
): Answer | undefined {
  const wanted = world.settings.rateLimit.tiktok;
  if (wanted === 'off' || (wanted !== 'documented' && what === 'status')) return undefined;
  const documented = { calls: CALLS_A_MINUTE[what], windowSeconds: MINUTE_SECONDS };
  const { calls, windowSeconds } = wanted === 'documented' ? documented : wanted;
  const { exceeded } = world.rates.take(`tiktok/${openId}/${what}`, calls, windowSeconds, world.now());
  return exceeded ? tooManyCalls() : undefined;
}

/** What was opened within a day and is neither published nor failed waits, its bytes there or not. */
export function problemWithPending(state: TikTok, { openId }: Creator): Answer | undefined {
  const { world, shares } = state;
  if (world.settings.rateLimit.tiktok !== 'documented') return undefined;
  const since = world.now() - DAY_MS;
  const pending = shares
    .of(openId)
    .filter((share) => share.openedAtMs > since)
    .filter((share) => !['PUBLISH_COMPLETE', 'FAILED'].includes(statusOf(state, share)));
  return pending.length >= PENDING_A_DAY ? tooManyPending() : undefined;
}
