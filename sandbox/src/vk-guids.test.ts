// How long VK does nothing twice under one guid can be set; without that it is an hour, as documented.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness } from './harness.ts';
import { at, startHarness } from './harness.ts';

let nowMs = Date.now();
let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());

async function wallOf(side: 'vk' | 'vk-group'): Promise<() => Promise<string>> {
  const { token, id } = await sandbox.account(side, { expiresInSeconds: 200_000 });
  const owner = side === 'vk-group' ? { owner_id: `-${id}` } : {};
  const fields = { v: '5.199', message: 'a', guid: 'g', ...owner };
  const headers = { authorization: `Bearer ${token}` };
  return async () => {
    const heard = await sandbox.postForm(`/${side}/api/method/wall.post`, fields, headers);
    expect(at(heard.body, 'error')).toBeUndefined();
    return String(at(heard.body, 'response', 'post_id'));
  };
}

test.each(['vk', 'vk-group'] as const)('How long %s knows a guid can be set', async (side) => {
  const post = await wallOf(side);
  await sandbox.postJson('/_settings', { guidSeconds: 15 });
  const first = await post();
  nowMs += 14_000;
  expect(await post()).toBe(first);
  nowMs += 2_000;
  const second = await post();
  expect(second).not.toBe(first);
  await sandbox.ask('/_settings', { method: 'DELETE' });
  nowMs += 3_500_000;
  expect(await post()).toBe(second);
  nowMs += 101_000;
  expect(await post()).not.toBe(second);
});

test.each([0, -1, 'an hour', null])('A guid cannot be known for %s seconds', async (guidSeconds) => {
  expect((await sandbox.postJson('/_settings', { guidSeconds })).status).toBe(400);
});
