// The picture of ours on a link's card: only for a link to our own sites, and the post goes without it everywhere else.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';

const megabyte = 1_048_576;
const account = accountWith({ access: 'EAAS-secret' });
const post: Post = {
  title: '',
  text: 'Noon',
  link: 'https://news.harbour.example/a',
  images: [],
  video: null,
  audio: null,
  cover: '/f/c.jpg',
};

/** What the page is asked to post, every step taken before. */
async function sent(of: Post, ownHosts: string[], sizeBytes = 9) {
  const forms: Record<string, string>[] = [];
  const outside = outsideWith(facebook, {
    ownHosts,
    readFile: async () => ({ bytes: new Uint8Array(sizeBytes), mimeType: 'image/jpeg' }),
    addressOf: async (url) => `https://herald.example${url}`,
    async fetch(_url, { method, body }) {
      const listed = { id: '7_1', message: of.text, created_time: new Date().toISOString() };
      const share = { data: [{ type: 'share', target: {} }] };
      if (method === 'GET')
        return new Response(JSON.stringify({ data: [{ ...listed, attachments: share }] }));
      forms.push(Object.fromEntries(new URLSearchParams(String(body))));
      return new Response(JSON.stringify({ id: '7_1', permalink_url: '/7/posts/1' }));
    },
  });
  const handles: Record<string, string> = {};
  for (const step of facebook.prepare.steps(of)) {
    const taken = await facebook.prepare.take(outside, account, of, step, null);
    if (!taken.ok) throw new Error(taken.failure.message);
    handles[step.key] = taken.value.handle;
  }
  const published = await facebook.publish(outside, account, { post: of, handles, clientKey: 'k' });
  expect(published).toMatchObject({ ok: true, value: { state: 'live' } });
  const lost = {
    post: of,
    handles,
    clientKey: 'k',
    sentAt: new Date(),
    handle: null,
    taken: new Set<string>(),
    rivals: [],
  };
  return { form: forms.at(-1) ?? {}, settled: await facebook.settle.settle(outside, account, lost) };
}

test('R-FB-004: a link to a site of ours goes with our picture, by its public address', async () => {
  const { form, settled } = await sent(post, ['harbour.example']);
  expect(form).toMatchObject({ link: post.link, picture: 'https://herald.example/f/c.jpg' });
  // The card's picture is no medium of the post: it is found again by its words.
  expect(settled).toMatchObject({ state: 'live', externalId: '7_1' });
});

test.each([
  ['R-FB-005: a link to another site', post, ['other.example'], 9],
  ['R-FB-005: nobody named a site of ours', post, [], 9],
  ['R-FB-006: a picture over 4 MB', post, ['harbour.example'], 4 * megabyte + 1],
  ['R-FB-003: a picture of another kind', { ...post, cover: '/f/c.gif' }, ['harbour.example'], 9],
  ['no picture', { ...post, cover: null }, ['harbour.example'], 9],
])('%s: the post goes without one', async (_case, of, hosts, sizeBytes) => {
  const { form } = await sent(of, hosts, sizeBytes);
  expect(form['link']).toBe(post.link);
  expect(form).not.toHaveProperty('picture');
});
