// What a request in the sandbox's ledger proves of its answer, by everything that may have struck it.
import { expect, it } from 'vitest';
import { requestOf } from './checker-ledger.ts';

const answered = (status: number, more: Record<string, unknown> = {}, body: unknown = {}) =>
  requestOf({ operation: 'vk.publish', answer: { status, headers: {}, body }, ...more }).answer;

it('an answer that was sent whole is what it says', () => {
  expect(answered(200)).toBe('accepted');
  expect(answered(201, {}, { error: { code: 'ok' } })).toBe('accepted');
  for (const status of [400, 401, 403, 422, 429]) expect(answered(status)).toBe('refused');
  expect(answered(200, {}, { error: { error_code: 6 } })).toBe('refused');
  expect(answered(200, {}, { errcode: 45_009 })).toBe('refused');
  expect(answered(404)).toBe('absent');
});

it('a gateway, trouble, an upload that goes on or no answer at all proves nothing of a call to publish', () => {
  for (const status of [308, 408, 425, 500, 503]) expect(answered(status)).toBe('doubtful');
  expect(requestOf({ operation: 'vk.publish', answer: null }).answer).toBe('doubtful');
  expect(answered(308, { operation: 'youtube.status' })).toBe('accepted');
});

it('what a fault has veiled is in doubt, what it let through is not', () => {
  for (const fault of [
    'html',
    'truncated',
    'slow-drip',
    'timeout-after',
    'duplicate',
    'list-lag, reset-after',
  ])
    expect(answered(401, { fault })).toBe('doubtful');
  for (const fault of ['rate-seconds', 'unauthorized', 'accepted-then-flip', 'handle-expires'])
    expect(answered(401, { fault })).toBe('refused');
});
