// A platform at work on the files of a post: asked again soon whatever wait it names, told of when it takes too long, and over in time (row 7).
import type { StepTaken } from '@herald/channels/channel.ts';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { readClock } from '../../db/client.ts';
import { preparing } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, toldOf } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { scale: 1, processingAtMostMs: 60 * minuteMs },
);

const waits = (askAgainInSeconds: number, offset = 0): StepTaken => ({
  state: 'more',
  handle: 'file',
  offset,
  askAgainInSeconds,
});

/** A post whose step is answered by what is in hand; each look at it takes its turns at once. */
async function atWork(text: string, first: StepTaken) {
  const account = await room.account('facebook');
  const { id } = await room.publish(account, text);
  let hand = first;
  const asked: number[] = [];
  const context = preparing(room, async () => {
    asked.push((await readClock(room.context.db)).getTime());
    return { ok: true, value: hand };
  });
  const look = async (next: StepTaken = hand): Promise<Publication> => {
    hand = next;
    await advancePublication.run(context, { accountId: account.id });
    return room.read(id);
  };
  /** How long it waits from now, in minutes. */
  const waitsFor = async () =>
    (((await room.read(id)).wake_at?.getTime() ?? Infinity) - (await readClock(room.context.db)).getTime()) /
    minuteMs;
  return { account, id, asked, look, waitsFor };
}
const told = (id: string) => toldOf(room, { id }, room.maya);

describe('a platform that is at work on a file', () => {
  it.each([1e9, 7 * 86_400])('and says "in %d seconds" is asked again within minutes', async (seconds) => {
    const { asked, look, waitsFor } = await atWork(`Asked in ${seconds}`, waits(seconds));
    expect(await look()).toMatchObject({ state: 'scheduled', reason: 'reason-being-prepared' });
    expect(await waitsFor()).toBeGreaterThan(1);
    expect(await waitsFor()).toBeLessThanOrEqual(5);
    await look();
    expect(asked).toHaveLength(1);
    await passTime(room, 5 * minuteMs);
    expect(await look({ state: 'done', handle: 'file', expiresInSeconds: null })).toMatchObject({
      state: 'published',
      attempt_no: 1,
    });
    expect(asked).toHaveLength(2);
  });

  it('is told of once when it takes longer than any platform should, and the post is missed in its time', async () => {
    const { account, id, look } = await atWork('Never ready', waits(1e9));
    for (let minutes = 0; minutes < 60; minutes += 6) {
      await look();
      await passTime(room, 6 * minuteMs);
    }
    expect(await told(id)).toEqual([]);
    for (let turns = 0; turns < 3; turns += 1) {
      await passTime(room, 6 * minuteMs);
      expect((await look()).state).toBe('scheduled');
    }
    expect(await told(id)).toEqual(['message-files-wait']);
    await passTime(room, dayMs);
    expect(await look()).toMatchObject({ state: 'missed', attempt_no: 0 });
    expect((await told(id)).toSorted()).toEqual(['message-files-wait', 'message-missed']);
    expect(await room.posts(account)).toEqual([]);
  });

  it('is not told of while the file goes up piece by piece, for however long', async () => {
    const { id, look } = await atWork('A long film', waits(0, 1));
    let piece = 1;
    for (let hours = 0; hours < 4; hours += 1) {
      await look(waits(1, piece));
      await passTime(room, 50 * minuteMs);
      // Behind each piece it is at work for a while.
      await look(waits(0, (piece += 1)));
      await passTime(room, 2_000);
    }
    expect(await told(id)).toEqual([]);
  });

  it('and names no wait though nothing came to what it has is not asked without a rest', async () => {
    const { asked, look, waitsFor } = await atWork('No wait', waits(0));
    await look();
    // The first answer is something new; the same once more is not.
    expect(asked).toHaveLength(2);
    expect((await waitsFor()) * 60).toBeGreaterThan(0.5);
  });
});
