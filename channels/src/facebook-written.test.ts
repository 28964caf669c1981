// A post that Facebook made whatever it then says: what is asked beside it may fail, and an error may come after the deed.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';

const post: Post = {
  ...{ title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};

/** Answers to the post itself, and to the question for its address. */
async function publishing(made: Response, address: Response) {
  const asked: string[] = [];
  const outside = outsideWith(facebook, {
    async fetch(url, { method, follows }) {
      const { pathname, search } = new URL(url);
      asked.push(`${method} ${pathname.replace(/^\/v[\d.]+/, '')}${search}${follows ? ' afterwards' : ''}`);
      return method === 'POST' ? made : address;
    },
  });
  const sending = { post, handles: {}, clientKey: 'k' };
  return { asked, result: await facebook.publish(outside, accountWith(), sending) };
}
const refused = (error: object, more = {}) => Response.json({ error, ...more }, { status: 400 });

test('the post is asked for nothing that could fail to be read; its address is asked for afterwards', async () => {
  const said = Response.json({ id: '7_1', permalink_url: 'https://www.facebook.com/7/posts/1' });
  const { asked, result } = await publishing(Response.json({ id: '7_1' }), said);
  expect(asked).toEqual(['POST /7/feed', 'GET /7_1?fields=id%2Cpermalink_url afterwards']);
  const value = { state: 'live', externalId: '7_1', url: 'https://www.facebook.com/7/posts/1' };
  expect(result).toEqual({ ok: true, value });
});

test('a post whose address cannot be read stands all the same, under its id', async () => {
  const { result } = await publishing(Response.json({ id: '7_1' }), refused({ code: 190, message: 'm' }));
  const value = { state: 'live', externalId: '7_1', url: 'https://www.facebook.com/7_1' };
  expect(result).toEqual({ ok: true, value });
});

// Graph, read after write: the deed was done, and its answer is an error with what it would have answered.
test.each([{ code: 4 }, { code: 190 }, { code: 10 }, { code: 100, error_subcode: 33 }])(
  'an error of %j that brings the original answer is no refusal',
  async (error) => {
    const done = { original_response: { id: '7_1' } };
    for (const made of [refused(error, done), refused({ ...error, ...done })]) {
      const { result } = await publishing(made, Response.json({}));
      expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    }
    const { result } = await publishing(refused(error), Response.json({}));
    expect(result.ok ? null : result.failure.kind).not.toBe('unknown');
  },
);
