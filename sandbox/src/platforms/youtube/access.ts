// Whose token a call carries, what it may do, and how many units of the day are left.
import type { Answer, Call } from '../../call.ts';
import { bearerOf } from '../../call.ts';
import { insufficientPermissions, quotaExceeded, refusal, unauthorized } from './answers.ts';
import { FORCE_SSL } from './demo.ts';
import type { Channel, YouTube } from './state.ts';

const DAY_SECONDS = 86_400;
const UNITS_A_DAY = 10_000;
const UPLOADS_A_DAY = 100;

export function ownerOf(state: YouTube, call: Call): string | undefined {
  return state.tokens.get(bearerOf(call) ?? '')?.channelId;
}

/** Any one of the scopes will do; the one that may everything always does. */
export function inside(
  state: YouTube,
  call: Call,
  asked: { scope: string; units: number },
  work: (channel: Channel) => Answer,
): Answer {
  const token = state.tokens.get(bearerOf(call) ?? '');
  const channel = token && state.channels.get(token.channelId);
  if (!token || !channel || token.kind !== 'access') return unauthorized();
  if (token.expiresAtMs !== null && token.expiresAtMs <= state.world.now()) return unauthorized();
  if (!token.scopes.includes(asked.scope) && !token.scopes.includes(FORCE_SSL))
    return insufficientPermissions();
  return spend(state, channel, asked.units) ? quotaExceeded() : work(channel);
}

/** The platform counts a project's calls; here each channel has the day to itself, so that test runs do not meet. */
function spend({ world }: YouTube, { id }: Channel, units: number): boolean {
  if (world.settings.rateLimit.youtube !== 'documented') return false;
  let exceeded = false;
  for (let unit = 0; unit < units; unit += 1)
    exceeded = world.rates.take(`youtube/${id}/units`, UNITS_A_DAY, DAY_SECONDS, world.now()).exceeded;
  return exceeded;
}

/** Uploads have a bucket of their own. */
export function problemWithUploads({ world }: YouTube, { id }: Channel): Answer | undefined {
  const wanted = world.settings.rateLimit.youtube;
  if (wanted === 'off') return undefined;
  const documented = { calls: UPLOADS_A_DAY, windowSeconds: DAY_SECONDS };
  const { calls, windowSeconds } = wanted === 'documented' ? documented : wanted;
  const { exceeded } = world.rates.take(`youtube/${id}/uploads`, calls, windowSeconds, world.now());
  return exceeded ? refusal(400, 'uploadLimitExceeded') : undefined;
}
