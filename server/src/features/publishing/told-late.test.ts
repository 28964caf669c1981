// Late: who asked for a post hears once that its time has passed and it still waits, and of nothing that went on meanwhile.
import { minuteMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterEach, expect, it } from 'vitest';
import { toldMaya } from '../../db/test-preflight.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock, passTime, touch } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { relayOutbox } from './relay-outbox.ts';
import { restLane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { watchBacklog } from './watch-backlog.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
afterEach(async () => {
  const { db } = room.context;
  for (const table of ['message', 'outbox'] as const) await db.deleteFrom(table).execute();
  await moveClock(room, 0);
});

const hour = 60 * minuteMs;
/** Of an account that the platform wants left alone for a day. */
async function resting(title: string) {
  const account = await room.account('facebook');
  await restLane(room.context.db, account.id, 24 * hour);
  return room.publish(account, title);
}
async function relayed(one: Publication) {
  await relayOutbox(room.context, handlers);
  return (await toldMaya(room, 'message-late')).filter(({ link }) => link.includes(one.id));
}
async function told(one: Publication) {
  await watchBacklog(room.context);
  return relayed(one);
}

it('behind a rest: told after five minutes, until when it is tried, and not again while it waits', async () => {
  const one = await resting('Waits for a day');
  expect(await told(one)).toEqual([]);
  await passTime(room, 6 * minuteMs);
  const { zone } = room.context.config;
  const [first] = await told(one);
  for (const at of [one.due_at, one.expires_at]) expect(first?.text).toContain(wallClockOf(at, zone));
  await passTime(room, hour);
  expect(await told(one)).toHaveLength(1);
});

it('moved to another time, and late again: told again', async () => {
  const one = await resting('Late twice');
  await passTime(room, 6 * minuteMs);
  expect(await told(one)).toHaveLength(1);
  await touch(room, one, { due_at: new Date(one.due_at.getTime() + 3 * minuteMs) });
  await passTime(room, 6 * minuteMs);
  expect(await told(one)).toHaveLength(2);
});

it('gone on before it was told: not told as waiting', async () => {
  const one = await resting('Goes on at once');
  await passTime(room, 6 * minuteMs);
  await watchBacklog(room.context);
  await room.context.db
    .updateTable('account_lane')
    .set({ not_before: null })
    .where('account_id', '=', one.account_id)
    .execute();
  expect((await room.advance(one)).state).toBe('published');
  expect(await relayed(one)).toEqual([]);
});

it('late because no worker ran: it goes out as soon as one does, and nobody is told', async () => {
  const one = await room.publish(await room.account('facebook'), 'Nobody worked');
  await touch(room, one, { wake_at: new Date(one.due_at.getTime() - 10 * minuteMs) });
  expect(await told(one)).toEqual([]);
  expect((await room.advance(one)).state).toBe('published');
});

it('behind another of its account that is not settled and not looked at soon: told', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const open = await room.advance(await room.publish(account, 'In doubt'), ['reconciling']);
  const behind = await room.publish(account, 'Behind it');
  await touch(room, open, { wake_at: new Date(behind.due_at.getTime() + hour) });
  await passTime(room, 6 * minuteMs);
  expect(await told(behind)).toHaveLength(1);
});

it('resting for some seconds more: it goes on before anybody could do anything, and nobody is told', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Soon');
  await passTime(room, 6 * minuteMs);
  await restLane(room.context.db, account.id, minuteMs);
  expect(await told(one)).toEqual([]);
});

it('moved ahead before it was told: not told as waiting', async () => {
  const one = await resting('Moved ahead');
  await passTime(room, 6 * minuteMs);
  await watchBacklog(room.context);
  await touch(room, one, { due_at: new Date(one.due_at.getTime() + 24 * hour) });
  expect(await relayed(one)).toEqual([]);
});
