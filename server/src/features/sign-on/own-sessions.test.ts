// One's own sessions over two processes: seen, ended one by one or all but this, within the limits of the settings.
import { sessionCookie } from '@herald/contract/constants.ts';
import { OwnSession } from '@herald/contract/endpoints/sessions.ts';
import { Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../../api.ts';
import { moveClock } from '../../db/test-turns.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { callAs, signedIn, startPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let one: FastifyInstance;
let two: FastifyInstance;
beforeAll(async () => {
  world = await testContext({
    environment: { HERALD_SESSION_IDLE_MINUTES: '10', HERALD_SESSION_HOURS: '1' },
  });
  [one, two] = [await buildApi(world.context), await buildApi(world.context)];
  await one.listen({ host: '127.0.0.1', port: world.context.config.port });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await world.close();
});

const signIn = async () => (await signedIn(new TestBrowser(world.context))).session;
const codeAt = async (app: FastifyInstance, { accessToken }: Session) =>
  (await callAs(app, accessToken, '/control/user/info')).code;
const mine = async ({ accessToken }: Session) => {
  const { data } = await callAs(two, accessToken, '/control/user/sessions');
  return z.object({ items: z.array(OwnSession) }).parse(data).items;
};
const end = (by: Session, id: string) => callAs(one, by.accessToken, '/control/user/endSession', { id });
/** Another person's, as the table has it. */
const endAll = () => world.context.db.updateTable('session').set({ ended_at: new Date() }).execute();

describe('one’s own sessions', () => {
  it('are listed with what they are on, from where and since when; this one is marked', async () => {
    await endAll();
    const [here, there] = [await signIn(), await signIn()];
    const items = await mine(here);
    expect(items).toHaveLength(2);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await mine(there)).find(({ isCurrent }) => isCurrent)?.id).not.toBe(
      items.find(({ isCurrent }) => isCurrent)?.id,
    );
    for (const item of items) {
      expect(item).toMatchObject({ address: '127.0.0.1', userAgent: 'node' });
      expect(Math.abs(Date.parse(item.startedAt) - Date.now())).toBeLessThan(60_000);
    }
  });

  it('one ended elsewhere is over at once in every process; its refresh too; the other goes on', async () => {
    await endAll();
    const [here, there] = [await signIn(), await signIn()];
    const other = (await mine(here)).find(({ isCurrent }) => !isCurrent);
    expect((await end(here, other?.id ?? '')).code).toBe(200);
    expect([await codeAt(one, there), await codeAt(two, there)]).toEqual([101_101, 101_101]);
    const again = await callAs(two, null, '/control/user/refreshToken', { refreshToken: there.refreshToken });
    expect(again.code).toBe(101_101);
    expect([await codeAt(two, here), (await mine(here)).length]).toEqual([200, 1]);
  });

  it('all but this one end together', async () => {
    await endAll();
    const [here, ...others] = [await signIn(), await signIn(), await signIn()];
    const { data } = await callAs(one, here.accessToken, '/control/user/endOtherSessions', {});
    expect(data).toEqual({ ended: 2 });
    expect(await Promise.all(others.map((other) => codeAt(two, other)))).toEqual([101_101, 101_101]);
    expect(await codeAt(two, here)).toBe(200);
  });

  it('an ended one is asked for the password again, though its browser was signed in at the provider', async () => {
    await endAll();
    const here = await signIn();
    const deeds = [
      async () => end(here, (await mine(here)).find(({ isCurrent }) => !isCurrent)?.id ?? ''),
      () => callAs(one, here.accessToken, '/control/user/endOtherSessions', {}),
    ];
    for (const deed of deeds) {
      const elsewhere = new TestBrowser(world.context);
      await signedIn(elsewhere);
      const start = async () => (await elsewhere.go(startPath, {}, /contentList/)).text;
      expect(await start()).not.toContain('name="password"');
      expect((await deed()).code).toBe(200);
      expect(await start()).toContain('name="password"');
    }
  });

  it('whoever drops the cookie and starts again is asked for the password once the idle limit has passed since it, however often they came by meanwhile', async () => {
    await endAll();
    const visitor = new TestBrowser(world.context);
    await signedIn(visitor);
    const asks = async (minute: number) => {
      await moveClock(world, minute * 60_000);
      visitor.cookies.delete(`/|${sessionCookie}`);
      return (await visitor.go(startPath, {}, /contentList/)).text.includes('name="password"');
    };
    expect([await asks(3), await asks(6), await asks(9)]).toEqual([false, false, false]);
    expect(await asks(11)).toBe(true);
    // The password begins its time anew.
    await signedIn(visitor);
    expect([await asks(15), await asks(20), await asks(22)]).toEqual([false, false, true]);
    await moveClock(world, 0);
  });

  it('somebody else’s cannot be ended, nor told from one that never was', async () => {
    const here = await signIn();
    const { id: person } = await world.context.db
      .selectFrom('person')
      .select('id')
      .where('account', '<>', 'editor')
      .executeTakeFirstOrThrow()
      .catch(async () =>
        world.context.db
          .insertInto('person')
          .values((of) => ({
            account: 'somebody',
            name: 'Somebody',
            department_id: of.selectFrom('department').select('id').limit(1),
          }))
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    const { id } = await world.context.db
      .insertInto('session')
      .values({ person_id: person, access_hash: 'x', access_until: new Date(), provider_session: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = [
      await end(here, id),
      await end(here, '5f0c3f0e-0000-4000-8000-000000000000'),
      await end(here, 'x'),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404_001, 404_001, 404_001]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const left = await world.context.db
      .selectFrom('session')
      .select('ended_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(left?.ended_at).toBeNull();
  });

  it('a refresh token used at one process ends the whole family when it comes back at another', async () => {
    const first = await signIn();
    const refresh = (app: FastifyInstance, refreshToken: string) =>
      callAs(app, null, '/control/user/refreshToken', { refreshToken });
    const pair = Session.parse((await refresh(one, first.refreshToken)).data);
    await moveClock(world, 60_000);
    expect((await refresh(two, first.refreshToken)).code).toBe(101_201);
    expect([await codeAt(one, pair), await codeAt(two, pair)]).toEqual([101_201, 101_201]);
    expect((await refresh(one, pair.refreshToken)).code).toBe(101_201);
    await moveClock(world, 0);
  });

  it('are kept awake by no poll: a package left open, whose colleagues and notes are asked for, is no deed', async () => {
    const idle = await signIn();
    const id = '5f0c3f0e-0000-4000-8000-000000000000';
    await moveClock(world, 9 * 60_000);
    const beat = await callAs(one, idle.accessToken, '/infor/presence', { kind: 'package', id });
    expect(beat).toMatchObject({ code: 200, data: { others: [] } });
    expect((await callAs(one, idle.accessToken, `/infor/notes?id=${id}`)).code).toBe(404_001);
    await moveClock(world, 11 * 60_000);
    expect(await codeAt(one, idle)).toBe(101_201);
    await moveClock(world, 0);
  });

  it('end by the settings: after ten minutes without a deed, after an hour in all', async () => {
    const idle = await signIn();
    await moveClock(world, 9 * 60_000);
    expect(await codeAt(one, idle)).toBe(200);
    await moveClock(world, 20 * 60_000);
    expect(await codeAt(one, idle)).toBe(101_201);
    await moveClock(world, 0);
    let busy = await signIn();
    for (const minute of [8, 16, 24, 32, 40, 48, 56]) {
      await moveClock(world, minute * 60_000);
      const { data } = await callAs(two, null, '/control/user/refreshToken', {
        refreshToken: busy.refreshToken,
      });
      busy = Session.parse(data);
    }
    await moveClock(world, 61 * 60_000);
    expect(await codeAt(one, busy)).toBe(101_201);
    await moveClock(world, 0);
  });
});
