// Resting: a platform that is busy is left alone, however short or long it says; what waits beyond its time is missed and told of.
import { failed } from '@herald/channels/failure.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { paceOf } from '../../open-context.ts';
import { advancePublication } from './advance-publication.job.ts';
import { decideChange } from './decide-change.ts';
import { decideDelay } from './decide-delay.ts';
import { restLane } from './store/lanes.ts';
import { listPlatforms, restPlatform } from './store/platforms.ts';

let room: Newsroom;

beforeAll(async () => {
  // The five seconds at least are half a second here.
  room = await testNewsroom({ scale: 0.1 });
});
afterEach(async () => {
  const { db } = room.context;
  await room.sandbox.liftFaults();
  await db.deleteFrom('platform_state').execute();
  await db.updateTable('clock').set({ offset_ms: 0 }).execute();
});
afterAll(() => room.close());

describe('a platform that names no wait to speak of', () => {
  it('is asked again only after some seconds, and each refusal makes them more', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'rate-seconds', { retryAfterSeconds: 0, times: 1_000 });
    await room.publish(account, 'Hammer');
    const until = performance.now() + 3_200;
    while (performance.now() < until)
      await advancePublication.run(room.context, { accountId: account.id }, () => performance.now() < until);
    const calls = await room.calls(account, 'publish', 'Hammer');
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(calls).toBeLessThanOrEqual(3);
  });

  it('the least of it doubles up to ten minutes; a longer wait it names is kept to', () => {
    const times = { pace: paceOf(1), chance: 0 };
    const restAfter = (attempt_no: number, named: number | null) =>
      decideDelay({ tries: 0, attempt_no }, { failure: failed('rate', 'no', '', named).failure }, times)
        .restMs;
    expect([1, 2, 3, 8, 50].map((calls) => restAfter(calls, 0))).toEqual([
      5_000, 10_000, 20_000, 640_000, 640_000,
    ]);
    expect([restAfter(1, 3_600), restAfter(1, null)]).toEqual([3_600_000, 60_000]);
  });
});

describe('a platform too busy for a change', () => {
  it('burns none of its tries, and asks again no sooner than some seconds later', () => {
    const live = { tries: 7, state: 'withdrawing' as const };
    const failure = failed('rate', 'busy', '', 0).failure;
    expect(decideChange('withdraw', live, failure, { pace: paceOf(1), chance: 0 })).toMatchObject({
      to: 'withdrawing',
      tries: 7,
      wakeInMs: 5_000,
    });
  });
});

describe('a longer rest', () => {
  it('of a platform or of an account is not shortened by a shorter one', async () => {
    const { db } = room.context;
    const account = await room.account('facebook');
    for (const milliseconds of [60 * minuteMs, 1_000]) {
      await restPlatform(db, 31, milliseconds);
      await restLane(db, account.id, milliseconds);
    }
    const at = (await readClock(db)).getTime();
    const [platform] = await listPlatforms(db);
    const lane = await db
      .selectFrom('account_lane')
      .select('not_before')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    for (const { not_before: until } of [platform, lane].flatMap((one) => one ?? []))
      expect((until?.getTime() ?? 0) - at).toBeGreaterThan(50 * minuteMs);
    expect(platform?.rests).toBe(true);
  });
});
