// What our whole application may call in a day comes back as the platform gives it: all at its midnight, or evenly where none is named.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { moveClock } from '../../db/test-turns.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { readAccountStandings } from './read-account-standings.ts';
import { schedulePackage } from './schedule-package.ts';
import { readCallsLeft, readMidnight, takeCall } from './store/platforms.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const minuteMs = 60_000;
const zone = 'America/Los_Angeles';
const day = { calls: 2, perSeconds: 86_400 } as const;
const take = (limit: Parameters<typeof takeCall>[2]) =>
  room.context.db.transaction().execute((tx) => takeCall(tx, 34, limit));

it('a day that ends at midnight gives nothing back before, and everything then', async () => {
  const limit = { ...day, renewsIn: zone } as const;
  const { db } = room.context;
  expect([await take(limit), await take(limit)]).toEqual([null, null]);
  const [at, midnight] = [await readClock(db), await readMidnight(db, zone)];
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(midnight);
  expect(shown).toBe('00:00:00');
  const untilMs = midnight.getTime() - at.getTime();
  expect(Math.abs(z.number().parse(await take(limit)) - Math.max(untilMs, 30_000))).toBeLessThan(minuteMs);
  await moveClock(room, untilMs - minuteMs);
  expect(await readCallsLeft(db, 34, limit)).toBe(0);
  await moveClock(room, untilMs + minuteMs);
  expect(await readCallsLeft(db, 34, limit)).toBe(2);
  expect(await take(limit)).toBeNull();
  expect(await readCallsLeft(db, 34, limit)).toBe(1);
  await moveClock(room, 0);
});

it('where no midnight is named they come back evenly, as we count', async () => {
  const { db } = room.context;
  await db.updateTable('platform_state').set({ tokens: 0 }).where('channel_id', '=', 34).execute();
  const at = await readClock(db);
  await db.updateTable('platform_state').set({ refilled_at: at }).where('channel_id', '=', 34).execute();
  await moveClock(room, 13 * 3_600_000);
  expect(await readCallsLeft(db, 34, day)).toBe(1);
  await moveClock(room, 0);
});

it('an account tells when all of its application’s calls are back', async () => {
  const { context, maya, sandbox } = room;
  const [youtube, twitter] = [
    await bindTestAccount(context, maya, sandbox, 'youtube'),
    await room.account('twitter'),
  ];
  const standings = await readAccountStandings(context, [youtube.id, twitter.id]);
  const backAt = (await readMidnight(context.db, zone)).toISOString();
  expect(standings.get(youtube.id)?.calls).toMatchObject({ of: 100, backAt });
  expect(standings.get(twitter.id)?.calls).toMatchObject({ of: 10_000, backAt: null });
});

it('before a post it is said whether the calls of its own day will do: those of the day before count what is left over', async () => {
  const { context, maya } = room;
  const { db, config } = context;
  await db.deleteFrom('platform_state').execute();
  const untilMs = (await readMidnight(db, zone)).getTime() - (await readClock(db)).getTime();
  await moveClock(room, untilMs - 180 * minuteMs);
  const midnight = await readMidnight(db, zone);
  const appLimit = { ...day, renewsIn: zone } as const;
  const channels = context.channels.map((one) => (one.id === 31 ? { ...one, appLimit } : one));
  const limited: Context = { ...context, channels };
  const account = await room.account('facebook');
  const plan = async (minutes: number) => {
    const pubTime = wallClockOf(new Date(midnight.getTime() + minutes * minuteMs), config.zone);
    const asked = { pubTime, channelBindIds: [account.id], pkGUID: await room.write(`In ${minutes}`) };
    const { warnings } = await schedulePackage(limited, maya, asked, fromContent);
    return warnings.map(({ code, figures }) => [code, figures]);
  };
  const short = (ahead: number) => [
    ['preflight-quota-shared', { channel: 'Facebook', left: 2, of: 2, ahead }],
  ];
  expect([await plan(-20), await plan(-19)]).toEqual([[], []]);
  // Both of that day are taken; those of the next come back in between.
  expect([await plan(10), await plan(11)]).toEqual([[], []]);
  expect(await plan(12)).toEqual(short(2));
  expect(await plan(24 * 60 + 10)).toEqual([]);
  // One more than its day has goes over to the next.
  expect(await plan(-18)).toEqual(short(2));
  expect(await plan(13)).toEqual(short(4));
  await moveClock(room, 0);
});
