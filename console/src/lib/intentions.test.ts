import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTrial, type Answer } from './call-trial.ts';
import { makeIntentions } from './intentions.ts';

const { trial, reset, answering, makeTab } = makeTrial((address, init) => fetch(address, init));
const server = createServer((request, reply) => void answering(request, reply));
const { publishPackages, myHistory } = publishingEndpoints;
const { withdrawTiming } = scheduleEndpoints;
const answers = (answer: Answer) => trial.answers.set(publishPackages.path, () => answer);
const done: Answer = { data: { publications: [] } };
const body = [{ pkGUID: 'p', bids: ['a'] }];

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  trial.base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(reset);

/** Publishes once for each answer, one after the other; the keys that were sent. */
async function keysOf(...each: Answer[]) {
  const { call } = makeTab({ token: 'a' });
  for (const answer of each) {
    answers(answer);
    await call(publishPackages, body, { mute: 'all' }).catch(() => undefined);
  }
  return trial.heard.map(({ headers }) => headers['idempotency-key']);
}

it('R-PUB-018 two clicks at once carry one key', async () => {
  const { call } = makeTab({ token: 'a' });
  answers({ ...done, delayMs: 50 });
  await Promise.all([call(publishPackages, body), call(publishPackages, body)]);
  const [one, two] = trial.heard.map(({ headers }) => headers['idempotency-key']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toBe(one);
});

it.each<[string, Answer]>([
  ['an answer that is none', { status: 502, text: 'bad gateway' }],
  ['an error of the server', { status: 500, code: 500_001 }],
  ['a first try that is still under way', { status: 409, code: 409_009 }],
])('after %s the next click carries the same key', async (_, lost) => {
  const [one, two, three] = await keysOf(lost, done, done);
  expect(two).toBe(one);
  expect(three).not.toBe(two);
});

it('after a refusal the next click means something new', async () => {
  const [one, two] = await keysOf({ status: 409, code: 409_004 }, done);
  expect(two).not.toBe(one);
});

it('other content, or another call, has a key of its own; a call that changes nothing has none', () => {
  let at = 0;
  const intentions = makeIntentions(() => at);
  const key = intentions.keyFor(publishPackages, body);
  expect(intentions.keyFor(publishPackages, body)).toBe(key);
  expect(intentions.keyFor(publishPackages, [{ pkGUID: 'p', bids: ['b'] }])).not.toBe(key);
  expect(intentions.keyFor(withdrawTiming, body)).not.toBe(key);
  expect(intentions.keyFor(myHistory, {})).toBeUndefined();
  at = 10 * 60_000;
  expect(intentions.keyFor(publishPackages, body)).not.toBe(key);
});

it('a deed meant anew has a key of its own, though the one before was not answered', async () => {
  const { call } = makeTab({ token: 'a' });
  answers({ status: 502 });
  for (const options of [{}, {}, { isAnew: true }, {}])
    await call(publishPackages, body, { mute: 'all', ...options }).catch(() => undefined);
  const [one, again, anew, then] = trial.heard.map(({ headers }) => headers['idempotency-key']);
  expect([again === one, anew === one, then === anew]).toEqual([true, false, true]);
});
