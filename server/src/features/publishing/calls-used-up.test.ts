// Our application's calls are used up: what waits for new ones is told to whoever asked for it, and rings like whatever is due and not begun.
import type { CallLimit } from '@herald/channels/call-limits.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { toldMaya } from '../../db/test-preflight.ts';
import { moveClock, passTime, touch } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { advancePublication } from './advance-publication.job.ts';
import { listHistory } from './list-history.ts';
import { measurePublishing } from './measure-publishing.ts';
import { relayOutbox } from './relay-outbox.ts';
import { readMidnight } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';
import { watchBacklog } from './watch-backlog.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(async () => {
  for (const table of ['message', 'outbox', 'platform_state'] as const)
    await room.context.db.deleteFrom(table).execute();
  await moveClock(room, 0);
});
afterAll(() => room.close());

const zone = 'America/Los_Angeles';
/** The same house, with so few calls of Facebook for our whole application. */
const allowing = (appLimit: CallLimit): Context => ({
  ...room.context,
  channels: room.context.channels.map((one) => (one.id === 31 ? { ...one, appLimit } : one)),
});
async function turnIn(context: Context, one: Publication): Promise<Publication> {
  await touch(room, one, { wake_at: new Date(0) });
  await advancePublication.run(context, { accountId: one.account_id });
  return room.read(one.id);
}
async function told(context: Context) {
  await relayOutbox(context, handlers);
  return toldMaya(room, 'message-own-limit');
}

it('for a day: the history says so, the requester hears until when, and it is late by when it was due', async () => {
  const context = allowing({ calls: 1, perSeconds: 86_400, renewsIn: zone });
  const { db } = context;
  const chief = await testActor(context, { department: 'House', signs: [signs.brakes] });
  const alarms = async () =>
    (await listInbox(context, chief, { page: 1, pageSize: 50 })).items.filter(
      ({ kind }) => kind === 'alarm-late',
    );
  // Long before that midnight.
  const toMidnight = (await readMidnight(db, zone)).getTime() - (await readClock(db)).getTime();
  await moveClock(room, toMidnight + minuteMs);
  const midnight = await readMidnight(db, zone);
  const first = await room.publish(await room.account('facebook'), 'The last call of the day');
  const second = await room.publish(await room.account('facebook'), 'One too many');
  expect((await turnIn(context, first)).state).toBe('published');
  const waiting = await turnIn(context, second);
  expect(waiting).toMatchObject({ state: 'scheduled', reason: 'reason-own-limit', attempt_no: 0 });
  expect(Math.abs((waiting.wake_at?.getTime() ?? 0) - midnight.getTime())).toBeLessThan(minuteMs);
  const { items } = await listHistory(context, room.maya, 'mine', { page: 1, pageSize: 10, title: '' });
  expect(items.find((one) => one.opp_id === second.id)).toMatchObject({
    reason: 'reason-own-limit',
    nextLookAt: waiting.wake_at?.toISOString(),
  });
  await watchBacklog(context);
  expect(await alarms()).toEqual([]);
  await passTime(room, 6 * minuteMs);
  await watchBacklog(context);
  expect(await alarms()).toMatchObject([
    { text: expect.stringMatching(/^1 post is due .* 6 minutes\. 0 of them .* 1 wait for new calls/) },
  ]);
  expect((await measurePublishing(context)).oldestDueUnstartedSeconds).toBeGreaterThanOrEqual(360);
  // Tried again in vain, it is not told again.
  await turnIn(context, second);
  const until = wallClockOf(waiting.wake_at ?? new Date(0), context.config.zone);
  expect(await told(context)).toMatchObject([
    { link: expect.stringContaining(second.id), text: expect.stringContaining(`waits until ${until}`) },
  ]);
  await passTime(room, midnight.getTime() + minuteMs - (await readClock(db)).getTime());
  expect((await turnIn(context, second)).state).toBe('published');
  expect((await measurePublishing(context)).oldestDueUnstartedSeconds).toBe(0);
});

it('for a moment: nobody is told before it is late', async () => {
  const context = allowing({ calls: 1, perSeconds: 60 });
  await turnIn(context, await room.publish(await room.account('facebook'), 'Takes the call'));
  const waiting = await room.publish(await room.account('facebook'), 'Soon');
  expect(await turnIn(context, waiting)).toMatchObject({ reason: 'reason-own-limit' });
  expect(await told(context)).toEqual([]);
  await passTime(room, 6 * minuteMs);
  await context.db
    .updateTable('platform_state')
    .set({ tokens: 0, refilled_at: await readClock(context.db) })
    .execute();
  await turnIn(context, waiting);
  expect(await told(context)).toHaveLength(1);
});

it('what went on before it was told is not told as waiting', async () => {
  const context = allowing({ calls: 1, perSeconds: 86_400, renewsIn: zone });
  await turnIn(context, await room.publish(await room.account('facebook'), 'Takes the day'));
  const waiting = await room.publish(await room.account('facebook'), 'Let on at once');
  expect(await turnIn(context, waiting)).toMatchObject({ reason: 'reason-own-limit' });
  expect((await turnIn(room.context, waiting)).state).toBe('published');
  expect(await told(context)).toEqual([]);
});
