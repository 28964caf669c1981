// An edit of VK whose answer is lost: it is done where the wall shows it, and in doubt where it showed as much before.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { vk } from './vk/index.ts';

const none = { title: '', link: null, images: [], video: null, audio: null, cover: null };
const link = 'https://example.com/';
const saying = (text: string, rest: Partial<Post> = {}): Post => ({ ...none, text, ...rest });
const shown = (text: string, linked?: string) => {
  const attachments = linked === undefined ? [] : [{ type: 'link', link: { url: linked } }];
  return { id: 1, owner_id: 7, date: 1, text, attachments };
};

/** The wall before and after a wall.edit that is answered by a gateway. */
function edit(words: { before?: Post; after: Post }, ...[before, after]: [object, object]) {
  let wall = before;
  const outside = outsideWith(vk, {
    async fetch(url) {
      if (!url.endsWith('wall.edit')) return Response.json({ response: { count: 1, items: [wall] } });
      wall = after;
      return new Response('bad gateway', { status: 502 });
    },
  });
  return vk.change.edit?.(outside, accountWith(), '7_1', words.after, words.before && [words.before]);
}
const unknown = { ok: false, failure: { kind: 'unknown' } };
const done = { ok: true, value: { state: 'live', externalId: '7_1' } };

test('another name behind the same words is not seen: in doubt, whether it took effect or not', async () => {
  const [before, after] = [saying('@durov (Captain) leads'), saying('@messi (Captain) leads')];
  const stood = shown('[id1|Captain] leads');
  expect(await edit({ before, after }, stood, stood)).toMatchObject(unknown);
  expect(await edit({ before, after }, stood, shown('[id2|Captain] leads'))).toMatchObject(unknown);
});

test('words that changed with it show the name too; a name that is a number is seen by itself', async () => {
  const after = saying('@messi (Captain) won');
  const stood = shown('[id1|Captain] leads');
  expect(await edit({ after }, stood, shown('[id2|Captain] won'))).toMatchObject(done);
  expect(await edit({ after }, stood, stood)).toMatchObject(unknown);
  const numbered = saying('@id2 (Captain) leads');
  expect(await edit({ after: numbered }, stood, shown('[id2|Captain] leads'))).toMatchObject(done);
  expect(await edit({ after: numbered }, stood, stood)).toMatchObject(unknown);
});

test('a link that was to go and stands is not gone, though the words are those that were wanted', async () => {
  const [before, after] = [saying('Noon', { link }), saying('Noon')];
  expect(await edit({ before, after }, shown('Noon', link), shown('Noon', link))).toMatchObject(unknown);
  expect(await edit({ before, after }, shown('Noon', link), shown('Noon'))).toMatchObject(done);
});

test('a link that the words name is VK’s own, and one of the owner’s is no doubt of new words', async () => {
  const named = saying(`See ${link}`);
  expect(await edit({ after: named }, shown('Noon'), shown(named.text, link))).toMatchObject(done);
  expect(await edit({ after: saying('One') }, shown('Noon', link), shown('One', link))).toMatchObject(done);
});

/** VK may make no picture of a link, and then shows none (channels.md §7). */
test('a link of ours that VK shows nothing of is neither there nor another’s', async () => {
  const asSent = async (text: string, linked?: string) => {
    const outside = outsideWith(vk, {
      fetch: async () => Response.json({ response: { count: 1, items: [shown(text, linked)] } }),
    });
    const sent = sentOf(saying('Noon', { link }), { sentAt: new Date(0) });
    const seen = await vk.settle.watch(outside, accountWith({ externalId: '7' }), sent, '7_1');
    return seen.ok ? seen.value.asSent : seen;
  };
  expect(await asSent('Noon')).toBeUndefined();
  expect(await asSent('Noon', link)).toBe(true);
  expect(await asSent('Noon', 'https://example.org/')).toBe(false);
  expect(await asSent('Midnight')).toBe(false);
});
