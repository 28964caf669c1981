// A change before which the post cannot be read is asked for again: nobody has to look for what was never begun.
import { expect, it } from 'vitest';
import type { Channel } from './channel.ts';
import { accountWith, outsideWith, postWith } from './conformance-world.ts';
import { vk } from './vk/index.ts';
import { youtube } from './youtube/index.ts';

const account = accountWith({ externalId: '7', access: 'token' });
const post = postWith();

async function edited(channel: Channel, answers: () => Response) {
  const methods: string[] = [];
  const outside = outsideWith(channel, {
    fetch: async (url, init) => {
      methods.push(`${init?.method ?? 'GET'} ${new URL(url).pathname.split('/').at(-1)}`);
      return answers();
    },
  });
  const answer = await channel.change.edit?.(outside, account, '7_8', post, [{ ...post, text: 'Old words' }]);
  return { answer, methods };
}

it.each<[Channel, string]>([
  [youtube, 'GET videos'],
  [vk, 'POST wall.getById'],
])('nothing of it is in doubt, and a wait that was named is kept: $key', async (channel, asked) => {
  const down = await edited(channel, () => new Response('', { status: 500 }));
  expect(down).toMatchObject({ answer: { ok: false, failure: { kind: 'presend' } }, methods: [asked] });
  const busy = await edited(
    channel,
    () => new Response('', { status: 503, headers: { 'retry-after': '60' } }),
  );
  expect(busy.answer).toMatchObject({ ok: false, failure: { kind: 'presend', retryAfterSeconds: 60 } });
});
