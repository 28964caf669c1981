// Consents as a browser has them, for tests: open one, agree at the sandbox, come back to our callback.
import { fastify } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { TestActor } from '../db/test-actor.ts';
import type { Wake } from '../features/accounts/bind-account.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { checkAccountBusy } from '../features/publishing/check-account-busy.ts';
import { readAccountStandings } from '../features/publishing/read-account-standings.ts';
import { wakeWaiting } from '../features/publishing/wake-waiting.ts';
import { answerErrors } from './errors.ts';

const Page = z.object({ data: z.object({ url: z.string() }) });
const Answered = z.object({ code: z.number(), message: z.string(), data: z.unknown() });

export type TestConsents = ReturnType<typeof testConsents>;

export function testConsents(context: Context, wake: Wake = wakeWaiting) {
  const app = fastify();
  answerErrors(app);
  accountRoutes(app, context, { wake, readStandings: readAccountStandings, isBusy: checkAccountBusy });
  const { origin } = context.config;

  const open = async (actor: TestActor, query: string) => {
    const url = `/prod-api/om/channel/auth/openPage?${query}`;
    const answer = await app.inject({ url, headers: actor.bearer });
    expect(answer.statusCode).toBe(200);
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { url: Page.parse(answer.json()).data.url, cookie };
  };

  /** What a person does on the platform's page; the answer is the address the browser is sent back to. */
  const agree = async (
    url: string,
    decision: 'allow' | 'deny' = 'allow',
    person?: string,
    untick: readonly string[] = [],
  ) => {
    const html = await (await fetch(url)).text();
    const fields = new URLSearchParams({ decision });
    for (const [, kind, name = '', value = ''] of html.matchAll(
      /<input type="(\w+)" name="([^"]+)" value="([^"]*)"/g,
    ))
      if (kind !== 'radio' || !fields.has('person') || value === person)
        fields.set(name, value.replaceAll('&amp;', '&'));
    for (const right of untick) fields.delete(`grant:${right}`);
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(new URL(action, url), { method: 'POST', body: fields, redirect: 'manual' });
    const back = answer.headers.get('location') ?? '';
    expect(back.startsWith(origin)).toBe(true);
    return back.slice(origin.length).split('#')[0] ?? '';
  };

  const comeBack = async (path: string, cookie: string) => {
    const answer = await app.inject({ url: path, headers: { cookie } });
    expect(answer.statusCode).toBe(302);
    const location = new URL(answer.headers.location ?? '', 'http://x');
    expect(location.pathname).toBe('/auth-redirect');
    return location.searchParams;
  };

  const ticketOf = async (actor: TestActor, channelId: number, more = '', person?: string) => {
    const { url, cookie } = await open(actor, `channelid=${channelId}${more}`);
    const query = await comeBack(await agree(url, 'allow', person), cookie);
    expect(query.get('channelid')).toBe(String(channelId));
    return query.get('ticket') ?? '';
  };

  /** A call over the wire, as a browser makes it; a body makes it a POST. */
  const call = async (actor: TestActor, path: string, body?: Readonly<Record<string, unknown>>) => {
    const answer = await app.inject({
      url: `/prod-api${path}`,
      headers: actor.bearer,
      ...(body ? { method: 'POST', payload: body } : {}),
    });
    return { status: answer.statusCode, ...Answered.parse(answer.json()) };
  };

  return { app, open, agree, comeBack, ticketOf, call };
}
