// A session that we end ourselves, stolen or worn out, is over at the embedded provider too: whoever holds that cookie is asked for the password.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../../api.ts';
import { nowPlus } from '../../db/client.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { callAs, signedIn, startPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port: world.context.config.port });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const minuteMs = 60_000;
const renew = async (refreshToken: string) =>
  (await callAs(app, null, '/control/user/refreshToken', { refreshToken })).code;
const all = () => world.context.db.updateTable('session');

it.each([
  {
    ended: 'stolen',
    end: async (refreshToken: string) => {
      expect(await renew(refreshToken)).toBe(200);
      await all()
        .set({ rotated_at: nowPlus(-minuteMs) })
        .execute();
    },
  },
  {
    ended: 'worn out',
    end: () =>
      all()
        .set({ last_seen_at: nowPlus(-31 * minuteMs) })
        .execute(),
  },
])('a session that is $ended', async ({ end }) => {
  const visitor = new TestBrowser(world.context);
  const { session } = await signedIn(visitor);
  const isAsked = async () =>
    (await visitor.go(startPath, {}, /contentList/)).text.includes('name="password"');
  expect(await isAsked()).toBe(false);
  await end(session.refreshToken);
  // The clock stands still: the provider's own idle time is not over.
  expect(await renew(session.refreshToken)).toBe(101_201);
  expect(await isAsked()).toBe(true);
});
