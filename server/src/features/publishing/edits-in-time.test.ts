// Where a platform takes changes of a post for a while only, that is said beforehand, and nothing is asked of it afterwards.
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { readPublication } from './read-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it('a post on VK can be changed for a day after it went live', async () => {
  const { context, maya, sandbox } = room;
  const { id } = await bindTestAccount(context, maya, sandbox, 'vk');
  const live = await room.advance(await room.publish({ id }, 'Of today'), ['published']);
  const canEdit = async () => (await readPublication(context, maya, { id: live.id })).item.can.edit;
  const { pkGUID } = await say(room, 'Of tomorrow');
  const edit = () => editPackage(context, maya, { opp_id: live.id, pkGUID }, fromContent);

  await moveClock(room, dayMs - 5 * minuteMs);
  expect(await canEdit()).toBe('in-place');
  await moveClock(room, dayMs + 5 * minuteMs);
  expect(await canEdit()).toMatchObject({ why: 'limit-edit-over' });
  await expect(edit()).rejects.toMatchObject({ code: 'edit-impossible' });
  expect((await room.read(live.id)).state).toBe('published');

  await moveClock(room, dayMs - 5 * minuteMs);
  await expect(edit()).resolves.toMatchObject({ state: 'editing' });
});
