// The same house under another address: everybody is who they were, and whoever was shut out stays so.
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../../api.ts';
import { readConfig } from '../../config.ts';
import { freePort } from '../../db/free-port.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { callAs, editor, signedIn } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let moved: TestContext['context'];
let before: FastifyInstance;
let after: FastifyInstance;
beforeAll(async () => {
  world = await testContext();
  const { config } = world.context;
  before = await buildApi(world.context);
  await before.listen({ host: '127.0.0.1', port: config.port });
  const port = await freePort();
  const { origin } = readConfig({ HERALD_PORT: String(port) });
  moved = { ...world.context, config: { ...config, port, origin } };
  after = await buildApi(moved);
  await after.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await before.close();
  await after.close();
  await world.close();
});

const { password } = editor;
const signIn = async (app: FastifyInstance, username: string, given: string) =>
  callAs(app, null, '/control/user/login', { username, password: given });
const whoIs = async (app: FastifyInstance, token: string) =>
  Me.parse((await callAs(app, token, '/control/user/info')).data);

it('whoever comes by the form or by a call is the person they were, and nobody is made anew', async () => {
  const first = await signedIn(new TestBrowser(world.context));
  const me = await whoIs(before, first.session.accessToken);
  const second = await signedIn(new TestBrowser(moved));
  expect(await whoIs(after, second.session.accessToken)).toEqual(me);
  const called = Session.parse((await signIn(after, 'editor', password)).data);
  expect(await whoIs(after, called.accessToken)).toEqual(me);
  const people = await world.context.db
    .selectFrom('person')
    .select('issuer')
    .where('subject', '=', 'editor')
    .execute();
  expect(people).toEqual([{ issuer: 'embedded' }]);
});

it('whoever signed in under the other address signs out under this one, and no token of that one is shown to it', async () => {
  const { session } = await signedIn(new TestBrowser(world.context));
  const leave = async (app: FastifyInstance, token: string) => {
    const { code, data } = await callAs(app, token, '/control/user/logout', {});
    return [code, new URL(z.object({ url: z.string() }).parse(data).url).searchParams.has('id_token_hint')];
  };
  expect(await leave(after, session.accessToken)).toEqual([200, false]);
  expect((await callAs(after, session.accessToken, '/control/user/info')).code).not.toBe(200);
  const here = await signedIn(new TestBrowser(moved));
  expect(await leave(after, here.session.accessToken)).toEqual([200, true]);
});

it('whoever was disabled there stays disabled here, and nobody comes of it', async () => {
  await signIn(before, 'editor', password);
  const disabled = world.context.db.updateTable('person').set({ status: 'disabled' });
  await disabled.where('subject', '=', 'editor').execute();
  expect((await signIn(after, 'editor', password)).code).not.toBe(200);
  const people = await world.context.db
    .selectFrom('person')
    .select('status')
    .where('subject', '=', 'editor')
    .execute();
  expect(people).toEqual([{ status: 'disabled' }]);
});
