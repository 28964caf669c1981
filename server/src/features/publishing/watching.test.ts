// Watching: what is live is looked at again, each for itself: one that cannot be looked at holds up no other.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { touch } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { wakeWaiting } from './wake-waiting.ts';
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

it('what could not be looked at while its account was signed out is looked at once it is bound again (rows 29 and 30)', async () => {
  const account = await room.account('facebook');
  const [due, later] = [
    await room.advance(await room.publish(account, 'Due while signed out')),
    await room.advance(await room.publish(account, 'Due a day later')),
  ];
  await room.context.db
    .updateTable('channel_account')
    .set({ state: 'auth-required' })
    .where('id', '=', account.id)
    .execute();
  await touch(room, due, { watch_at: new Date(0) });
  const dueAt = new Date(Date.now() + 86_400_000);
  await touch(room, later, { watch_at: dueAt });
  await watchPublications(room.context);
  expect(await room.read(due.id)).toMatchObject({ watch_at: null, watches: 0 });
  await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  await watchPublications(room.context);
  expect(await room.read(due.id)).toMatchObject({ watches: 1, watch_waits: false });
  expect(await room.read(later.id)).toMatchObject({ watches: 0, watch_at: dueAt });
});
