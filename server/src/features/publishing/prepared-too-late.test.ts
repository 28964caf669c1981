// What was prepared too long, or lay half prepared while nobody worked: its key may be forgotten and its time over, and then it is not sent.
import { failed } from '@herald/channels/failure.ts';
import { hourMs } from '@herald/contract/constants.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { refuseTestToken } from '../../db/test-account.ts';
import { keepDoubtfulRoom, knowingKeys, preparing, sentAgain } from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { Overtaken } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

/** Its worker ends right before it would be sent. */
const dies = (context: Context): Context => ({
  ...context,
  reach: async (point) => {
    if (point === 'F03') throw new Overtaken('killed');
  },
});

describe('what may stand, and is prepared to be sent again under its key', () => {
  it('is looked for and not sent when the key may be forgotten before another worker comes', async () => {
    const { account, one } = await sentAgain(room, 'Its worker died');
    await advanceUntil(dies(knowingKeys(room)), one, ['preparing']);
    await moveClock(room, 3 * hourMs);
    const found = await advanceUntil(knowingKeys(room), one, ['published', 'unknown']);
    expect([found.state, found.attempt_no]).toEqual(['published', 1]);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('is looked for and not sent when a step before the call takes longer than the key is known', async () => {
    const { account, one } = await sentAgain(room, 'A slow step');
    const slowly = preparing(room, async () => {
      await moveClock(room, 3 * hourMs);
      // The lease was renewed meanwhile.
      const until = new Date(Date.now() + 5 * hourMs);
      await room.context.db
        .updateTable('account_lane')
        .set({ lease_until: until })
        .where('account_id', '=', account.id)
        .execute();
      return { ok: true, value: { state: 'done', handle: 'kept', expiresInSeconds: null } };
    });
    const found = await advanceUntil(slowly, one, ['published', 'unknown']);
    expect(found.attempt_no).toBe(1);
    expect(await room.posts(account)).toHaveLength(1);
  });
});

it('what lay half prepared until its time was over is missed, and not sent days late (row 5)', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Three days late');
  await advanceUntil(dies(room.context), one, ['preparing']);
  await moveClock(room, 72 * hourMs);
  const { state } = await advanceUntil(room.context, one, ['published', 'missed', 'failed']);
  expect([state, await room.posts(account)]).toEqual(['missed', []]);
});

it('what is cancelled while its token is refreshed in vain is cancelled at once', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Cancelled meanwhile');
  await refuseTestToken(room.context, account.id);
  let isAsked = false;
  const context = knowingKeys(room, ({ connect }) => ({
    connect: {
      ...connect,
      refresh: async () => {
        if (!isAsked) await withdrawPublication(room.context, room.maya, { id: one.id });
        isAsked = true;
        return failed('auth', 'refused', '190');
      },
    },
  }));
  await advancePublication.run(context, { accountId: account.id });
  const { state } = await advanceUntil(context, one, ['cancelled', 'failed']);
  expect([isAsked, state]).toEqual([true, 'cancelled']);
});
