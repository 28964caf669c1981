// One newsroom for all tests of a file, as each of them finds it: no faults left, the clock true.
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Pace } from '../context.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { moveClock } from './test-turns.ts';

export type Give = (room: Newsroom) => void | Promise<void>;

export function keepNewsroom(give: Give, pace: Partial<Pace> = {}): void {
  let room: Newsroom;
  beforeAll(async () => {
    room = await testNewsroom(pace);
    await give(room);
  });
  afterEach(async () => {
    await room.sandbox.liftFaults();
    await moveClock(room, 0);
  });
  afterAll(() => room.close());
}
