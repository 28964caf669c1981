// A pause that is committed while an edit's marker waits for the lane stops it.
import { expect, it } from 'vitest';
import { behind } from '../../db/test-behind.ts';
import { braking } from '../../db/test-actor.ts';
import { pauseRoom, type TestPause } from '../../db/test-pauses.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { advancePublication } from './advance-publication.job.ts';
import { liftPause } from './lift-pause.ts';
import { readFence } from './store/lanes.ts';
import { insertPause, listStandingPauses } from './store/pauses.ts';
import { overtakeMarkers } from './store/wakes.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

/** A worker that has taken the lane and stands still until it is told to go on. */
async function worker(account: TestAccount) {
  const [arrived, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const called: string[] = [];
  const reach = async (point: string) => {
    if (point === 'E22') called.push(point);
    if (point !== 'F02') return;
    arrived.resolve();
    await gone.promise;
  };
  let asked = 0;
  const run = advancePublication.run(
    { ...room.context, reach },
    { accountId: account.id },
    () => (asked += 1) <= 2,
  );
  await arrived.promise;
  return {
    called,
    goOn: async () => {
      gone.resolve();
      await run;
    },
  };
}

it('where a person holds the lane meanwhile, no edit is marked after the pause', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account), ['published']);
  await room.edit(live, 'Words behind a person');
  const { goOn, called } = await worker(account);
  const pauses: TestPause[] = [];
  const pause = async () => pauses.push(await pauseRoom(room));
  // Not one of the acts: the renewal of the lane comes to wait too, and would be counted for it.
  await behind(room.context, (tx) => readFence(tx, account.id), [goOn], pause);
  await pauses[0]?.lift();
  expect(called).toHaveLength(0);
});

it('where the pause itself holds the lane, for another post is about to go, no edit is marked after it', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account), ['published']);
  await room.edit(live, 'Words behind the pause');
  await room.publish(account, 'Another that is about to go');
  const { goOn, called } = await worker(account);
  await behind(
    room.context,
    async (tx) => {
      const held = { channel_id: null, department_id: null, account_id: null };
      const row: Parameters<typeof insertPause>[1] = {
        scope: 'everything',
        ...held,
        because: 'a test',
        paused_by: room.maya.personId,
      };
      await overtakeMarkers(tx, (await insertPause(tx, row)) ?? '');
    },
    [goOn],
  );
  const [pause] = await listStandingPauses(room.context.db);
  await liftPause(room.context, braking(room.maya), { id: pause?.id ?? '' });
  expect(called).toHaveLength(0);
});
