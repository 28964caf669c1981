// What Instagram says of a container that failed while it was prepared: which refusal it was, or a trouble that passes.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { instagram } from './instagram/index.ts';

const file = { url: 'herald://1.jpg', name: '1.jpg', sizeBytes: 9, md5: '', ending: 'jpg', altText: '' };
const post: Post = {
  ...{ title: '', text: '', link: null, images: [file], video: null, audio: null, cover: null },
};
const container = (id: string) => JSON.stringify({ items: [], container: id, upload: null, asked: 0 });
const account = accountWith({ externalId: '7' });

/** The first container failed so; another can be made. */
async function taken(status: string) {
  const asked: string[] = [];
  const outside = outsideWith(instagram, {
    addressOf: async () => 'https://desk.example/1.jpg',
    async fetch(url, { method }) {
      const what = `${method} ${new URL(url).pathname.replace('/v26.0', '')}`;
      asked.push(what);
      if (what === 'GET /1') return Response.json({ status_code: 'ERROR', status });
      if (what === 'POST /7/media') return Response.json({ id: '2' });
      return Response.json({ data: [{ quota_usage: 0, config: { quota_total: 50 } }] });
    },
  });
  const kept = { handle: container('1'), offset: 0 };
  const said = await instagram.prepare.take(outside, account, post, { key: 'container' }, kept);
  return { said, asked };
}

test.each([
  ['Error: Media upload has failed with error code 2207009', 'media', '2207009'],
  ['Error: Media upload has failed with error code 2207010', 'content', '2207010'],
  ['Error: Media upload has failed with error code 2207050', 'blocked', '2207050'],
  ['Error: Media upload has failed with error code 2207999', 'media', '2207999'],
  ['Error: The upload was 22070090 bytes long', 'media', 'ERROR'],
])('it is refused by the number in its sentence: %s', async (status, kind, platformCode) => {
  const { said, asked } = await taken(status);
  expect(said).toMatchObject({ ok: false, failure: { kind, platformCode } });
  expect(asked).toEqual(['GET /1']);
});

test.each([
  ['a trouble of the platform', 'unknown', '2207053'],
  ['a day that was full', 'rate', '2207042'],
])('after %s it is made anew, which is said', async (_, kind, platformCode) => {
  const { said } = await taken(`Error: Media upload has failed with error code ${platformCode}`);
  const begunAnew = { kind, platformCode };
  const value = { state: 'more', handle: container('2'), begunAnew };
  expect(said).toMatchObject({ ok: true, value });
});
