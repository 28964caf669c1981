// Cancelled while its call is out, and the platform then wants to be left alone for days: it is over at once, whatever the account waits for.
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Context } from '../../context.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readPublication } from './read-publication.ts';
import { isResting } from './store/lanes.ts';
import { sweepPublications } from './sweep-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom((begun) => {
  room = begun;
});

it('is cancelled by the next sweep, and its history promises nothing of what the platform said', async () => {
  const account = await room.account('facebook');
  const { id } = await room.publish(account, 'Never mind');
  const channels = room.context.channels.map((one) => ({
    ...one,
    publish: async () => {
      await withdrawPublication(room.context, room.maya, { id });
      return failed('rate', 'Too many calls', '32', 72 * 3_600);
    },
  }));
  const context: Context = { ...room.context, channels };
  // It is prepared and sent in one turn, and no more.
  let asked = 0;
  await advancePublication.run(context, { accountId: account.id }, () => (asked += 1) <= 2);
  expect(await isResting(room.context.db, account.id)).toBe(true);
  const woken: string[] = [];
  await sweepPublications(context, (asked) => woken.push(asked.accountId));
  expect(woken).toContain(account.id);
  await advancePublication.run(context, { accountId: account.id });
  const { item } = await readPublication(room.context, room.maya, { id });
  expect(item).toMatchObject({ state: 'cancelled', reason: 'reason-person-cancelled', detail: '' });
  expect(await room.posts(account)).toEqual([]);
});
