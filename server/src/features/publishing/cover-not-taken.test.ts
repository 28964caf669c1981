// An edit whose cover the platform did not take: the words stand, and the cover may be asked for again.
import type { Channel, Edited } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it.each([
  ['taken', {}, '/f/new.jpg'],
  ['not taken', { coverless: failed('permission', 'Not verified', 'forbidden').failure }, null],
])('where it was %s, what counts as standing says so', async (_, told, cover) => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'New words');
  await room.context.db.transaction().execute(async (tx) => {
    const editing = await room.read(live.id);
    await movePublication(tx, editing, await readFence(tx, account.id), 'editing', {
      target_post: JSON.stringify({ ...editing.target_post, cover: '/f/new.jpg' }),
      reason: editing.reason,
      wake_at: editing.wake_at,
    });
  });
  const value: Edited = { state: 'live', externalId: live.external_id ?? '', url: 'https://x/1', ...told };
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    change: { ...channel.change, edit: async () => ({ ok: true, value }) },
  }));
  const end = await advanceUntil({ ...room.context, channels }, live, ['published']);
  expect(end).toMatchObject({ reason: 'reason-edited', live_post: { text: 'New words', cover } });
});
