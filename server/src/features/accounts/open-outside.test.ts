// What a channel is told of our side: the address our operators come from, for the platform that asks for it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
beforeAll(async () => void (room = await testNewsroom()));
afterAll(() => room.close());

it('travels with every post to Weibo, and without it none leaves', async () => {
  const account = await room.account('weibo');
  const publish = async (words: string) =>
    room.advance(await room.publish(account, `${words} https://example.com/a`));
  expect(await publish('Noon')).toMatchObject({ state: 'published' });
  expect(await room.calls(account, 'publish', '"rip":"127.0.0.1"')).toBe(1);
  room.context.config.clientAddress = null;
  expect(await publish('Evening')).toMatchObject({ state: 'failed' });
  expect(await room.posts(account)).toHaveLength(1);
});

it('must be an IPv4 address', () => {
  expect(readConfig({ HERALD_CLIENT_ADDRESS: '211.156.0.1' }).clientAddress).toBe('211.156.0.1');
  expect(readConfig({}).clientAddress).toBeNull();
  expect(() => readConfig({ HERALD_CLIENT_ADDRESS: '::1' })).toThrow('HERALD_CLIENT_ADDRESS');
});
