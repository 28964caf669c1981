// Whose token a call carries, what it may do with this account, and how many calls are left to it.
import type { Answer, Call } from '../../call.ts';
import { bearerOf, isAnswer } from '../../call.ts';
import { badToken, mayNot, nothingThere, sessionOver, tooManyCalls } from './answers.ts';
import { PUBLISH } from './demo.ts';
import { bagOf } from './fields.ts';
import { pageOf, type Instagram, type Page, type Token } from './state.ts';

/** As many as an account has that nobody sees; the demo accounts have no audience. */
const CALLS_A_DAY = 480_000;

export function secretOf(call: Call): string | undefined {
  return bagOf(call)?.['access_token'] ?? bearerOf(call);
}

export function tokenOf(state: Instagram, secret: string | undefined): Token | Answer {
  const token = state.tokens.get(secret ?? '');
  if (!token) return badToken();
  const isOver = token.expiresAtMs !== null && token.expiresAtMs <= state.world.now();
  return isOver ? sessionOver() : token;
}

/** The account's own page's token, or that of the person whose page it is. */
export function enter(
  state: Instagram,
  secret: string | undefined,
  accountId: string,
  scope: string,
): Page | Answer {
  const token = tokenOf(state, secret);
  if (isAnswer(token)) return token;
  const page = pageOf(state, accountId);
  const mine = token.kind === 'page' ? token.ownerId === accountId : token.personId === page?.personId;
  if (!page || !mine) return nothingThere(accountId);
  if (!token.scopes.includes(scope)) return mayNot(scope);
  if (scope === PUBLISH && !page.tasks.includes('CREATE_CONTENT')) return mayNot('CREATE_CONTENT');
  return problemWithRate(state, accountId) ?? page;
}

function problemWithRate({ world }: Instagram, accountId: string): Answer | undefined {
  const wanted = world.settings.rateLimit.instagram;
  if (wanted === 'off') return undefined;
  const documented = { calls: CALLS_A_DAY, windowSeconds: 86_400 };
  const { calls, windowSeconds } = wanted === 'documented' ? documented : wanted;
  const { exceeded } = world.rates.take(`instagram/${accountId}`, calls, windowSeconds, world.now());
  return exceeded ? tooManyCalls() : undefined;
}
