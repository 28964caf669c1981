// A repost to words that were given up untold: the refusal says what can be done, for they cannot be taken down.
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '@herald/contract/constants.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime } from '../../db/test-turns.ts';
import { publishSaved, say } from '../../http/test-words.ts';
import { Refusal } from '../../refusal.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('a week after the second words were dropped, the first are to be replaced by them', async () => {
  const account = await room.account('twitter');
  const live = await room.advance(await room.publish(account, 'Quay at nien.'), ['published']);
  const pkGUID = live.package_id;
  await say(room, 'Quay at nine.', { pkGUID, revision: 1 });
  const second = await publishSaved(room, account, pkGUID);
  for (const step of ['preparing', 'reconciling', 'unknown'] as const)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(second.id), await readFence(tx, account.id), step, {}),
      );
  await resolvePublication(room.context, room.maya, { id: second.id, answer: 'drop' });
  await passTime(room, 7 * dayMs);
  const repost = { opp_id: live.id, pkGUID, repost: [account.id] };
  const refused = await editPackage(room.context, room.maya, repost, fromContent).then(
    () => 'begun',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
  expect(refused).toBe('twin-given-up');
  // As it advises: the old post down, then as a new one, confirmed.
  await withdrawPublication(room.context, room.maya, { id: live.id });
  await room.advance(live, ['withdrawn']);
  const third = await publishSaved(room, account, pkGUID, { again: true, twins: [second.id] });
  await room.advance(third, ['published']);
  const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
  expect(standing.map(({ text }) => text)).toEqual(['Quay at nine.']);
});
