// What was in doubt at the moment to which a house was put back: the house before may have settled it since, so no machine sends it again.
import { expect, it } from 'vitest';
import { now } from '../../db/client.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { looking } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

it.each([
  ['never put back: its handle proves that nothing came of it, and it is sent again', false, 'published'],
  ['put back since: a person is asked', true, 'unknown'],
] as const)('%s', async (_, isRestored, end) => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const absent = looking(room, { state: 'absent', looked: 3 });
  const one = await advanceUntil(absent, await room.publish(account, `In doubt, ${end}`), ['reconciling']);
  if (isRestored) {
    const lifted = { lifted_at: now, lifted_by: room.maya.personId };
    await room.context.db
      .insertInto('pause')
      .values({ scope: 'everything', restored_from: now, ...lifted })
      .execute();
  }
  await waitQuiet(one);
  expect(await advanceUntil(absent, one, ['published', 'unknown'])).toMatchObject({ state: end });
  expect(await room.posts(account)).toHaveLength(isRestored ? 0 : 1);
});
