// An edit of VK says anew for whom a post is: one that does not say so opens it to everybody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, startHarness, type Harness } from './harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startHarness({ now: () => Date.now() });
});
afterAll(() => sandbox.close());

test('A post for friends says so, stays theirs where the edit repeats it, and is open where it does not', async () => {
  const desk = await sandbox.account('vk');
  const ask = (method: string, fields: Record<string, string>) =>
    sandbox.postForm(
      `/vk/api/method/${method}`,
      { v: '5.199', ...fields },
      { authorization: `Bearer ${desk.token}` },
    );
  const posted = await ask('wall.post', { message: 'Only us', friends_only: '1' });
  const id = String(at(posted.body, 'response', 'post_id'));
  const key = `${desk.id}_${id}`;
  const shown = async () => {
    const { body } = await ask('wall.getById', { posts: key });
    const entry = (await sandbox.ledger()).find((one) => one['externalId'] === key);
    return [at(body, 'response', 'items', 0, 'friends_only') ?? 0, entry?.['visibility']];
  };
  expect(await shown()).toEqual([1, 'friends']);
  await ask('wall.edit', { post_id: id, message: 'Still us', friends_only: '1' });
  expect(await shown()).toEqual([1, 'friends']);
  await ask('wall.edit', { post_id: id, message: 'Everybody' });
  expect(await shown()).toEqual([0, 'public']);
});
