// Signing in and calling for tests: the whole way through the embedded provider, and calls with the token it gave.
import { sessionCookie } from '@herald/contract/constants.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Answer, TestBrowser } from './test-browser.ts';

export const startPath = '/prod-api/control/user/oidc/start';
export const wantedPath = '/api/content/contentList/mylist?page=2';
export const editor = { account: ' editor ', password: 'Editor-2026!' };

export async function signedIn(visitor: TestBrowser): Promise<{ session: Session; landed: Answer }> {
  const form = await visitor.go(`${startPath}?redirect=${encodeURIComponent(wantedPath)}`);
  const sent = await visitor.submit(form, editor);
  const landed = await visitor.go(sent.headers.get('location') ?? '', {}, /mylist/);
  const kept: unknown = JSON.parse(decodeURIComponent(visitor.named(sessionCookie) ?? 'null'));
  return { session: Session.parse(kept), landed };
}

/** One call of the contract: GET without a body, POST with one. */
export async function callAs(
  app: FastifyInstance,
  token: string | null,
  path: string,
  body?: object,
  beside: Readonly<Record<string, string>> = {},
) {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/prod-api${path}`,
    ...(body ? { payload: body } : {}),
    headers: { ...beside, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
}
