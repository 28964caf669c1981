// Whose token a call carries, and whether it opens this page.
import { createHmac } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { bearerOf, isAnswer, withHeaders } from '../../call.ts';
import {
  badToken,
  invalidParameter,
  mayNot,
  permissionMissing,
  rateLimited,
  sessionExpired,
  usageHeaders,
} from './answers.ts';
import { APP } from './demo.ts';
import { steering } from './fields.ts';
import type { Facebook, Page, Token } from './state.ts';

export function secretOf(call: Call): string | undefined {
  const oauth = /^OAuth (\S+)$/i.exec(call.headers['authorization'] ?? '')?.[1];
  return steering(call, 'access_token') ?? bearerOf(call) ?? oauth;
}

export function tokenOf(state: Facebook, call: Call): Token | Answer {
  const secret = secretOf(call);
  if (secret === undefined) return badToken('An access token is required to request this resource.');
  const token = state.tokens.get(secret);
  if (!token) return badToken();
  if (token.expiresAtMs !== null && token.expiresAtMs <= state.world.now())
    return sessionExpired(token.expiresAtMs);
  const proof = steering(call, 'appsecret_proof');
  if (proof === undefined) return token;
  const expected = createHmac('sha256', APP.secret).update(secret).digest('hex');
  return proof === expected
    ? token
    : invalidParameter('Invalid appsecret_proof provided in the API argument');
}

export interface Entry {
  token: Token;
  page: Page;
  headers: Record<string, string>;
}

/** Pages are worked with their own token: not a person's, not another page's. */
export function enterPage(state: Facebook, call: Call, pageId: string, scope: string): Entry | Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const page = state.pages.get(pageId);
  if (!page) return mayNot('The page does not exist or the token may not see it', 10);
  if (token.kind === 'user') {
    return mayNot(
      'If posting to a page, requires both pages_read_engagement and pages_manage_posts as an admin: a page access token is required',
    );
  }
  if (token.ownerId !== pageId) return mayNot('The access token belongs to another page', 283);
  if (!token.scopes.includes(scope)) return permissionMissing(scope);
  const writes = scope === 'pages_manage_posts';
  if (writes && !page.tasks.includes('CREATE_CONTENT')) {
    return mayNot(
      'The user does not have sufficient administrative permission (CREATE_CONTENT) for this page',
    );
  }
  return spend(state, token, page);
}

/** The page's budget is 4,800 calls per engaged user and day; the demo pages have a thousand such users. */
function spend(state: Facebook, token: Token, page: Page): Entry | Answer {
  const wanted = state.world.settings.rateLimit.facebook;
  const { calls, windowSeconds } =
    wanted === 'documented' || wanted === 'off' ? { calls: 4_800_000, windowSeconds: 86_400 } : wanted;
  const window = state.world.rates.take(`facebook/${page.id}`, calls, windowSeconds, state.world.now());
  const percent = Math.min(100, Math.floor(((window.limit - window.remaining) * 100) / window.limit));
  const headers = usageHeaders(percent, page.id);
  return window.exceeded && wanted !== 'off'
    ? withHeaders(rateLimited(400), headers)
    : { token, page, headers };
}
