// Rows that a dump brought elsewhere know nothing of what was sent after it: the first process that works on them pauses the house, and nothing goes out twice.
import { Draft, mediaTypes } from '@herald/contract/content.ts';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { now, openDatabase, type Database } from '../../db/client.ts';
import { isElsewhere, recogniseDatabase } from '../../db/recognise-database.ts';
import { testDatabase } from '../../db/test-database.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { publishPackage } from './publish-package.ts';
import { listOlderThanRestore } from './store/restores.ts';
import type { Publication } from './store/rows.ts';
import { insertPause, listStandingPauses } from './store/pauses.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
const ends: (() => Promise<unknown>)[] = [];
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('heraldDatabase') });
  await admin.connect();
  await room.sandbox.order('/_settings', { duplicateFilter: false });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await admin.end();
});

/** Row for row what a dump holds, in a database of its own. */
async function dumped(): Promise<{ url: string; db: Database }> {
  const name = `dumped_${randomBytes(6).toString('hex')}`;
  const from = new URL(room.url).pathname.slice(1);
  const copy = async (): Promise<boolean> => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
    return admin.query(`create database ${name} template ${from}`).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(copy, { timeout: 20_000 }).toBe(true);
  ends.push(() => admin.query(`drop database ${name} with (force)`));
  const url = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
  const db = openDatabase(url, () => undefined);
  ends.push(() => db.destroy());
  return { url, db };
}

/** As by every post that its account has sent since it was written. */
async function moveLaneOn({ account_id: accountId }: Publication): Promise<void> {
  const lane = room.context.db.updateTable('account_lane').where('account_id', '=', accountId);
  await lane.set((row) => ({ fence: row('fence', '+', 1) })).execute();
}

/** The product's own entry, until it is ready to work. */
async function startWorker(url: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts'), 'worker'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...room.sandbox.environment,
      DATABASE_URL: url,
      HERALD_DATA: room.context.config.dataFolder,
      HERALD_PACE: '0.1',
      HERALD_LOG: 'silent',
    },
  });
  ends.push(async () => {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 300_000 }).toContain('is ready');
}

it('a worker that finds them paused all before it sends anything; what is newer than the dump is not sent again', async () => {
  expect(await recogniseDatabase(room.url)).toBe(false);
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Sent after the dump');
  await moveLaneOn(one);
  const { url, db } = await dumped();
  await room.advance(one, ['published']);
  await startWorker(url);
  expect(await listStandingPauses(db)).toMatchObject([{ scope: 'everything', by: '' }]);
  await sleep(3_000);
  expect(await room.posts(account)).toHaveLength(1);
  // Where they lie now is known: once looked through and lifted, it stays so.
  expect(await recogniseDatabase(url)).toBe(false);
  expect(await recogniseDatabase(room.url)).toBe(false);
  expect(await listStandingPauses(room.context.db)).toEqual([]);
  // Nothing but the pause held it: whoever lifts it unlooked has it twice.
  await db.updateTable('pause').set({ lifted_at: now }).execute();
  await expect.poll(async () => (await room.posts(account)).length, { timeout: 60_000 }).toBe(2);
}, 400_000);

it('of two that look at once one pauses; a pause that stood is the one, and says so', async () => {
  await recogniseDatabase(room.url);
  const newest = await room.publish(await room.account('facebook'), 'Waits under a pause');
  const pause = { scope: 'everything', because: 'Night', paused_by: room.maya.personId } as const;
  await room.context.db.transaction().execute((tx) => insertPause(tx, pause));
  const { url, db } = await dumped();
  const found = await Promise.all([recogniseDatabase(url), recogniseDatabase(url)]);
  expect(found.toSorted()).toEqual([false, true]);
  expect(await listStandingPauses(db)).toMatchObject([
    { because: 'Night', by: room.maya.name, restored_from: expect.any(Date) },
  ]);
  // To the last of what it held.
  expect([...(await listOlderThanRestore(db, [newest.id]))]).toEqual([newest.id]);
});

it('a house in which nothing was ever written, or whose place nobody noted yet, is not paused', async () => {
  const { url, db } = await dumped();
  await db.deleteFrom('pause').execute();
  await db.deleteFrom('place').execute();
  expect(await recogniseDatabase(url)).toBe(false);
  expect(await listStandingPauses(db)).toEqual([]);
  const empty = await testDatabase();
  ends.push(() => empty.drop());
  await recogniseDatabase(empty.url);
  for (const table of ['draft', 'package'] as const) await empty.db.deleteFrom(table).execute();
  expect(await recogniseDatabase(empty.url, { isOlder: true })).toBe(false);
  expect(await listStandingPauses(empty.db)).toEqual([]);
});

it('what was written after the last post and before the dump is older than it, though nothing was ever published', async () => {
  const empty = await testNewsroom();
  ends.push(() => empty.close());
  const pkGUID = await empty.write('Written in the evening');
  await sleep(5);
  const words = { mediaType: mediaTypes.text, content: 'Kept last' };
  const kept = Draft.parse({ title: 'Kept last', draftMediaList: [words] });
  const draft = await saveDraft(empty.context, empty.maya, kept);
  expect(await recogniseDatabase(empty.url, { isOlder: true })).toBe(true);
  await empty.context.db.updateTable('pause').set({ lifted_at: now }).execute();
  const { id } = await empty.account('facebook');
  for (const named of [{ pkGUID }, { id: draft.id }]) {
    const publish = publishPackage(empty.context, empty.maya, [{ ...named, bids: [id] }], fromContent);
    await expect(publish).rejects.toMatchObject({ code: 'restored-since' });
  }
});

it('a person’s word that a post is not there is older than the dump that holds it, though it was written after the event that tells of it', async () => {
  const { url, db } = await dumped();
  const said = await db
    .updateTable('attempt')
    .set({ disproved_at: sql`(select max(at) from event) + interval '5 milliseconds'` })
    .returning('disproved_at as at')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('pause').execute();
  await recogniseDatabase(url, { isOlder: true });
  const [pause] = await listStandingPauses(db);
  expect(pause?.restored_from?.getTime()).toBe(said.at?.getTime());
});

it.each([
  ['the server', 0],
  ['the database', 1],
  ['the table', 2],
])('%s alone tells one place from another', (_, index) => {
  const other = ['1', '2', '3'].with(index, '9').join('/');
  expect(isElsewhere('1/2/3', other)).toBe(true);
  expect(isElsewhere('1/2/3', '1/2/3')).toBe(false);
});

it('a role that may not see the server’s name moves no house, and forgets no name', async () => {
  expect([isElsewhere('1/2/3', '/2/3'), isElsewhere('/2/3', '1/2/3')]).toEqual([false, false]);
  expect(isElsewhere('/2/3', '/2/4')).toBe(true);
});

it('a snapshot that was put back in its place is paused by the command for it, though it is of an older Herald', async () => {
  await moveLaneOn(await room.publish(await room.account('facebook'), 'Waits in the snapshot'));
  const { url, db } = await dumped();
  await db.deleteFrom('pause').execute();
  await db.schema.dropTable('place').execute();
  await sql`delete from migration where name like '0081%'`.execute(db);
  const command = join(import.meta.dirname, '../../backup/main.ts');
  const env = { DATABASE_URL: url, HERALD_DATA: room.context.config.dataFolder };
  const run = promisify(execFile)(process.execPath, [command, 'restore', '--by-hand'], { env });
  expect((await run).stderr).toContain('Publishing is paused');
  expect(await listStandingPauses(db)).toMatchObject([
    { scope: 'everything', restored_from: expect.any(Date) },
  ]);
});
