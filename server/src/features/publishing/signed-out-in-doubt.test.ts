// Signed out while a call is in doubt: nothing can be sent nor looked for until its owner authorises the account again, and he hears so at once.
import { expect, it } from 'vitest';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepDoubtfulRoom, knowingKeys } from '../../db/test-doubts.ts';
import { toldOf } from '../../db/test-turns.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;
keepDoubtfulRoom((begun) => {
  room = begun;
});

it('where the platform knows our key: not tried round and round, told to asker and owner at once, found when bound again', async () => {
  const context = knowingKeys(room);
  const account = await room.account('facebook');
  await room.strike(account, 'reset-after');
  await room.strike(account, 'unauthorized', { operation: 'facebook.list', times: 1 });
  const asker = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
  const pkGUID = await room.write('Signed out in doubt');
  const [made] = await publishPackage(context, asker, [{ pkGUID, bids: [account.id] }], fromContent);
  const asked = await advanceUntil(context, await room.read(made?.id ?? ''), ['unknown']);
  expect(asked).toMatchObject({ reason: 'reason-cannot-look', attempt_no: 1 });
  expect([await toldOf(room, asked, asker), await toldOf(room, asked, room.maya)]).toEqual([
    ['message-unknown'],
    ['message-unknown'],
  ]);
  const events = room.context.db.selectFrom('event').where('publication_id', '=', asked.id);
  const steps = await events.select('to_state').orderBy('seq').execute();
  expect(steps.map((one) => one.to_state)).toEqual([
    'scheduled',
    'preparing',
    'inflight',
    'reconciling',
    'unknown',
  ]);
  await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  expect((await advanceUntil(context, asked, ['published'])).state).toBe('published');
  expect(await room.posts(account)).toHaveLength(1);
});
