// A platform that does not answer: with every place of its own taken, the others' posts go out all the same.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { startEngine } from '../../jobs/engine.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import type { Publication } from './store/rows.ts';
import { sweepPublications } from './sweep-publications.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

it('takes the places of its own channel only', async () => {
  let letGo: () => void = () => undefined;
  const silence = new Promise<void>((done) => (letGo = done));
  const publish: Channel['publish'] = async () => {
    await silence;
    return failed('unknown', 'no answer');
  };
  const channels = room.context.channels.map((one) => (one.id === 31 ? { ...one, publish } : one));
  const context: Context = { ...room.context, channels };
  const jobs = [advancePublication];
  const engine = await startEngine(room.url, { jobs, works: true, onError: () => undefined });
  const { wake, stop } = await engine.work(context, advancePublication, 1);
  const stateOf = async ({ id }: Publication) => (await room.read(id)).state;
  const mute = await room.publish(await room.account('facebook'), 'Into the silence');
  wake({ accountId: mute.account_id, channelId: mute.channel_id });
  await expect.poll(() => stateOf(mute), { timeout: 8_000 }).toBe('inflight');
  const behind = await room.publish(await room.account('facebook'), 'Behind it');
  const other = await room.publish(await room.account('twitter'), 'Elsewhere');
  for (const one of [behind, other]) wake({ accountId: one.account_id, channelId: one.channel_id });
  await expect.poll(() => stateOf(other), { timeout: 8_000 }).toBe('published');
  expect(await stateOf(behind)).toBe('scheduled');
  letGo();
  await stop();
  await engine.stop();
});

it('a sweep wakes every account of a channel that has something due', async () => {
  const posts: Publication[] = [];
  for (let count = 0; count < 3; count += 1)
    posts.push(await room.publish(await room.account('twitter'), `Swept ${count}`));
  const woken: { accountId: string; channelId: number }[] = [];
  await sweepPublications(room.context, (one) => woken.push(one));
  for (const { account_id: accountId, channel_id: channelId } of posts)
    expect(woken).toContainEqual({ accountId, channelId });
});
