// What is committed before the marker counts, though the marker looked before it was: it waited for the lane meanwhile.
import { expect, it } from 'vitest';
import { behind } from '../../db/test-behind.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { pauseRoom, type TestPause } from '../../db/test-pauses.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import type { Context } from '../../context.ts';
import { advancePublication } from './advance-publication.job.ts';
import { stopPublication } from './stop-publication.ts';
import { readFence } from './store/lanes.ts';
import { Overtaken, type Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const dies = (context: Context): Context => ({
  ...context,
  reach: async (point) => {
    if (point === 'F03') throw new Overtaken('killed');
  },
});

/** One that is prepared, and a worker that stands before its marker until it is told to go on. */
async function comeToMarker(platform: 'facebook' | 'twitter') {
  const account = await room.account(platform);
  const text = `Held back in time ${account.externalId}`;
  const queued = await room.publish(account, text);
  await advanceUntil(dies(room.context), queued, ['preparing']);
  const [arrived, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reach: Context['reach'] = async (point) => {
    if (point !== 'F03') return;
    arrived.resolve();
    await gone.promise;
  };
  const run = advancePublication.run({ ...room.context, reach }, { accountId: account.id });
  await arrived.promise;
  const goOn = async () => {
    gone.resolve();
    await run;
  };
  return { queued, goOn, calls: () => room.calls(account, 'publish', text) };
}

const platforms = ['facebook', 'twitter'] as const;

it.each(platforms)('a cancellation is heeded (%s)', async (platform) => {
  const { queued, goOn, calls } = await comeToMarker(platform);
  await behind(room.context, (tx) => stopPublication(room.context, tx, room.maya, queued.id), [goOn]);
  expect(await calls()).toBe(0);
  await endIn(queued, 'cancelled');
  expect(await calls()).toBe(0);
});

it.each(platforms)('no call is marked once a pause is there (%s)', async (platform) => {
  const { queued, goOn } = await comeToMarker(platform);
  const marked = async () =>
    (
      await room.context.db
        .selectFrom('attempt')
        .select('id')
        .where('publication_id', '=', queued.id)
        .execute()
    ).length;
  let atPause = -1;
  const pauses: TestPause[] = [];
  const pause = async () => {
    pauses.push(await pauseRoom(room));
    atPause = await marked();
  };
  await behind(room.context, (tx) => readFence(tx, queued.account_id), [goOn, pause]);
  expect(await marked()).toBe(atPause);
  for (const one of pauses) await one.lift();
});

async function endIn(queued: Publication, state: Publication['state']): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1)
    await advancePublication.run(room.context, { accountId: queued.account_id });
  expect((await room.read(queued.id)).state).toBe(state);
}
