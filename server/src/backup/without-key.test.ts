// A backup restored without its key: the house starts, says what it made anew, and every account waits to be authorised.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountHealth } from '@herald/contract/accounts.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../api.ts';
import { openDatabase } from '../db/client.ts';
import { testActor } from '../db/test-actor.ts';
import { freePort } from '../db/free-port.ts';
import { openDisk } from '../files/disk.ts';
import { TestBrowser } from '../http/test-browser.ts';
import { signedIn } from '../http/test-sign-in.ts';
import { allPublishingSigns, testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { backUp } from './back-up.ts';
import { describeKey } from './describe-key.ts';
import { restoreBackup } from './restore-backup.ts';

const parent = mkdtempSync(join(tmpdir(), 'herald-without-key-'));
const name = `restored_${randomBytes(6).toString('hex')}`;
const databaseUrl = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
const dataFolder = join(parent, 'data');
const quiet = () => undefined;
const ends: (() => Promise<unknown>)[] = [];
let room: Newsroom;

async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The product's own entry, until it has said this; what it said. */
async function startHouse(port: number, folder = dataFolder, until = 'is ready'): Promise<() => string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), 'all'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...room.sandbox.environment,
      DATABASE_URL: databaseUrl,
      HERALD_DATA: folder,
      HERALD_PORT: String(port),
      HERALD_PACE: '0.1',
      HERALD_LOG: 'warn',
      HERALD_BROWSERS: '0',
    },
  });
  ends.push(async () => {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 90_000 }).toContain(until);
  return () => said;
}

beforeAll(async () => {
  room = await testNewsroom();
  // As a house that has run: its provider has its keys.
  const app = await buildApi(room.context);
  await app.close();
  await ask(inject('heraldDatabase'), `create database ${name}`);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await room.close();
  await ask(inject('heraldDatabase'), `drop database ${name} with (force)`);
  rmSync(parent, { recursive: true, force: true });
});

it('people sign in, the accounts say that they must be authorised anew, and what waits is held with that reason', async () => {
  const account = await room.account('facebook');
  const signs = [...allPublishingSigns, 'account:bind'];
  const nora = await testActor(room.context, { department: 'Desk', signs });
  const waiting = await room.publish(account, 'Kept for later');
  const folder = join(parent, 'kept');
  await backUp(
    { databaseUrl: room.url, dataFolder: room.context.config.dataFolder, files: room.context.files },
    { folder, withKey: false, say: quiet },
  );
  await restoreBackup(
    { databaseUrl, dataFolder, files: openDisk(dataFolder, quiet) },
    { folder, say: quiet },
  );

  const restored = { databaseUrl, dataFolder, files: room.context.files };
  expect(await describeKey(restored)).toContain('put the one kept elsewhere at');
  // The key that was kept lies in a folder already.
  const kept = { ...restored, dataFolder: room.context.config.dataFolder };
  expect(await describeKey(kept)).toContain('is used, and opens 1 of 1 accounts');

  const port = await freePort();
  const said = await startHouse(port);
  expect(said()).toContain('a key of the embedded provider was sealed with another vault.key');
  expect(said()).toContain('the tokens of these accounts were sealed with another vault.key');
  const stranger = await startHouse(await freePort(), join(parent, 'strange'), 'Set HERALD_DATA');
  expect(stranger()).not.toContain('is ready');
  expect(await describeKey({ ...restored, dataFolder: join(parent, 'strange') })).toContain('opens none of');
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}/prod-api${path}`, init);
    return { status: answer.status, ...Envelope.parse(await answer.json()) };
  };
  const db = openDatabase(databaseUrl, quiet);
  ends.push(() => db.destroy());
  const config = { ...room.context.config, origin: `http://127.0.0.1:${port}` };
  const { session } = await signedIn(new TestBrowser({ ...room.context, db, config }));
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  expect((await call('/control/user/info', { headers: bearer })).data).toMatchObject({ account: 'editor' });
  const listed = await call('/control/account/list', { headers: nora.bearer });
  expect(listed.status).toBe(200);
  const { items } = z.object({ items: z.array(AccountHealth) }).parse(listed.data);
  expect(items).toEqual([expect.objectContaining({ id: account.id, usable: false })]);

  await ask(databaseUrl, 'delete from pause');
  const read = async () =>
    (await ask(databaseUrl, 'select state, reason from publication where id = $1', [waiting.id]))[0];
  await expect
    .poll(read, { timeout: 30_000 })
    .toEqual({ state: 'auth-required', reason: 'reason-sign-in-expired' });
  await expect
    .poll(
      async () =>
        (await ask(databaseUrl, "select 1 from message where kind = 'message-sign-in-expired'")).length,
    )
    .toBe(1);
}, 180_000);
