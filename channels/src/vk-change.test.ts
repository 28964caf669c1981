// What VK says of the caller says nothing of the post: no look follows, and nothing is taken for gone.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { vk } from './vk/index.ts';

test.each([
  [14, 'blocked', 'a captcha'],
  [5, 'auth', 'a dead token'],
  [6, 'rate', 'too many calls'],
])('error %i, %s (%s): the take-down is not believed, and nobody is asked further', async (code, kind) => {
  const asked: string[] = [];
  const outside = outsideWith(vk, {
    async fetch(url) {
      const method = url.replace(/^.*\//, '');
      asked.push(method);
      const error = { error_code: code, error_msg: 'm', request_params: [] };
      // Who were asked all the same would hear that there is no such post.
      return Response.json(method === 'wall.delete' ? { error } : { response: { count: 0, items: [] } });
    },
  });
  const taken = await vk.change.takeDown(outside, accountWith(), '7_3');
  expect(taken).toMatchObject({ ok: false, failure: { kind, platformCode: String(code) } });
  expect(asked).toEqual(['wall.delete']);
});

test('an edit that VK refuses for certain is refused, and nobody looks whether it stands all the same', async () => {
  const asked: string[] = [];
  const post: Post = {
    title: '',
    text: 'One',
    link: null,
    images: [],
    video: null,
    audio: null,
    cover: null,
  };
  const outside = outsideWith(vk, {
    async fetch(url) {
      const method = url.replace(/^.*\//, '');
      asked.push(method);
      const error = { error_code: 15, error_msg: 'Access denied: edit time expired', request_params: [] };
      // It says already what it was to say, as after an edit of its owner's.
      const items = [{ id: 3, owner_id: 7, date: 1, text: 'One' }];
      return Response.json(method === 'wall.edit' ? { error } : { response: { count: 1, items } });
    },
  });
  const edited = await vk.change.edit?.(outside, accountWith(), '7_3', post);
  expect(edited).toMatchObject({ ok: false, failure: { kind: 'permission', platformCode: '15-edit' } });
  expect(asked).toEqual(['wall.getById', 'wall.edit']);
});

test.each<[number | undefined, string | null]>([
  [1, '1'],
  [0, null],
  [undefined, null],
])('an edit leaves a post to friends where it stands for them (%j): %j is sent', async (friends, sent) => {
  const forms: URLSearchParams[] = [];
  const post: Post = {
    ...{ title: '', text: 'Two', link: null, images: [], video: null, audio: null, cover: null },
  };
  const outside = outsideWith(vk, {
    async fetch(url, { body }) {
      if (url.endsWith('wall.edit') && body instanceof URLSearchParams) forms.push(body);
      const items = [{ id: 3, owner_id: 7, date: 1, text: 'One', friends_only: friends }];
      return Response.json({ response: url.endsWith('wall.edit') ? { post_id: 3 } : { count: 1, items } });
    },
  });
  expect(await vk.change.edit?.(outside, accountWith(), '7_3', post)).toMatchObject({ ok: true });
  expect(forms.map((form) => form.get('friends_only'))).toEqual([sent]);
});

test.each<[string[], true | undefined]>([
  [[], undefined],
  [['1'], true],
])(
  'of two films, %j deleted before the other is refused: that one is gone is told',
  async (gone, isFilmGone) => {
    const deleted: string[] = [];
    const outside = outsideWith(vk, {
      async fetch(url, { body }) {
        const id = body instanceof URLSearchParams ? (body.get('video_id') ?? '') : '';
        const method = url.replace(/^.*\//, '');
        if (method !== 'video.delete') return Response.json({ response: { count: 0, items: [] } });
        deleted.push(id);
        const error = { error_code: 14, error_msg: 'Captcha needed', request_params: [] };
        return Response.json(gone.includes(id) ? { response: 1 } : { error });
      },
    });
    const handles = { video: 'video7_1', 'video-2': 'video7_2' };
    const taken = await vk.change.takeDown(outside, accountWith(), '7_3', handles);
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'blocked' } });
    expect(taken.ok ? undefined : taken.failure.isFilmGone).toBe(isFilmGone);
    expect(deleted).toEqual([...gone, String(gone.length + 1)]);
  },
);
