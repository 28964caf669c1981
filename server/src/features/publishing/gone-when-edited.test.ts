// An edit of a post that somebody has deleted at the platform: it failed, and whether the post stands is looked at then and not only after a while (rows 26 and 29).
import { expect, it } from 'vitest';
import { facebook } from '@herald/channels/facebook/index.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { watchAgainMs: 2_000 },
);

it('is seen to be gone by two looks, the first of them at once', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Gone before noon'));
  const loaded = await loadAccount(room.context, account.id);
  if (!loaded) throw new Error('never bound');
  const outside = openOutside(room.context, facebook, { timeoutMs: 2_000 });
  await facebook.change.takeDown(outside, loaded.account, live.external_id ?? '');

  await room.edit(live, 'Words for nobody');
  const edited = await room.advance(live, ['published', 'edit-failed']);
  expect(edited).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed', misses: 0 });
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ state: 'edit-failed', misses: 1 });
  // One miss proves nothing: the other look is a while later.
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ state: 'edit-failed', misses: 1 });
  await expect
    .poll(async () => {
      await watchPublications(room.context);
      return (await room.read(live.id)).reason;
    })
    .toBe('reason-gone-from-platform');
});
