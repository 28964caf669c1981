// Calls before the first byte on a bad line.
import { expect, test } from 'vitest';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { patiently } from './patiently.ts';

const late = () => new CallRefusal('timed-out', 'Late.');

/** Each try takes so long; a pause takes what it says. */
function world(tryMs: number, answers: readonly (() => string)[]) {
  let [at, tries] = [0, 0];
  const ask = async () => {
    at += tryMs;
    const answer = answers[Math.min(tries, answers.length - 1)];
    tries += 1;
    return answer?.() ?? '';
  };
  const pause = async (ms: number) => void (at += ms);
  const run = (signal = new AbortController().signal) => patiently(ask, signal, pause, () => at);
  return { run, tries: () => tries, at: () => at };
}
const refuse = (error: Error) => () => {
  throw error;
};

test('R-UPL-014: a call that took too long is asked again, and only a whole minute of nothing is a timeout', async () => {
  const slow = world(5_000, [refuse(late()), refuse(new CallRefusal('offline', 'No line.')), () => 'there']);
  expect(await slow.run()).toBe('there');
  // A second between two tries.
  expect([slow.tries(), slow.at()]).toEqual([3, 17_000]);
  const started = world(10, [refuse(new CallRefusal('restarting', 'In a moment.')), () => 'there']);
  expect(await started.run()).toBe('there');
  const silent = world(5_000, [refuse(late())]);
  await expect(silent.run()).rejects.toMatchObject({ code: 'timed-out' });
  expect(silent.at()).toBeGreaterThanOrEqual(60_000);
});

test('what no waiting changes is said at once, and nothing is asked for who has gone', async () => {
  const refused = world(10, [refuse(new CallRefusal('upload-too-large', 'Too large.'))]);
  await expect(refused.run()).rejects.toMatchObject({ code: 'upload-too-large' });
  const gone = new AbortController();
  gone.abort();
  const left = world(10, [refuse(late())]);
  await expect(left.run(gone.signal)).rejects.toMatchObject({ code: 'timed-out' });
  expect([refused.tries(), left.tries()]).toEqual([1, 1]);
});
