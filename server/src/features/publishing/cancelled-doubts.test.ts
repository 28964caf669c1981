// Cancelled while nobody knows whether it stands, on a platform with keys: it is looked for calmly, and never sent to find out.
import type { Channel, SettledBy } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceUntil, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;

beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const key: SettledBy = { by: 'key', windowSeconds: 3_600_000 };

/** Nothing comes of any call, and nobody is told so. */
function losesEverything(): { channels: Channel[]; asked: { calls: number } } {
  const asked = { calls: 0 };
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settledBy: key,
    publish: async () => {
      asked.calls += 1;
      return failed('unknown', 'reset');
    },
    settle: {
      ...channel.settle,
      settle: async () => ({ state: 'absent', looked: 3 }),
    },
  }));
  return { channels, asked };
}

/** How often it came to stand so. */
async function stepsOf({ id }: Publication, state: Publication['state']): Promise<number> {
  const events = room.context.db.selectFrom('event').select(['from_state', 'to_state']);
  const own = await events.where('publication_id', '=', id).where('to_state', '=', state).execute();
  return own.filter((one) => one.from_state !== state).length;
}

describe('a cancelled publication in doubt, inside the window of its key', () => {
  it('is looked for where it stands until a person is asked, and never sent again', async () => {
    const account = await room.account('facebook');
    const { channels, asked } = losesEverything();
    const context = { ...room.context, channels };
    const lost = await advanceUntil(context, await room.publish(account), ['reconciling']);
    await withdrawPublication(context, room.maya, { id: lost.id });
    const unknown = await advanceUntil(context, lost, ['unknown']);
    expect(unknown).toMatchObject({ attempt_no: 1, negative_looks: 3 });
    expect(asked.calls).toBe(1);
    expect(await stepsOf(lost, 'scheduled')).toBe(1);
  });

  it('also when it waited to be sent again: it goes back to be looked for once', async () => {
    const account = await room.account('facebook');
    const { channels } = losesEverything();
    const pace = { ...room.context.pace, retryBaseMs: 300 };
    const context = { ...room.context, channels, pace };
    const waiting = await advanceUntil(context, await room.publish(account), ['reconciling']);
    await advanceUntil(context, waiting, ['scheduled']);
    await withdrawPublication(context, room.maya, { id: waiting.id });
    await advanceUntil(context, waiting, ['unknown']);
    expect(await stepsOf(waiting, 'reconciling')).toBe(2);
  });
});
