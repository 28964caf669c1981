// An edit at VK keeps what the post's owner attached: every kind by its own name, in its place, or nothing is edited at all.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { attachmentsAfter } from './vk-attachments.ts';
import { WallPost } from './vk-api.ts';
import { vk } from './vk/index.ts';

const post: Post = { title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null };
const standing = (...attachments: object[]) =>
  WallPost.parse({ id: 3, owner_id: 7, date: 1, text: 'Noon', attachments });
const link = (url: string) => ({ type: 'link', link: { url, title: 'T' } });
const photo = { type: 'photo', photo: { id: 9, owner_id: 7, access_key: 'k9', sizes: [] } };
const poll = { type: 'poll', poll: { id: 11, owner_id: 7, question: 'Now?', answers: [] } };
const doc = { type: 'doc', doc: { id: 12, owner_id: 7, access_key: 'k12' } };
const audio = { type: 'audio', audio: { id: 13, owner_id: -2 } };
const page = { type: 'page', page: { id: 14, group_id: 5 } };
const album = { type: 'album', album: { id: '15', owner_id: 7 } };
const event = { type: 'event', event: { id: 16, text: '' } };

test('R-HIST-007: an edit of the words alone sends poll, document, audio, page and album again, as they stood', async () => {
  const forms: URLSearchParams[] = [];
  const outside = outsideWith(vk, {
    async fetch(url, { body }) {
      if (body instanceof URLSearchParams) forms.push(body);
      const items = [standing(poll, photo, doc, audio, page, album)];
      return Response.json({ response: url.endsWith('wall.edit') ? { post_id: 3 } : { count: 1, items } });
    },
  });
  const edited = await vk.change.edit?.(outside, accountWith(), '7_3', { ...post, text: 'One' }, [post]);
  expect(edited).toMatchObject({ ok: true });
  const sent = 'poll7_11,photo7_9_k9,doc7_12_k12,audio-2_13,page-5_14,album7_15';
  expect(forms.at(-1)?.get('attachments')).toBe(sent);
});

test('what has no name of its own stops the edit: VK would take it away from its owner', async () => {
  const asked: string[] = [];
  const outside = outsideWith(vk, {
    async fetch(url) {
      asked.push(url.replace(/^.*\//, ''));
      return Response.json({ response: { count: 1, items: [standing(photo, event)] } });
    },
  });
  const edited = await vk.change.edit?.(outside, accountWith(), '7_3', { ...post, text: 'One' }, [post]);
  expect(edited).toMatchObject({ ok: false, failure: { kind: 'content', platformCode: 'attached' } });
  expect(asked).toEqual(['wall.getById']);
});

test.each<[string, object[], Partial<Post>, Post | undefined, string[]]>([
  [
    'ours is replaced where it stood',
    [photo, link('https://a.org'), poll],
    { link: 'https://b.org/x,y' },
    { ...post, link: 'https://a.org' },
    ['photo7_9_k9', 'https://b.org/x%2Cy', 'poll7_11'],
  ],
  [
    'ours goes when it is taken out',
    [link('https://a.org/'), poll],
    {},
    { ...post, link: 'https://a.org' },
    ['poll7_11'],
  ],
  [
    'its owner’s stays when we have none',
    [poll, link('https://owner.org')],
    {},
    post,
    ['poll7_11', 'https://owner.org'],
  ],
  [
    'its owner’s gives way to ours: VK takes one',
    [link('https://owner.org')],
    { link: 'https://b.org' },
    post,
    ['https://b.org'],
  ],
  [
    'one that VK made of our words goes with them',
    [link('https://a.org/x')],
    { text: 'One' },
    { ...post, text: 'See https://a.org/x' },
    [],
  ],
  [
    'and stays with them',
    [link('https://a.org/x')],
    { text: 'One https://a.org/x' },
    { ...post, text: 'See https://a.org/x' },
    ['https://a.org/x'],
  ],
  [
    'a new one comes last',
    [photo, poll],
    { link: 'https://b.org' },
    post,
    ['photo7_9_k9', 'poll7_11', 'https://b.org'],
  ],
  [
    'ours goes though VK writes its comma as percents',
    [link('https://a.org/x%2Cy'), poll],
    {},
    { ...post, link: 'https://a.org/x,y' },
    ['poll7_11'],
  ],
  [
    'ours goes though VK writes its host as punycode',
    [link('https://xn--e1afmkfd.xn--p1ai/put'), poll],
    {},
    { ...post, link: 'https://пример.рф/put' },
    ['poll7_11'],
  ],
  [
    'ours goes though VK writes its host small, and a space as percents',
    [link('http://example.com/a%20b'), poll],
    {},
    { ...post, link: 'https://Example.com/a b' },
    ['poll7_11'],
  ],
  [
    'one that VK made of our words goes with them, in its own spelling',
    [link('https://xn--e1afmkfd.xn--p1ai/put')],
    { text: 'One' },
    { ...post, text: 'See пример.рф/put.' },
    [],
  ],
  [
    'and stays with them, in its own spelling',
    [link('https://xn--e1afmkfd.xn--p1ai/put')],
    { text: 'One «https://пример.рф/put»' },
    { ...post, text: 'See пример.рф/put.' },
    ['https://xn--e1afmkfd.xn--p1ai/put'],
  ],
  ['one without an address is no reason to edit nothing', [{ type: 'link' }, poll], {}, post, ['poll7_11']],
  ['nor is one whose address is empty', [link(''), poll], {}, post, ['poll7_11']],
  ['stays where nobody knows whose it is', [link('https://a.org')], {}, undefined, ['https://a.org']],
])('a link: %s', (_, parts, change, before, wanted) => {
  const words = { before: before ? [before] : [], after: { ...post, ...change } };
  expect(attachmentsAfter(standing(...parts), words)).toEqual({ ok: true, value: wanted });
});
