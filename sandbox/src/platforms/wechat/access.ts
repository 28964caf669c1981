// Whose token a call carries in its address, what it may do, and how many submissions a minute are left to it.
import type { Answer, Call } from '../../call.ts';
import { malformed, refuse } from './answers.ts';
import type { Account, WeChat } from './state.ts';

const MINUTE_SECONDS = 60;
const SUBMISSIONS_A_MINUTE = 60;

export function ownerOf(state: WeChat, call: Call): string | undefined {
  return state.tokens.get(call.query['access_token'] ?? '')?.appId;
}

/** `known` are the names that may stand in the address beside the token. */
export function inside(
  state: WeChat,
  call: Call,
  work: (account: Account) => Answer,
  known: string[] = [],
): Answer {
  const { access_token: secret, ...rest } = call.query;
  if (secret === undefined) return refuse(41001);
  const token = state.tokens.get(secret);
  const account = token && state.accounts.get(token.appId);
  if (!token || !account) return refuse(40001);
  if (token.expiresAtMs <= state.world.now()) return refuse(42001);
  const strange = Object.keys(rest).find((name) => !known.includes(name));
  return strange === undefined ? work(account) : malformed(`unknown parameter ${strange}`);
}

/** As `inside`, for what only verified accounts may. */
export function insidePublishing(state: WeChat, call: Call, work: (account: Account) => Answer): Answer {
  return inside(state, call, (account) => (account.mayPublish ? work(account) : refuse(48001)));
}

export function problemWithRate({ world }: WeChat, { appId }: Account): Answer | undefined {
  const wanted = world.settings.rateLimit.wechat;
  if (wanted === 'off') return undefined;
  const documented = { calls: SUBMISSIONS_A_MINUTE, windowSeconds: MINUTE_SECONDS };
  const { calls, windowSeconds } = wanted === 'documented' ? documented : wanted;
  const { exceeded } = world.rates.take(`wechat/${appId}/submit`, calls, windowSeconds, world.now());
  return exceeded ? refuse(45011) : undefined;
}
