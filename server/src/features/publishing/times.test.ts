// Times that a clock makes difficult: hours that do not exist, hours that come twice, times that have passed.
import { minuteMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
let berlin: Context;
beforeAll(async () => {
  room = await testNewsroom();
  berlin = { ...room.context, config: { ...room.context.config, zone: 'Europe/Berlin' } };
});
afterAll(() => room.close());

async function schedule(pubTime: string) {
  const account = await room.account('facebook');
  const pkGUID = await room.write(`At ${pubTime}`);
  return schedulePackage(berlin, room.maya, { pubTime, channelBindIds: [account.id], pkGUID }, fromContent);
}

/** The last Sunday of a month of next year, when clocks there change. */
async function lastSunday(month: number): Promise<string> {
  const year = (await readClock(room.context.db)).getUTCFullYear() + 1;
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

describe('the day the clocks change', () => {
  it('an hour that does not exist is moved on, and the answer says so', async () => {
    const day = await lastSunday(3);
    const made = await schedule(`${day} 02:30:00`);
    expect(made).toMatchObject({ pubTime: `${day} 03:30:00`, dueAt: `${day}T01:30:00.000Z` });
    expect(made.warnings).toEqual([
      {
        code: 'preflight-time-in-gap',
        figures: { asked: `${day} 02:30:00`, time: `${day} 03:30:00`, zone: 'Europe/Berlin' },
      },
    ]);
  });

  it('of an hour that comes twice the first is meant, and the answer says so', async () => {
    const day = await lastSunday(10);
    const made = await schedule(`${day} 02:30:00`);
    expect(made).toMatchObject({ pubTime: `${day} 02:30:00`, dueAt: `${day}T00:30:00.000Z` });
    expect(made.warnings.map(({ code }) => code)).toEqual(['preflight-time-twice']);
  });
});

describe('a time that is not ahead', () => {
  const ago = async (minutes: number) =>
    wallClockOf(
      new Date((await readClock(room.context.db)).getTime() - minutes * minuteMs),
      berlin.config.zone,
    );

  it('has passed: said so; just now, or too soon: the lead is said (R-SCHED-018)', async () => {
    await expect(schedule(await ago(6))).rejects.toMatchObject({ code: 'time-past' });
    for (const minutes of [4, 0, -39])
      await expect(schedule(await ago(minutes))).rejects.toMatchObject({ code: 'lead-too-short' });
  });
});
