// What an Instagram container tells once its publication was refused, failed, or left nothing that can be told from others.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { instagram } from './instagram/index.ts';

const file = { url: 'herald://1.jpg', name: '1.jpg', sizeBytes: 9, md5: '', ending: 'jpg', altText: '' };
const post: Post = {
  ...{ title: '', text: '', link: null, images: [file], video: null, audio: null, cover: null },
};
const container = JSON.stringify({ items: [], container: '1', upload: null, asked: 0 });
const sending = { post, handles: { container }, clientKey: 'key' };

/** The container has this status; the account lists one picture of somebody, without a caption. */
function world(status: string | null, publishing: Response = Response.json({}, { status: 500 })) {
  const asked: string[] = [];
  const picture = { id: '9', caption: '', media_type: 'IMAGE', timestamp: '2026-11-05T10:00:05+0000' };
  const listed = [{ ...picture, permalink: 'https://www.instagram.com/p/C9/' }];
  const outside = outsideWith(instagram, {
    async fetch(url, { method }) {
      const what = `${method} ${new URL(url).pathname.replace('/v26.0', '')}`;
      asked.push(what);
      if (what === 'POST /7/media_publish') return publishing;
      if (what === 'GET /7/media') return Response.json({ data: listed });
      return status === null
        ? Response.json({}, { status: 503 })
        : Response.json({ status_code: status, status: `${status}: as it is` });
    },
  });
  return { asked, outside };
}

test.each([
  ['was not published', 'FINISHED', 'media'],
  ['expired', 'EXPIRED', 'media'],
  ['failed', 'ERROR', 'unknown'],
  ['was published', 'PUBLISHED', 'unknown'],
  ['cannot be read', null, 'unknown'],
])('a refusal of what went up is one only where its container says so: it %s', async (_, status, kind) => {
  const error = { message: 'm', code: 352, error_subcode: 2207026 };
  const { asked, outside } = world(status, Response.json({ error }, { status: 400 }));
  const result = await instagram.publish(outside, accountWith(), sending);
  expect(result).toMatchObject({ ok: false, failure: { kind } });
  expect(asked).toEqual(['POST /7/media_publish', 'GET /1']);
});

test('without a caption what is listed is anybody’s: only of one that failed may a person say that it is none of them', async () => {
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const sent = { ...sending, sentAt, handle: null, taken: new Set<string>(), rivals: [] };
  const settled = (status: string) => instagram.settle.settle(world(status).outside, accountWith(), sent);
  const several = { state: 'several', candidates: ['https://www.instagram.com/p/C9/'] };
  expect(await settled('ERROR')).toEqual({ ...several, mayBeNone: true, over: true });
  expect(await settled('PUBLISHED')).toEqual(several);
});
