// What a process has at work: so many of a group at once, each key once, once more for whoever asked meanwhile, and an end.
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

const slow = (key: string) => ({ key, group: 'slow' });

it('runs so many of a group at once, and one that is slow keeps no other waiting', async () => {
  const turns = openTurns(1);
  const [first, second, other] = [held(), held(), held()];
  turns.take(slow('a'), first.work);
  turns.take(slow('b'), second.work);
  turns.take({ key: 'c', group: 'quick' }, other.work);
  expect([first.begun(), second.begun(), other.begun()]).toEqual([1, 0, 1]);
  first.letGo();
  await pause(1);
  expect(second.begun()).toBe(1);
});

it('runs a key once at a time, and once more for all who asked meanwhile', async () => {
  const turns = openTurns(3);
  const one = held();
  for (let times = 0; times < 4; times += 1) turns.take(slow('a'), one.work);
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
  turns.take(slow('a'), running.work);
  turns.take(slow('b'), waiting.work);
  let isOver = false;
  void turns.stop().then(() => (isOver = true));
  await pause(1);
  expect(isOver).toBe(false);
  running.letGo();
  await pause(1);
  expect([isOver, waiting.begun()]).toEqual([true, 0]);
});
