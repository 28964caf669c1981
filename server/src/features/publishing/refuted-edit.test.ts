// An edit in doubt is refuted where a later one ended as failed: that is said only once the words of before were seen standing behind the quiet window (confirm-refusal.ts). Nobody is asked about its words any more.
import { beforeAll, expect, it } from 'vitest';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('words of an edit that was seen not to have come about are published without a question', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words.'), ['published']);
  const { pkGUID } = await say(room, 'New words.');
  const edit = (to: string) =>
    editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: to }, fromContent);
  await edit(pkGUID);
  await leaveEditUnknown(room, live);
  await room.strike(account, 'duplicate', { operation: 'facebook.edit', times: 99 });
  await edit((await say(room, 'Third words.')).pkGUID);
  const end = await room.advance(live, ['published', 'edit-failed']);
  // Seen standing: the old ones.
  expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
  expect((await room.posts(account)).map(({ text }) => text)).toEqual(['Old words.']);
  const sent = publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id] }], fromContent);
  await expect(sent).resolves.toHaveLength(1);
});
