// What met an outage, or was in doubt, before the house was put back, while its time passes: it is asked about, holds nobody up, and keeps the time it was given.
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { now, nowPlus } from '../../db/client.ts';
import { recogniseDatabase } from '../../db/recognise-database.ts';
import { keepDoubtfulRoom, putBack } from '../../db/test-doubts.ts';
import { touch, waitQuiet } from '../../db/test-turns.ts';
import { looking } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { resolvePublication } from './resolve-publication.ts';
import { keepStep, readHandles } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const absent: Settlement = { state: 'absent', looked: 3 };
const dead: Settlement = { state: 'failed', failure: failed('media', 'it expired').failure };

/** The same house, whose calls do not leave it. */
function offline({ context }: Newsroom): Context {
  const publish = async () => failed('presend', 'no line');
  return { ...context, channels: context.channels.map((channel) => ({ ...channel, publish })) };
}

async function turns(
  context: Context,
  { account_id: accountId }: Publication,
  until: () => Promise<boolean>,
) {
  const turn = async () => {
    await advancePublication.run(context, { accountId });
    return until();
  };
  await expect.poll(turn, { timeout: 20_000, interval: 5 }).toBe(true);
}

/** Its time is over, and it is looked at now. */
async function endTime({ id, account_id: accountId }: Publication): Promise<void> {
  const { db } = room.context;
  await db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, accountId);
    const over = { expires_at: nowPlus(-1_000), wake_at: nowPlus(-1_000), fence };
    await tx.updateTable('publication').set(over).where('id', '=', id).execute();
  });
}

it.each([
  ['under its pause', 'stands'],
  ['once it is lifted', 'lifted'],
] as const)(
  'two whose time is over at once, %s: both are asked about, and their account goes on',
  async (_, pause) => {
    const account = await room.account('facebook');
    const both = [await room.publish(account, 'First'), await room.publish(account, 'Second')];
    const wereTried = async () => (await Promise.all(both.map(({ id }) => room.read(id)))).every(isTried);
    for (const one of both) await turns(offline(room), one, wereTried);
    await putBack(room, pause);
    for (const one of both) await endTime(one);
    const context = looking(room, absent);
    for (const one of both)
      expect(await advanceUntil(context, one, ['unknown', 'missed'])).toMatchObject({ state: 'unknown' });
    await room.context.db
      .updateTable('pause')
      .set({ lifted_at: now })
      .where('lifted_at', 'is', null)
      .execute();
    const next = await room.publish(account, 'Asked for since');
    expect(await advanceUntil(context, next, ['published'])).toMatchObject({ state: 'published' });
  },
);

const isTried = (one: Publication) => one.state === 'scheduled' && one.attempt_no > 0;

it('who says that it is not there shortens the time of nothing, and what is dead of it is taken anew', async () => {
  const context = looking(room, dead);
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const one = await advanceUntil(context, await room.publish(account, 'Three days'), ['reconciling']);
  await putBack(room, 'lifted');
  const { db } = room.context;
  await db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account.id);
    await keepStep(tx, one.id, 'video', { state: 'done', handle: 'dead', expiresInSeconds: null });
    const longer = { expires_at: nowPlus(3 * dayMs), fence };
    await tx.updateTable('publication').set(longer).where('id', '=', one.id).execute();
  });
  await waitQuiet(one);
  await advanceUntil(context, one, ['unknown']);
  await resolvePublication(context, room.maya, { id: one.id, answer: 'not-live' });
  const answered = await room.read(one.id);
  expect(answered.state).toBe('scheduled');
  expect(answered.expires_at.getTime()).toBeGreaterThan(Date.now() + 2 * dayMs);
  expect(await readHandles(db, one.id)).toEqual({});
});

it('what was sent before is looked for under the pause of its restore, however long it was asked to wait', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Asked to wait');
  await turns(offline(room), one, async () => isTried(await room.read(one.id)));
  await touch(room, one, { wake_at: new Date(Date.now() + dayMs) });
  await recogniseDatabase(room.url, { isOlder: true });
  expect(await advanceUntil(looking(room, absent), one, ['unknown'])).toMatchObject({ attempt_no: 1 });
});
