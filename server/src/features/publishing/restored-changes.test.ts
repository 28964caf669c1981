// Changes that were open when a backup was made: in what a restore lost they may have been done, so none is called given up unlooked.
import { facebook } from '@herald/channels/facebook/index.ts';
import { afterEach, expect, it } from 'vitest';
import { now } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { putThere } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock, turn } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const dayMs = 86_400_000;

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { lookAtMostMs: dayMs },
);
afterEach(() => moveClock(room, 0));

async function live() {
  const account = await room.account('facebook');
  return { account, one: await room.advance(await room.publish(account, 'Old words')) };
}

/** Its owner alone sees it. */
async function hide({ id, account_id: accountId }: Publication): Promise<void> {
  await room.context.db.transaction().execute(async (tx) => {
    const now = await room.read(id);
    await movePublication(tx, now, await readFence(tx, accountId), now.state, {
      reason: 'reason-owner-only',
    });
  });
}

/** The backup is restored two days later, and its pause lifted. */
async function restore(): Promise<void> {
  const { db } = room.context;
  await db.insertInto('pause').values({ scope: 'everything', restored_from: now }).execute();
  await moveClock(room, 2 * dayMs);
  await db.updateTable('pause').set({ lifted_at: now, lifted_by: room.maya.personId }).execute();
}

async function takeDown(account: TestAccount, { external_id: externalId }: Publication): Promise<void> {
  const bound = await loadAccount(room.context, account.id);
  const outside = openOutside(room.context, facebook, { timeoutMs: 2_000 });
  if (bound) await facebook.change.takeDown(outside, bound.account, externalId ?? '');
  expect(await room.posts(account)).toMatchObject([{ removedAt: expect.any(String) }]);
}

async function endOf(one: Publication): Promise<Publication> {
  await restore();
  return turn(room, one);
}

it('an edit that took effect meanwhile is found to stand, not given up', async () => {
  const { one } = await live();
  await room.edit(one, 'New words');
  await putThere(room, one);
  expect(await endOf(one)).toMatchObject({
    state: 'published',
    reason: 'reason-edited',
    live_post: { text: 'New words' },
  });
});

it('what its owner alone sees stays so, however its change is found to have been done', async () => {
  const { one } = await live();
  await hide(one);
  await room.edit(await room.read(one.id), 'New words');
  await putThere(room, one);
  expect(await endOf(one)).toMatchObject({ state: 'published', reason: 'reason-owner-only' });
  const { account, one: other } = await live();
  await moveClock(room, 0);
  await hide(other);
  await withdrawPublication(room.context, room.maya, { id: other.id });
  await takeDown(account, other);
  expect(await endOf(other)).toMatchObject({ state: 'withdrawn', reason: 'reason-withdrawn' });
});

it('one that nobody can look for is unknown', async () => {
  const { account, one } = await live();
  await room.edit(one, 'New words');
  for (const operation of ['facebook.read', 'facebook.list'])
    await room.strike(account, '500-before', { operation, times: 99 });
  expect(await endOf(one)).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-unknown' });
});

it('a post that was taken down meanwhile is withdrawn, and not called live', async () => {
  const { account, one } = await live();
  await withdrawPublication(room.context, room.maya, { id: one.id });
  await takeDown(account, one);
  expect(await endOf(one)).toMatchObject({ state: 'withdrawn' });
});

it('an edit whose post somebody wants gone by then is looked for first, so that its words are known', async () => {
  const { account, one } = await live();
  await room.edit(one, 'New words');
  await putThere(room, one);
  await restore();
  await room.strike(account, 'unseen', { operation: 'facebook.delete', times: 99 });
  await withdrawPublication(room.context, room.maya, { id: one.id });
  expect(await turn(room, one)).toMatchObject({ reason: 'reason-edited', live_post: { text: 'New words' } });
});

it('one that was asked for after the restore is given up as ever', async () => {
  await restore();
  const { one } = await live();
  await room.edit(one, 'New words');
  await moveClock(room, 4 * dayMs);
  expect(await turn(room, one)).toMatchObject({ state: 'edit-failed', reason: 'reason-change-given-up' });
});
