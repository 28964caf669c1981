// Pre-flight beside a platform that does not answer: the others, and what is of the house, are told in time all the same.
import type { Channel } from '@herald/channels/channel.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { braking } from '../../db/test-actor.ts';
import { forgetSchedules, scheduleAhead, toldMaya } from '../../db/test-preflight.ts';
import { moveClock } from '../../db/test-turns.ts';
import { startEngine } from '../../jobs/engine.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { startWorker } from '../../worker.ts';
import { convertFilm } from '../media/convert-film.job.ts';
import { advancePublication } from './advance-publication.job.ts';
import { inspectWaiting } from './inspect-waiting.ts';
import { pausePublishing } from './pause-publishing.ts';
import { readFence } from './store/lanes.ts';
import { findDuePreflights, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let letGo: () => void = () => undefined;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(async () => {
  letGo();
  await forgetSchedules(room);
});
afterAll(() => room.close());

type Ask = NonNullable<Channel['quota']>;
const plenty = { ok: true, value: { left: 50, of: 100, perSeconds: 86_400 } } as const;

/** The same house, where Facebook answers nobody before the test ends, save whom `answers` names. */
function silent(inspectAtMostMs: number, asked: string[] = [], answers: readonly string[] = []): Context {
  const silence = new Promise<void>((done) => (letGo = done));
  const quota: Ask = async (_outside, { externalId }) => {
    asked.push(externalId);
    if (!answers.includes(externalId)) await silence;
    return plenty;
  };
  return {
    ...room.context,
    pace: { ...room.context.pace, inspectAtMostMs },
    channels: room.context.channels.map((one) => (one.id === 31 ? { ...one, quota } : one)),
  };
}
/** Its look at the hour was made. */
const isInspected = async ({ id, due_at: dueAt }: Publication) =>
  (await room.read(id)).preflight_at?.getTime() === dueAt.getTime() - 5 * minuteMs;

it('nobody is waited for longer than a while, nobody asked after it, and what is of the house is told', async () => {
  const rows: Publication[] = [];
  for (let count = 0; count < 6; count += 1)
    rows.push((await scheduleAhead(room, await room.account('facebook'))).row);
  const what = { scope: 'channel', channelid: 31 } as const;
  await pausePublishing(room.context, braking(room.maya), { what, because: '' });
  const asked: string[] = [];
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(silent(400, asked));
  expect(await Promise.all(rows.map(isInspected))).toEqual(rows.map(() => true));
  expect(asked).toHaveLength(4);
  expect(await toldMaya(room, 'message-preflight')).toHaveLength(6);
});

it('each is written as soon as it is seen', async () => {
  const [mute, well] = [await room.account('facebook'), await room.account('facebook')];
  const [first, second] = [await scheduleAhead(room, mute), await scheduleAhead(room, well)];
  await moveClock(room, 61 * minuteMs);
  const inspected = inspectWaiting(silent(60_000, [], [well.externalId]));
  await expect.poll(() => isInspected(second.row)).toBe(true);
  expect(await isInspected(first.row)).toBe(false);
  letGo();
  await inspected;
  expect(await isInspected(first.row)).toBe(true);
});

it('a worker goes on with every other channel', async () => {
  for (let count = 0; count < 4; count += 1) await scheduleAhead(room, await room.account('facebook'));
  const other = await scheduleAhead(room, await room.account('twitter'));
  await moveClock(room, 61 * minuteMs);
  const jobs = [advancePublication, convertFilm];
  const engine = await startEngine(room.url, { jobs, works: true, onError: () => undefined });
  const worker = await startWorker(silent(60_000), engine);
  await expect.poll(() => isInspected(other.row), { timeout: 15_000 }).toBe(true);
  letGo();
  await worker.stop();
  await engine.stop();
}, 60_000);

it('what is due first comes first, whoever waits longer', async () => {
  const { db } = room.context;
  const later = await scheduleAhead(room, await room.account('facebook'));
  const soon = await scheduleAhead(room, await room.account('facebook'));
  await moveClock(room, 61 * minuteMs);
  await db.transaction().execute(async (tx) =>
    movePublication(tx, soon.row, await readFence(tx, soon.row.account_id), 'scheduled', {
      due_at: nowPlus(4 * minuteMs),
      preflight_at: nowPlus(-1_000),
      wake_at: soon.row.wake_at,
    }),
  );
  const found = await findDuePreflights(db, [31], 50);
  expect(found.map(({ id }) => id)).toEqual([soon.row.id, later.row.id]);
  expect(await findDuePreflights(db, [32], 50)).toEqual([]);
});
