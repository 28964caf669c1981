// Barred at the marker: what may stand already and is not to be sent again is looked for, and nobody is told that it was never sent.
import { minuteMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { keepDoubtfulRoom, knowingKeys, sentAgain } from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((begun) => {
  room = begun;
});

/** Whatever comes in the way does so when it is prepared, right before the marker. */
async function barred(text: string, bar: (one: Publication) => Promise<unknown>) {
  const { account, one } = await sentAgain(room, text);
  let isBarred = false;
  const reach = async (at: string) => {
    if (at !== 'F03' || isBarred) return;
    isBarred = true;
    await bar(one);
  };
  const context = { ...knowingKeys(room), reach };
  const looked = await advanceUntil(context, one, ['reconciling', 'published', 'unknown', 'cancelled']);
  const ended = await advanceUntil(knowingKeys(room), looked, [
    'published',
    'unknown',
    'cancelled',
    'withdrawn',
  ]);
  const steps = room.context.db.selectFrom('event').select('reason').where('publication_id', '=', one.id);
  const events = await steps.where('seq', '>', one.version).execute();
  return { account, ended, reasons: events.map(({ reason }) => reason) };
}

it('by the end of its key: it is not sent a second time, and found', async () => {
  const { account, ended, reasons } = await barred('Key forgotten', () => moveClock(room, 57 * minuteMs));
  await moveClock(room, 0);
  expect(await room.calls(account, 'publish', 'Key forgotten')).toBe(1);
  expect([ended.state, await room.posts(account)]).toMatchObject(['published', [{}]]);
  expect(reasons).toContain('reason-not-found-yet');
  expect(reasons).not.toContain('reason-missed');
});

it('by a person who cancels it: never told as cancelled before it was sent', async () => {
  const { account, reasons } = await barred('Cancelled at last', ({ id }) =>
    withdrawPublication(room.context, room.maya, { id }),
  );
  expect(await room.calls(account, 'publish', 'Cancelled at last')).toBe(1);
  expect(reasons).toContain('reason-not-found-yet');
  expect(reasons).not.toContain('reason-person-cancelled');
});

it('by a requester who may not any more: nobody is told that nothing was sent', async () => {
  const { account, ended, reasons } = await barred('Requester gone at last', async ({ id }) => {
    const { personId } = await testActor(room.context, { department: 'Desk', signs: [] });
    const own = room.context.db.updateTable('publication').set({ requested_by: personId });
    await own.where('id', '=', id).execute();
    await room.context.db.deleteFrom('person_role').where('person_id', '=', personId).execute();
  });
  expect(await room.calls(account, 'publish', 'Requester gone at last')).toBe(1);
  expect(ended.state).toBe('published');
  expect(reasons).toContain('reason-not-found-yet');
  expect(reasons).not.toContain('reason-requester-may-not');
});
