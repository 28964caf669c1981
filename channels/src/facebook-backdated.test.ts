// A back-dated post of Facebook is looked for in two lists, that of now and that of its day: what either shows counts.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Rival, Sent } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const image = { url: 'herald://p', name: 'p', sizeBytes: 9, md5: '', ending: 'jpg', altText: '' };
const post: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [image], video: null, audio: null, cover: null },
  backdatedTime: '2026-07-01 10:00:00',
};
const sent: Sent = {
  ...{ post, handles: { 'picture-1': '99' }, clientKey: 'k', sentAt, handle: null },
  ...{ taken: new Set<string>(), rivals: [] },
};
const listed = (id: string, photo: string) => ({
  ...{ id, message: 'Noon', created_time: '2026-11-05T10:00:30Z' },
  attachments: { data: [{ type: 'photo', target: { id: photo } }] },
});
const dated = (id: string, photo: string) => ({
  ...listed(id, photo),
  created_time: '2026-07-01T17:00:00Z',
});

/** The list of now; that of the post's day, which fails where there is none; and a post by its id. */
function world(now: object[], day: object | null, read: object = {}) {
  return outsideWith(facebook, {
    async fetch(url) {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith('/published_posts')) return Response.json(read);
      if (!searchParams.has('until')) return Response.json({ data: now });
      return day === null ? new Response(null, { status: 503 }) : Response.json(day);
    },
  });
}
const account = accountWith();
const notWhole = (data: object[]) => ({ data, paging: { next: 'https://graph.facebook.com/next' } });

test('it is found by its picture in the list of now, though the list of its day fails', async () => {
  const outside = world([listed('7_1', '99')], null);
  const seen = await facebook.settle.settle(outside, account, sent);
  expect(seen).toMatchObject({ state: 'live', externalId: '7_1' });
});

test('it is found by its picture in the part of its day’s list that is shown', async () => {
  const outside = world([], notWhole([dated('7_1', '99')]));
  const seen = await facebook.settle.settle(outside, account, sent);
  expect(seen).toMatchObject({ state: 'live', externalId: '7_1' });
});

test('it is neither found nor absent while the list of its day fails', async () => {
  const outside = world([listed('7_2', '98')], null);
  expect(await facebook.settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
});

test('a copy in the list of now is told, though the list of its day fails', async () => {
  const outside = world([listed('7_1', '99'), listed('7_2', '98')], null, listed('7_1', '99'));
  const seen = await facebook.settle.watch(outside, account, sent, '7_1');
  const told = { copies: ['7_2'], unlisted: { kind: 'unknown' } };
  expect(seen).toMatchObject({ ok: true, value: { stands: true, ...told } });
});

test('a copy in the part of its day’s list that is shown is told', async () => {
  const day = notWhole([dated('7_1', '99'), dated('7_2', '98')]);
  const outside = world([], day, dated('7_1', '99'));
  const seen = await facebook.settle.watch(outside, account, sent, '7_1');
  expect(seen).toMatchObject({ ok: true, value: { copies: ['7_2'] } });
});

test('under its date alone it may be another call’s that ended long before: nobody says whose it is', async () => {
  const hour = 3_600_000;
  const [before, until] = [new Date(sentAt.getTime() - 2 * hour), new Date(sentAt.getTime() - hour)];
  const rival: Rival = { ...sent, handles: { 'picture-1': '97' }, sentAt: before, until };
  const outside = world([], { data: [dated('7_1', '95')] });
  const seen = await facebook.settle.settle(outside, account, { ...sent, rivals: [rival] });
  expect(seen).toMatchObject({ state: 'several', candidates: [expect.stringContaining('7_1')] });
});
