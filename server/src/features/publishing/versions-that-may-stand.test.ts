// An edit knows every version of ours that may stand there: the one that was live, and those of edits that were never answered.
import type { Channel, Edited } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import { beforeAll, expect, it } from 'vitest';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { say } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

/** The same newsroom, whose channels tell what an edit was given. */
function listening(told: (string | null)[][]): Newsroom['context'] {
  const tell = (channel: Channel): Channel => {
    const { edit } = channel.change;
    if (!edit) return channel;
    const heard: typeof edit = async (outside, account, id, post, before = []): Promise<Result<Edited>> => {
      told.push(before.map((one) => one.text));
      return edit(outside, account, id, post, before);
    };
    return { ...channel, change: { ...channel.change, edit: heard } };
  };
  return { ...room.context, channels: room.context.channels.map(tell) };
}

it('after two edits that nobody answered the third is told of both, and of what was live', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'First'), ['published']);
  const edit = async (text: string) => {
    const { pkGUID } = await say(room, text);
    return editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
  };
  for (const text of ['Second', 'Third']) {
    await edit(text);
    await leaveEditUnknown(room, live);
  }
  await edit('Fourth');
  const told: (string | null)[][] = [];
  await advanceUntil(listening(told), live, ['published', 'edit-failed']);
  expect(told.map((texts) => texts.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))).toEqual([
    ['First', 'Second', 'Third'],
  ]);
});
