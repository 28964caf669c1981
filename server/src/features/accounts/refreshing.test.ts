// Refreshing a token: who waited for another's refresh takes what came of it, and neither a slow platform nor a wait for one holds up the house.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@herald/channels/channel.ts';
import { noticed } from '@herald/channels/failure.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { openDatabase, readClock } from '../../db/client.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { refreshAccount } from './refresh-account.ts';
import { sealToken } from './seal-token.ts';
import { lockGrant, saveToken } from './store/tokens.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ leaseMs: 10_000 });
});
afterAll(() => room.close());

const hangMs = 3_000;

/** The world with a Facebook whose tokens are renewed so, and with its own connections. */
function answering(refresh: NonNullable<Channel['connect']['refresh']>, db = room.context.db): Context {
  const channels = room.context.channels.map((one) =>
    one.id === 31 ? { ...one, connect: { ...one.connect, refresh } } : one,
  );
  return { ...room.context, channels, db };
}

/** Pages whose tokens are at their end; with a grant they share one. */
async function pages(count: number, more: { grant_id?: string } = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await room.account('facebook')).id);
  const { db } = room.context;
  await db
    .updateTable('account_token')
    .set({ stale: true, ...more })
    .where('account_id', 'in', ids)
    .execute();
  return ids;
}

it('a token that is being refreshed is waited for without a place in the queue of its row, and used as it then is', async () => {
  const { context } = room;
  const [id = ''] = await pages(1);
  const row = () =>
    context.db
      .selectFrom('account_token')
      .select(['version', 'refresh_started_at as begun'])
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await row();
  const asked: string[] = [];
  const fresh = { access: 'brought by the other', refresh: 'next', expiresInSeconds: 7_200, scopes: [] };
  const other = answering(async () => {
    asked.push(id);
    return { ok: true, value: fresh };
  });
  const late = await context.db.transaction().execute(async (tx) => {
    await lockGrant(tx, id);
    const refreshed = refreshAccount(other, id);
    await sleep(300);
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
    expect(rows).toEqual([]);
    await saveToken(tx, id, sealToken(context.vault, id, fresh));
    return { refreshed };
  });
  expect(await late.refreshed).toEqual({ ok: true, value: fresh });
  expect(asked).toEqual([]);
  const after = await row();
  expect([after.version > before.version, after.begun]).toEqual([true, null]);
});

it('the intent stands before the platform is asked', async () => {
  const [id = ''] = await pages(1);
  const begun: unknown[] = [];
  const asked = answering(async () => {
    const row = room.context.db.selectFrom('account_token').select('refresh_started_at as at');
    begun.push((await row.where('account_id', '=', id).executeTakeFirstOrThrow()).at);
    return noticed('unknown', 'nothing came');
  });
  await refreshAccount(asked, id);
  expect(begun).toEqual([expect.any(Date)]);
});

it.each([
  ['twelve of one grant: it is asked once, and its failure is that of all', true, 1],
  ['six of six grants: of one process four are out at once', false, 6],
] as const)(
  'while a token endpoint hangs the rest of the house goes on; %s',
  async (_what, isShared, callsMade) => {
    const ids = await pages(isShared ? 12 : 6, isShared ? { grant_id: randomUUID() } : {});
    const db = openDatabase(room.url, () => undefined);
    let calls = 0;
    let out = 0;
    let most = 0;
    const hung = answering(async () => {
      calls += 1;
      most = Math.max(most, (out += 1));
      await sleep(hangMs);
      out -= 1;
      return noticed('unknown', 'nothing came');
    }, db);
    try {
      const all = Promise.all(ids.map((id) => refreshAccount(hung, id)));
      await expect.poll(() => out).toBeGreaterThan(0);
      await readClock(db);
      // The house answered, and the endpoint hangs on.
      expect(out).toBeGreaterThan(0);
      expect((await all).map(({ ok }) => ok)).toEqual(ids.map(() => false));
      expect([calls, most <= 4]).toEqual([callsMade, true]);
    } finally {
      await db.destroy();
    }
  },
);

it('one that failed a moment ago is not repeated, a later one is', async () => {
  const [id = ''] = await pages(1);
  let calls = 0;
  const refused = answering(async () => {
    calls += 1;
    return noticed('unknown', 'nothing came');
  });
  for (let time = 0; time < 3; time += 1)
    expect(await refreshAccount(refused, id)).toMatchObject({ failure: { message: 'nothing came' } });
  expect(calls).toBe(1);
  const past = { refresh_failed_at: sql<Date>`herald_now() - interval '1 minute'` };
  await room.context.db.updateTable('account_token').set(past).where('account_id', '=', id).execute();
  await refreshAccount(refused, id);
  expect(calls).toBe(2);
});
