// VK gives back a name of somebody it knows with its number before it, on both kinds of walls.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness } from './harness.ts';
import { at, startHarness } from './harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startHarness({});
});
afterAll(() => sandbox.close());

test.each(['vk', 'vk-group'] as const)(
  'On %s a known name has its number, and nothing else has',
  async (side) => {
    const { token, id } = await sandbox.account(side, {});
    const own = side === 'vk-group' ? `club${id}` : `id${id}`;
    const ownerId = side === 'vk-group' ? `-${id}` : id;
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: string, fields: Record<string, string>) =>
      sandbox.postForm(`/${side}/api/method/${method}`, { v: '5.199', ...fields }, headers);
    const message = `@${own}, *${own} and @${own} (us): @nobody (else) a@${own} [${own}|we]`;
    const posted = await ask('wall.post', { message, owner_id: ownerId });
    const posts = `${ownerId}_${String(at(posted.body, 'response', 'post_id'))}`;
    const read = await ask('wall.getById', { posts });
    const text = `[${own}|@${own}], [${own}|*${own}] and [${own}|us]: @nobody (else) a@${own} [${own}|we]`;
    expect(at(read.body, 'response', 'items', 0, 'text')).toBe(text);
  },
);
