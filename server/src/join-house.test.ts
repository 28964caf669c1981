// Two vaults on one database: a process that came with the wrong folder shuts nothing while the house lives, and the right one takes it back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { markUnopened } from './features/accounts/mark-unopened.ts';
import { joinHouse } from './join-house.ts';
import { testNewsroom, type Newsroom } from './test-newsroom.ts';
import { openVault } from './vault.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-stranger-'));
const lines: unknown[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
let room: Newsroom;
let right: Context;
/** Was started with another HERALD_DATA. */
let stranger: Context;

beforeAll(async () => {
  room = await testNewsroom();
  right = { ...room.context, log };
  const config = { ...room.context.config, dataFolder: folder };
  stranger = { ...right, config, vault: await openVault(folder) };
});
afterAll(async () => {
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

const enter = (context: Context) => joinHouse(context, room.url);
const stateOf = async (id: string) =>
  (
    await room.context.db
      .selectFrom('channel_account')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.state;
const holders = async () => {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_locks where locktype = 'advisory' and classid = 4372557
    and objid <> 0 and database = (select oid from pg_database where datname = current_database())`.execute(
    room.context.db,
  );
  return rows.map(({ pid }) => pid);
};
const refused = `The vault.key in ${folder} is not the one that the running processes of this database use`;

it('in a new house too the second key is refused, and as many processes as one likes share one', async () => {
  const [one, two] = [await enter(right), await enter(right)];
  expect([one.isAlone, two.isAlone]).toEqual([true, true]);
  await expect(enter(stranger)).rejects.toThrow(refused);
  await one.stop();
  await expect(enter(stranger)).rejects.toThrow('Set HERALD_DATA');
  await two.stop();
  await (await enter(stranger)).stop();
});

it('of two that begin together with two keys one is refused', async () => {
  const both = await Promise.allSettled([enter(right), enter(stranger)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'fulfilled') await one.value.stop();
});

it('while the house lives a stranger is refused and nothing is shut, after a broken connection too', async () => {
  const { id } = await room.account('twitter');
  const held = await enter(right);
  await expect(enter(stranger)).rejects.toThrow(refused);
  const [before] = await holders();
  await sql`select pg_terminate_backend(${before}::int)`.execute(room.context.db);
  await expect
    .poll(async () => (await holders()).filter((pid) => pid !== before).length, { timeout: 10_000 })
    .toBe(1);
  await expect(enter(stranger)).rejects.toThrow(refused);
  expect(await stateOf(id)).toBe('usable');
  await held.stop();
});

it('a stranger alone takes over and says at every start how many are shut; who has the key takes them back beside it', async () => {
  const { id } = await room.account('twitter');
  for (const shut of [2, 2]) {
    lines.length = 0;
    await (await enter(stranger)).stop();
    expect(lines).toContainEqual(
      expect.objectContaining({ accounts: shut, msg: expect.stringContaining('another vault.key') }),
    );
  }
  expect(await stateOf(id)).toBe('auth-required');
  const held = await enter(stranger);
  const back = await enter(right);
  expect([await stateOf(id), back.isAlone]).toEqual(['usable', false]);
  expect(lines).toContainEqual(
    expect.objectContaining({ accounts: 2, msg: expect.stringContaining('is back') }),
  );
  await Promise.all([held.stop(), back.stop()]);
});

it('what others opened is left to them by whoever opens some itself', async () => {
  const [ours, theirs] = [await room.account('twitter'), await room.account('twitter')];
  const held = await enter(right);
  const { db } = room.context;
  const { sealed } = await db
    .selectFrom('account_token')
    .select('sealed')
    .where('account_id', '=', theirs.id)
    .executeTakeFirstOrThrow();
  const about = `account_token|${theirs.id}`;
  const sealedThere = stranger.vault.seal(right.vault.unseal(sealed, about), about);
  await db
    .updateTable('account_token')
    .set({ sealed: sealedThere })
    .where('account_id', '=', theirs.id)
    .execute();
  const beside = await enter(stranger);
  expect([await stateOf(ours.id), beside.isAlone]).toEqual(['usable', false]);
  expect(await stateOf(theirs.id)).toBe('usable');
  await Promise.all([held.stop(), beside.stop()]);
});

it('whoever read an older token marks nothing', async () => {
  const { id } = await room.account('twitter');
  const { version } = await room.context.db
    .selectFrom('account_token')
    .select('version')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await markUnopened(room.context.db, { accountId: id, version: version - 1 })).toBe(false);
  expect(await stateOf(id)).toBe('usable');
});
