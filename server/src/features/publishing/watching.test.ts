// Watching: what is live is looked at again, each for itself: one that cannot be looked at holds up no other.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ watchAfterMs: [1, 60_000], watchAgainMs: 60_000 });
});
afterAll(() => room.close());

it('an account whose token cannot be read is put off, and all others are watched (rows 29 and 30)', async () => {
  const broken = await room.account('facebook');
  const fine = await room.account('facebook');
  const first = await room.advance(await room.publish(broken));
  const second = await room.advance(await room.publish(fine));
  await room.context.db
    .updateTable('account_token')
    .set({ sealed: 'nonsense' })
    .where('account_id', '=', broken.id)
    .execute();
  await sleep(20);
  await watchPublications(room.context);
  expect(await room.read(second.id)).toMatchObject({ watches: 1 });
  const put = await room.read(first.id);
  expect(put).toMatchObject({ state: 'published', watches: 0 });
  const at = await readClock(room.context.db);
  expect((put.watch_at?.getTime() ?? 0) - at.getTime()).toBeGreaterThan(50_000);
});
