// Pictures drawn in turn: two decodes at once whoever asks, one drawing for a person, and no more waiting than a few.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { drawForPerson } from './draw-for-person.ts';
import { drawInTurn } from './draw-in-turn.ts';

/** As many as the largest single picture may have. */
const pixelsAtOnce = 100_000_000;
const actor = (personId: string) => ({
  personId,
  account: personId,
  name: personId,
  departmentId: 'd',
  department: 'd',
  roles: [],
  language: 'en' as const,
  sessionId: 's',
  signs: new Set<string>(),
});

/** The most of `work` that went on at one time. */
function watched() {
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(5);
    now -= 1;
  };
  return { work, most: () => most };
}

it('only two decodes go on at once, so that files can still be read and written', async () => {
  const { work, most } = watched();
  await Promise.all(Array.from({ length: 12 }, () => drawInTurn(1_000, work)));
  expect(most()).toBe(2);
});

it('U06: large ones go one by one, so that memory holds one of them; even one that is too large has its turn', async () => {
  const { work, most } = watched();
  const large = pixelsAtOnce / 2 + 1;
  await Promise.all([large, large, 10 * pixelsAtOnce, large].map((pixels) => drawInTurn(pixels, work)));
  expect(most()).toBe(1);
  await Promise.all([large, pixelsAtOnce - large].map((pixels) => drawInTurn(pixels, work)));
  expect(most()).toBe(2);
});

it('what fails in its turn gives its place back', async () => {
  const fall = () => Promise.reject(new Error('undrawn'));
  await expect(drawInTurn(pixelsAtOnce, fall)).rejects.toThrow('undrawn');
  expect(await drawInTurn(pixelsAtOnce, async () => 'drawn')).toBe('drawn');
});

it('who asks for many pictures waits for his own, others do not wait for him', async () => {
  const { work, most } = watched();
  const own = Array.from({ length: 4 }, () => drawForPerson(actor('greedy'), work));
  let isServed = false;
  const other = drawForPerson(actor('other'), async () => void (isServed = true));
  await other;
  expect(isServed).toBe(true);
  await Promise.all(own);
  expect(most()).toBe(1);
});

it('beyond a few that wait he is told to come back, and may again once they are drawn', async () => {
  const { work } = watched();
  const asked = await Promise.allSettled(
    Array.from({ length: 9 }, () => drawForPerson(actor('hostile'), work)),
  );
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]?.reason).toMatchObject({ code: 'too-many-requests', figures: { seconds: 5 } });
  await drawForPerson(actor('hostile'), work);
});
