// Refreshing a token: who waited for another's refresh takes what that one brought, and asks the platform for nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { refreshAccount } from './refresh-account.ts';
import { sealToken } from './seal-token.ts';
import { lockToken, saveToken } from './store/tokens.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

/** Until somebody of this database stands behind a row that another one holds. */
async function somebodyWaits(): Promise<void> {
  const { db } = room.context;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await sleep(10);
  }
}

it('a token that was refreshed while we waited for its row is used as it is: the one before is not shown to the platform again', async () => {
  const { context } = room;
  const account = await room.account('twitter');
  const asked: string[] = [];
  const outsideFetch: typeof context.outsideFetch = (limits) => {
    const fetch = context.outsideFetch(limits);
    return (url, init) => {
      asked.push(url);
      return fetch(url, init);
    };
  };
  const fresh = { access: 'brought by the other', refresh: 'next', expiresInSeconds: 7_200, scopes: [] };
  const late = await context.db.transaction().execute(async (tx) => {
    await lockToken(tx, account.id);
    const refreshed = refreshAccount({ ...context, outsideFetch }, account.id);
    await somebodyWaits();
    await saveToken(tx, account.id, sealToken(context.vault, account.id, fresh));
    return { refreshed };
  });
  expect(await late.refreshed).toEqual({ ok: true, value: fresh });
  expect(asked).toEqual([]);
  const row = await context.db
    .selectFrom('account_token')
    .select(['version', 'refresh_started_at as begun'])
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ version: 2, begun: null });
});
