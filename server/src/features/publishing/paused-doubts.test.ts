// Sent already and paused before it could be sent again: it is not sent, it is looked for in time, and it goes on once the pause is lifted.
import { describe, expect, it } from 'vitest';
import { minuteMs } from '@herald/contract/constants.ts';
import {
  keepDoubtfulRoom,
  knowingKeys,
  sentAgain,
  sweepDoubts,
  sweepDoubtsTo,
} from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { readPublication } from './read-publication.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});
const sweepOn = (one: Publication) => sweepDoubts(room, one);
const sweptTo = (one: Publication, state: string) => sweepDoubtsTo(room, one, state);

describe('a post in doubt that is paused', () => {
  it('is neither sent nor taken up again and again, and is looked for when its key may be forgotten', async () => {
    const { account, one } = await sentAgain(room, 'Paused, in doubt');
    const pause = await pauseRoom(room);
    await expect.poll(async () => (await sweepOn(one)).reason, { timeout: 8_000 }).toBe('reason-paused');
    const waiting = await room.read(one.id);
    expect(waiting.state).toBe('scheduled');
    // It stands already: that it waits for a pause is not all there is to say of it.
    const { item } = await readPublication(room.context, room.maya, { id: one.id });
    expect(item.reason).toBe('reason-resend-waits');
    expect((await sweepOn(one)).version).toBe(waiting.version);
    await moveClock(room, 60 * minuteMs);
    await sweptTo(one, 'published');
    expect(await room.calls(account, 'publish', 'Paused, in doubt')).toBe(1);
    await pause.lift();
  });

  it('goes on as soon as the pause is lifted', async () => {
    const account = await room.account('facebook');
    const words = 'Paused and lifted';
    await room.strike(account, 'reset-before');
    const lost = await advanceUntil(knowingKeys(room), await room.publish(account, words), ['reconciling']);
    const one = await advanceUntil(knowingKeys(room), lost, ['scheduled']);
    const pause = await pauseRoom(room);
    await expect.poll(async () => (await sweepOn(one)).reason, { timeout: 8_000 }).toBe('reason-paused');
    expect(await room.calls(account, 'publish', words)).toBe(1);
    await pause.lift();
    await sweptTo(one, 'published');
    expect(await room.posts(account)).toHaveLength(1);
  });
});

it('a post that was cancelled while everything is paused is cancelled, not kept until the pause is over', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account, 'Paused, cancelled');
  let isAsked = false;
  const reach = async (at: string) => {
    if (at !== 'F03' || isAsked) return;
    isAsked = true;
    await withdrawPublication(room.context, room.maya, { id: one.id });
  };
  const again = await advanceUntil({ ...room.context, reach }, one, ['scheduled', 'cancelled', 'published']);
  const pause = await pauseRoom(room);
  if (again.state === 'scheduled') await sweptTo(one, 'cancelled');
  await pause.lift();
  expect((await room.read(one.id)).state).toBe('cancelled');
  expect(await room.calls(account, 'publish', 'Paused, cancelled')).toBe(0);
});
