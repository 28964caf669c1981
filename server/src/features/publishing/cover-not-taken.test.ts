// An edit whose cover the platform did not take, or of which nobody knows: the words stand, and the cover may be asked for again.
import type { Channel, Edited } from '@herald/channels/channel.ts';
import { failed, type Failure } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

/** Live, and asked for other words and another cover. */
async function edited(): Promise<Publication> {
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
  return live;
}

function where(change: Partial<Channel['change']>, settle: Partial<Channel['settle']> = {}) {
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    change: { ...channel.change, ...change },
    settle: { ...channel.settle, ...settle },
  }));
  return { ...room.context, channels };
}

/** Edits are not answered, and a look shows these words. */
function seenOnly(text: string) {
  return where(
    { edit: async () => failed('unknown', 'no answer') },
    {
      watch: async (_outside, _account, { post }) => ({
        ok: true,
        value: { stands: true, copies: [], asSent: post.text === text },
      }),
    },
  );
}

const without = (failure: Failure): Pick<Edited, 'lacking'> => ({ lacking: { what: 'cover', failure } });

it.each([
  ['taken', {}, '/f/new.jpg'],
  ['not taken', without(failed('permission', 'Not verified', 'forbidden').failure), null],
  ['not answered', without(failed('unknown', 'no answer').failure), null],
])('where it was %s, what counts as standing says so', async (_, told, cover) => {
  const live = await edited();
  const value: Edited = { state: 'live', externalId: live.external_id ?? '', url: 'https://x/1', ...told };
  const end = await advanceUntil(where({ edit: async () => ({ ok: true, value }) }), live, ['published']);
  expect(end).toMatchObject({ reason: 'reason-edited', live_post: { text: 'New words', cover } });
});

it('where nobody answered and the new words were seen, nobody knows of the cover, and it may be asked for again', async () => {
  const live = await edited();
  const end = await advanceUntil(seenOnly('New words'), live, ['published', 'edit-failed']);
  expect(end).toMatchObject({ state: 'published', live_post: { text: 'New words', cover: null } });
  const [event] = await room.context.db
    .selectFrom('event')
    .select('evidence')
    .where('publication_id', '=', live.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .execute();
  expect(event?.evidence).toMatchObject({ by: 'word-look', because: 'word-cover-unknown' });
  // And so may the old one, which may stand there no longer: an edit of words alone that was only seen tells nothing of it.
  const covered = { cover: '/f/old.jpg' };
  await room.edit(live, 'Newer words');
  await room.context.db.transaction().execute(async (tx) => {
    const editing = await room.read(live.id);
    await movePublication(tx, editing, await readFence(tx, live.account_id), 'editing', {
      live_post: JSON.stringify({ ...editing.live_post, ...covered }),
      target_post: JSON.stringify({ ...editing.target_post, ...covered }),
      reason: editing.reason,
      wake_at: editing.wake_at,
    });
  });
  expect(await advanceUntil(seenOnly('Newer words'), live, ['published'])).toMatchObject({
    live_post: { text: 'Newer words', ...covered },
  });
  expect(await room.edit(live, 'Newer words')).toMatchObject({ state: 'editing' });
  const again = {
    ok: true,
    value: { state: 'live', externalId: live.external_id ?? '', url: 'https://x/1' },
  } as const;
  const known = await advanceUntil(where({ edit: async () => again }), live, ['published']);
  await expect(room.edit(known, 'Newer words')).rejects.toMatchObject({ code: 'nothing-to-change' });
});
