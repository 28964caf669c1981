// Several workers on one database, as processes of their own: added, killed and stopped at will.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { paceOf } from './open-context.ts';
import { testNewsroom, type Newsroom } from './test-newsroom.ts';
import type { Publication } from './features/publishing/store/rows.ts';

let room: Newsroom;
const begun: { kill(): Promise<void> }[] = [];

beforeAll(async () => {
  room = await testNewsroom();
  await room.sandbox.order('/_settings', { duplicateFilter: false });
});
afterEach(async () => {
  await Promise.all(begun.splice(0).map((one) => one.kill()));
  await room.sandbox.liftFaults();
});
afterAll(() => room.close());

const patience = { timeout: 40_000, interval: 100 };
/** Its waits are a tenth of the real ones: a lease is 1.5 s. */
const pace = 0.1;

/** The product's own entry. */
async function startWorker() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'worker'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...room.sandbox.environment,
      DATABASE_URL: room.url,
      HERALD_DATA: room.context.config.dataFolder,
      HERALD_TEST_CLOCK: '1',
      HERALD_PACE: String(pace),
      HERALD_LOG: 'silent',
    },
  });
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // However long a busy machine takes: only one that has ended will never be ready.
  const told = () => (child.exitCode === null ? said : 'ended');
  await expect.poll(told, { timeout: 300_000 }).toMatch(/is ready|ended/);
  expect(said).toContain('is ready');
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
    return gone;
  };
  const worker = {
    pid: child.pid,
    stop: () => signal('SIGTERM'),
    kill: async () => void (await signal('SIGKILL')),
  };
  begun.push(worker);
  return worker;
}

/**
 * Who stands still: none, once all have ended. It waits as long as one more of them ends within the time that a post in
 * doubt may hold up its account: of the killed worker's there may be nothing to find, and what is behind it waits.
 */
async function findStuck(open: () => Promise<string[]>): Promise<string[]> {
  const stillAtMostMs = paceOf(pace).holdLaneAtMostMs + patience.timeout;
  let fewest = await open();
  let since = performance.now();
  while (fewest.length > 0 && performance.now() - since < stillAtMostMs) {
    await sleep(patience.interval);
    const left = await open();
    if (left.length < fewest.length) since = performance.now();
    if (left.length <= fewest.length) fewest = left;
  }
  return fewest;
}

const stateOf = async ({ id }: Publication) => (await room.read(id)).state;

it('are killed and added while they publish: every post goes out once, none is left behind', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => room.account('facebook')));
  const [first] = await Promise.all([startWorker(), startWorker()]);
  const queued: Publication[] = [];
  for (let number = 0; number < 40; number += 1) {
    const account = accounts[number % accounts.length];
    if (account) queued.push(await room.publish(account, `Many hands ${number}`));
    if (number === 20) await first.kill();
    if (number === 25) await startWorker();
  }
  const open = async () => {
    const states = await Promise.all(queued.map(stateOf));
    return states.filter((state) => !['published', 'reconciling', 'unknown'].includes(state));
  };
  expect(await findStuck(open)).toEqual([]);
  const posts = (await Promise.all(accounts.map((account) => room.posts(account)))).flat();
  expect(new Set(posts.map((post) => post.text)).size).toBe(posts.length);
}, 900_000);

it('one that is stopped begins nothing new, ends the call it is in, and gives back the account', async () => {
  const account = await room.account('facebook');
  // Its answer takes some seconds.
  await room.strike(account, 'slow-drip', { bytesPerSecond: 50 });
  const calling = await room.publish(account, 'In the middle of a call');
  const worker = await startWorker();
  await expect.poll(() => stateOf(calling), { ...patience, interval: 10 }).toBe('inflight');
  const waiting = await room.publish(account, 'Not yet begun');
  const began = performance.now();
  expect(await worker.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(25_000);
  expect(await stateOf(calling)).toBe('published');
  expect(await room.read(waiting.id)).toMatchObject({ state: 'scheduled', attempt_no: 0 });
  const attempt = await room.context.db
    .selectFrom('attempt')
    .select('outcome')
    .where('publication_id', '=', calling.id)
    .executeTakeFirstOrThrow();
  expect(attempt.outcome).toBe('live');
  const lane = await room.context.db
    .selectFrom('account_lane')
    .select('holder')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(lane.holder).toBeNull();
  await startWorker();
  await expect.poll(() => stateOf(waiting), patience).toBe('published');
  expect(await room.posts(account)).toHaveLength(2);
}, 900_000);
