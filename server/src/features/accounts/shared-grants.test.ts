// Groups of VK bound in one consent share one refresh token that works once: it is renewed for all of them, whichever asks.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { refuseTestToken } from '../../db/test-account.ts';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { findAccounts } from './store/accounts.ts';
import { loadAccount } from './load-account.ts';
import { refreshAccount } from './refresh-account.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk({ leaseMs: 10_000 });
});
afterAll(() => desk.close());

const vkGroup = 36;
const Bound = z.object({ bound: z.array(z.object({ id: z.string() })) });
const Answer = z.object({ data: z.unknown() });

const tokenOf = async (id: string) => (await loadAccount(desk.context, id))?.account.token.access;
const refreshes = async () =>
  (await desk.sandbox.requests(0)).requests.filter(({ operation }) => operation === 'vk-group.token').length;

/** The world with a VK that answers a renewal so. */
function answering(refresh: NonNullable<Channel['connect']['refresh']>): Context {
  const list = desk.context.channels.map((one) =>
    one.id === 36 ? { ...one, connect: { ...one.connect, refresh } } : one,
  );
  return { ...desk.context, channels: list };
}

/** Until somebody of this database stands behind a row that another one holds. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.context.db);
    if (rows.length > 0) return;
    await sleep(10);
  }
}

describe('groups of one consent', () => {
  it('are renewed one after the other, and each has the token that is good', async () => {
    const [first = '', second = '', ...rest] = await desk.bind(vkGroup);
    expect([first, second, ...rest].length).toBeGreaterThan(1);
    const before = await tokenOf(first);
    expect(await tokenOf(second)).toEqual(before);
    for (const id of [first, second, first]) {
      const { context } = desk;
      await refuseTestToken(context, id);
      expect(await refreshAccount(context, id)).toMatchObject({ ok: true });
      expect(await tokenOf(first)).toEqual(await tokenOf(second));
    }
    expect(await tokenOf(first)).not.toEqual(before);
  });

  it('renewed all at the same moment, none of them spends a token that is spent', async () => {
    const ids = await desk.bind(vkGroup);
    for (const id of ids) await refuseTestToken(desk.context, id);
    const before = await refreshes();
    const answers = await Promise.all(ids.map((id) => refreshAccount(desk.context, id)));
    expect(answers.map(({ ok }) => ok)).toEqual(ids.map(() => true));
    const states = (await findAccounts(desk.context.db, ids)).map(({ state }) => state);
    expect(states).toEqual(ids.map(() => 'usable'));
    expect((await refreshes()) - before).toBe(1);
  });

  it('of two that saw it to be at its end the later one takes what the first one brought: it is not renewed twice', async () => {
    const [first = '', second = ''] = await desk.bind(vkGroup);
    for (const id of [first, second]) await refuseTestToken(desk.context, id);
    const before = await refreshes();
    await refreshAccount(desk.context, first);
    const brought = await tokenOf(first);
    expect(await refreshAccount(desk.context, second)).toMatchObject({
      ok: true,
      value: { access: brought },
    });
    expect([await tokenOf(first), (await refreshes()) - before]).toEqual([brought, 1]);
  });

  it('refused for good, all of them wait for their owner', async () => {
    const ids = await desk.bind(vkGroup);
    const [first = ''] = ids;
    await refuseTestToken(desk.context, first);
    const answered = await refreshAccount(
      answering(async () => failed('auth', 'revoked')),
      first,
    );
    expect(answered).toMatchObject({ ok: false, failure: { message: 'revoked' } });
    const states = (await findAccounts(desk.context.db, ids)).map(({ state }) => state);
    expect(states).toEqual(ids.map(() => 'auth-required'));
  });

  it('bound again while they are refused for good are as they were bound, and neither waits for the other for ever', async () => {
    const ids = await desk.bind(vkGroup);
    const asked = await desk.offered(vkGroup);
    const [first = ''] = ids;
    await refuseTestToken(desk.context, first);
    const bound: Promise<unknown>[] = [];
    const refused = answering(async () => {
      bound.push(desk.consents.call(desk.maya, '/om/channel/auth/bind', asked));
      await someoneWaits();
      return failed('auth', 'revoked');
    });
    expect(await refreshAccount(refused, first)).toMatchObject({ ok: false });
    expect(Bound.parse(Answer.parse(await bound[0]).data).bound).toHaveLength(ids.length);
    const states = (await findAccounts(desk.context.db, ids)).map(({ state }) => state);
    expect(states).toEqual(ids.map(() => 'usable'));
  });

  it('of two consents are two grants: the end of one leaves the other as it is', async () => {
    const ids = await desk.bind(vkGroup);
    const rows = () =>
      desk.context.db
        .selectFrom('account_token')
        .select('grant_id')
        .where('account_id', 'in', ids)
        .distinct()
        .execute();
    const [was, ...others] = await rows();
    expect(others).toEqual([]);
    await desk.bind(vkGroup);
    expect(await rows()).not.toEqual([was]);
  });
});
