// The queue only wakes: a job that never ends keeps nobody else of its key asleep, and waiting wake-ups do not pile up.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testContext, type TestContext } from '../test-context.ts';
import { startEngine, type Engine } from './engine.ts';
import { defineJob } from './job.ts';

let world: TestContext;
let engine: Engine;
/** As on another machine. */
let other: Engine;
const begun: string[] = [];
const waker = defineJob({
  name: 'test-wake',
  input: z.object({ accountId: z.string() }),
  key: ({ accountId }) => accountId,
  run: async (_context, { accountId }) => {
    begun.push(accountId);
    // As one whose process died: the queue is never told.
    if (begun.length === 1) await new Promise(() => undefined);
  },
});

beforeAll(async () => {
  world = await testContext();
  const options = { jobs: [waker], works: true, onError: () => undefined };
  engine = await startEngine(world.url, options);
  other = await startEngine(world.url, options);
  await engine.work(world.context, waker, 3);
});
// The engine is not stopped: it would wait for the job that never ends. The database is dropped under it.
afterAll(() => world.close());

it('wakes an account again at once in another process though the run before it never ended', async () => {
  await engine.queue(world.context.db, waker, { accountId: 'a' });
  await expect.poll(() => begun.length).toBe(1);
  const { wake } = await other.work(world.context, waker, 3);
  wake({ accountId: 'a' });
  await expect.poll(() => begun.length).toBe(2);
});

it('keeps one waiting wake-up of a key, however many were asked for', async () => {
  const before = begun.length;
  await world.context.db.transaction().execute(async (tx) => {
    for (let times = 0; times < 5; times += 1) await engine.queue(tx, waker, { accountId: 'b' });
  });
  await expect.poll(() => begun.length).toBe(before + 1);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(begun.filter((one) => one === 'b')).toHaveLength(1);
});

it('of one group so many are at work at once, and each group has its own places', async () => {
  const grouped = defineJob({
    name: 'test-groups',
    input: z.object({ accountId: z.string(), platform: z.string() }),
    key: ({ accountId }) => accountId,
    group: ({ platform }) => platform,
    run: async (_context, { accountId, platform }) => {
      begun.push(accountId);
      if (platform === 'silent') await new Promise(() => undefined);
    },
  });
  const third = await startEngine(world.url, { jobs: [grouped], works: true, onError: () => undefined });
  await third.work(world.context, grouped, 1);
  const ask = (accountId: string, platform: string) =>
    third.queue(world.context.db, grouped, { accountId, platform });
  await ask('mute', 'silent');
  await expect.poll(() => begun.includes('mute')).toBe(true);
  await ask('behind it', 'silent');
  await ask('well', 'quick');
  await expect.poll(() => begun.includes('well')).toBe(true);
  expect(begun).not.toContain('behind it');
});
