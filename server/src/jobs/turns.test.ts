// What a process has at work: so many at once, each key once, once more for whoever asked meanwhile, and an end.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

/** Work that lasts until it is let go. */
function held() {
  let begun = 0;
  let letGo: () => void = () => undefined;
  const work = () => {
    begun += 1;
    return new Promise<void>((done) => (letGo = done));
  };
  return { work, begun: () => begun, letGo: () => letGo() };
}

it('runs so many at once, and there is room again once nothing waits', async () => {
  const turns = openTurns(1);
  const [first, second] = [held(), held()];
  turns.take('a', first.work);
  turns.take('b', second.work);
  expect([first.begun(), second.begun()]).toEqual([1, 0]);
  let isRoom = false;
  void turns.room().then(() => (isRoom = true));
  first.letGo();
  await pause(1);
  expect([second.begun(), isRoom]).toEqual([1, false]);
  second.letGo();
  await pause(1);
  expect(isRoom).toBe(true);
});

it('runs a key once at a time, and once more for all who asked meanwhile', async () => {
  const turns = openTurns(3);
  const one = held();
  for (let times = 0; times < 4; times += 1) turns.take('a', one.work);
  expect(one.begun()).toBe(1);
  one.letGo();
  await pause(1);
  expect(one.begun()).toBe(2);
  one.letGo();
  await pause(1);
  expect(one.begun()).toBe(2);
});

it('is stopped when the running have ended, and begins nothing new', async () => {
  const turns = openTurns(1);
  const [running, waiting] = [held(), held()];
  turns.take('a', running.work);
  turns.take('b', waiting.work);
  let isOver = false;
  void turns.stop().then(() => (isOver = true));
  await pause(1);
  expect(isOver).toBe(false);
  running.letGo();
  await pause(1);
  expect([isOver, waiting.begun()]).toEqual([true, 0]);
});
