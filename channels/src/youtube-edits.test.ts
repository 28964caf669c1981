// What an edit on YouTube keeps of its owner's, what it says of a private video, and how its tags are counted.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { youtube } from './youtube/index.ts';

const account = accountWith({ externalId: 'UCours', screenName: '@ours' });
const id = 'abcdefghijk';
const publishedAt = '2026-11-05T10:00:30Z';
const plain: Post = {
  title: 'The ferry',
  text: 'It is late',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
};

/** YouTube shows the video as it is kept there, and answers a change with `status`. */
function showing(kept: { id?: string; snippet: object; status: object }, status = 200) {
  const bodies: string[] = [];
  const outside = outsideWith(youtube, {
    async fetch(_url, { method, body }) {
      if (method === 'GET') return Response.json({ items: [{ id, ...kept }] });
      bodies.push(String(body));
      return Response.json({ id }, { status });
    },
  });
  return { outside, bodies };
}

test('what is private as was chosen is live for its owner alone', async () => {
  const post = { ...plain, attributes: { youtubePrivacy: 'private' } };
  const status = { uploadStatus: 'processed', privacyStatus: 'private' };
  const { outside } = showing({ snippet: { title: 'The ferry', channelId: 'UCours', publishedAt }, status });
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const sent: Sent = { post, handles: {}, clientKey: 'k', sentAt, handle: id, taken: new Set(), rivals: [] };
  const seen = await youtube.settle.settle(outside, account, sent);
  expect(seen).toMatchObject({ state: 'live', externalId: id, ownerOnly: 'chosen' });
});

test('an edit keeps the category and the tags its owner set there, and changes only ours', async () => {
  const theirs = { title: 'Old', categoryId: '25', tags: ['owner', 'old', 'both'] };
  const { outside, bodies } = showing({ snippet: theirs, status: { privacyStatus: 'private' } });
  const wanted = { ...plain, keywords: ['both', 'new one'] };
  const before = { ...plain, keywords: ['old', 'both'] };
  const edited = await youtube.change.edit?.(outside, account, id, wanted, [before]);
  expect(edited).toMatchObject({ ok: true, value: { ownerOnly: 'locked' } });
  const snippet = { categoryId: '25', tags: ['owner', 'both', 'new one'] };
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({ snippet });
});

test('an edit sends again what its owner declared: that it is made by a machine, and whom it is for', async () => {
  const status = {
    privacyStatus: 'public',
    embeddable: false,
    selfDeclaredMadeForKids: true,
    containsSyntheticMedia: true,
  };
  const { outside, bodies } = showing({ snippet: { title: 'Old' }, status });
  expect(await youtube.change.edit?.(outside, account, id, plain, [plain])).toMatchObject({ ok: true });
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({ status });
});

test('an edit sends nothing where YouTube shows another video: what its owner chose is not this one’s', async () => {
  const status = { privacyStatus: 'public' };
  const { outside, bodies } = showing({ id: 'bbbbbbbbbbb', snippet: { title: 'Theirs' }, status });
  const edited = await youtube.change.edit?.(outside, account, id, plain, [plain]);
  expect(edited).toMatchObject({ ok: false, failure: { kind: 'presend', platformCode: 'unreadable' } });
  expect(bodies).toEqual([]);
});

test('an edit whose answer was lost is not done while the tags are the old ones', async () => {
  const snippet = { title: 'The ferry', description: 'It is late', channelId: 'UCours', publishedAt };
  const status = { privacyStatus: 'public', uploadStatus: 'processed' };
  const edit = (tags: string[]) => {
    const { outside } = showing({ snippet: { ...snippet, tags }, status }, 503);
    const before = { ...plain, keywords: ['old'] };
    return youtube.change.edit?.(outside, account, id, { ...plain, keywords: ['new'] }, [before]);
  };
  expect(await edit(['old'])).toMatchObject({ ok: false });
  expect(await edit(['new'])).toMatchObject({ ok: true });
});

test('the look at an edit sees its tags, in whichever letters; that some are missing, which its owner may have taken away, tells nothing', async () => {
  const snippet = { title: 'The ferry', description: 'It is late', channelId: 'UCours', publishedAt };
  const status = { privacyStatus: 'public', uploadStatus: 'processed' };
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const asSent = async (tags: string[], keywords: string[], title = 'The ferry') => {
    const { outside } = showing({ snippet: { ...snippet, tags }, status });
    const call = { handles: {}, clientKey: 'k', sentAt, handle: id, taken: new Set<string>(), rivals: [] };
    const post = { ...plain, title, keywords };
    const seen = await youtube.settle.watch(outside, account, { ...call, post }, id);
    return seen.ok ? seen.value.asSent : null;
  };
  expect(await asSent(['owner', 'Harbour'], ['harbour'])).toBe(true);
  expect(await asSent(['owner'], ['harbour'])).toBeUndefined();
  expect(await asSent(['owner'], [])).toBe(true);
  expect(await asSent(['owner', 'harbour'], ['harbour'], 'Another')).toBe(false);
});

test.each([
  ['nothing else was wanted: it is not done', plain, false],
  ['other words were: they stand without it', { ...plain, title: 'Old' }, true],
])('where the cover is refused and %s', async (_, before, isDone) => {
  const outside = outsideWith(youtube, {
    readFile: async () => ({ bytes: new Uint8Array(9), mimeType: 'image/jpeg' }),
    async fetch(url, { method }) {
      if (url.includes('thumbnails')) return new Response('', { status: 503 });
      const kept = { snippet: { title: 'Old' }, status: { privacyStatus: 'public' } };
      return Response.json(method === 'GET' ? { items: [{ id, ...kept }] } : { id });
    },
  });
  const wanted = { ...plain, cover: 'herald://c.jpg' };
  const edited = await youtube.change.edit?.(outside, account, id, wanted, [before]);
  expect(edited).toMatchObject(
    isDone
      ? { ok: true, value: { lacking: { what: 'cover', failure: { kind: 'unknown' } } } }
      : { ok: false, failure: { kind: 'unknown' } },
  );
});

test('tags are counted as they are sent: with the owner’s, commas between, and marks around a space', async () => {
  const owners = Array.from({ length: 45 }, (_, index) => `owner ${index + 10}`);
  const edit = (keyword: string) => {
    const { outside } = showing({
      snippet: { title: 'Old', tags: owners },
      status: { privacyStatus: 'public' },
    });
    return youtube.change.edit?.(outside, account, id, { ...plain, keywords: [keyword] }, [plain]);
  };
  // Forty-five of eight letters and two marks, with a comma between two, are 494: a comma and five letters fill it.
  expect(await edit('abcde')).toMatchObject({ ok: true });
  expect(await edit('abcdef')).toMatchObject({
    ok: false,
    failure: { kind: 'content', platformCode: 'invalidTags' },
  });
});

const chosen = (attributes: Record<string, string>, category = '22'): Post => ({
  ...plain,
  attributes,
  classes: [{ channelid: 34, classify1: category }],
});

test('an edit changes who may see it, whom it is for and its category where these were chosen otherwise, and then alone', async () => {
  const theirs = { categoryId: '10', title: 'Old' };
  const status = { privacyStatus: 'private', selfDeclaredMadeForKids: true, publishAt: publishedAt };
  const { outside, bodies } = showing({ snippet: theirs, status });
  const edit = async (before: Post, wanted: Post) => {
    const edited = await youtube.change.edit?.(outside, account, id, wanted, [before]);
    const sent: unknown = JSON.parse(bodies.at(-1) ?? '');
    return { reach: edited?.ok && edited.value.ownerOnly, sent };
  };
  const private_ = chosen({ youtubePrivacy: 'private' });
  expect(await edit(private_, chosen({ youtubePrivacy: 'public' }))).toEqual({
    reach: undefined,
    sent: expect.objectContaining({
      snippet: { ...theirs, title: 'The ferry', description: 'It is late' },
      // An hour to be shown at goes with the privacy it belongs to.
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: true },
    }),
  });
  const forNobodySmall = chosen({ youtubePrivacy: 'private', youtubeForKids: 'yes' }, '25');
  expect(await edit(private_, forNobodySmall)).toMatchObject({
    reach: 'chosen',
    sent: { snippet: { categoryId: '25' }, status: { ...status, selfDeclaredMadeForKids: true } },
  });
  expect(await edit(forNobodySmall, private_)).toMatchObject({
    sent: { snippet: { categoryId: '22' }, status: { ...status, selfDeclaredMadeForKids: false } },
  });
  expect(await edit(private_, private_)).toMatchObject({
    sent: { snippet: { categoryId: '10' }, status },
  });
});

test('an edit that YouTube answers with another privacy than was asked for has that one', async () => {
  const outside = outsideWith(youtube, {
    async fetch(_url, { method }) {
      const status = { privacyStatus: 'private' };
      return Response.json(method === 'GET' ? { items: [{ id, snippet: {}, status }] } : { id, status });
    },
  });
  const before = chosen({ youtubePrivacy: 'unlisted' });
  const edited = await youtube.change.edit?.(outside, account, id, chosen({ youtubePrivacy: 'public' }), [
    before,
  ]);
  expect(edited).toMatchObject({ ok: true, value: { ownerOnly: 'locked' } });
});

test.each([
  ['privacy', { privacyStatus: 'public' }, {}],
  ['children', { selfDeclaredMadeForKids: true }, {}],
  ['category', {}, { categoryId: '25' }],
])(
  'an edit of the %s alone whose answer was lost is done where it shows there',
  async (_, status, snippet) => {
    const edit = (shown: 'old' | 'new') => {
      const words = { title: 'The ferry', description: 'It is late', categoryId: '22' };
      const old = { privacyStatus: 'private', selfDeclaredMadeForKids: false };
      let asked = 0;
      const outside = outsideWith(youtube, {
        async fetch(_url, { method }) {
          if (method !== 'GET') return Response.json({}, { status: 503 });
          asked += 1;
          const isNew = shown === 'new' && asked > 1;
          const standing = isNew ? { ...old, ...status } : old;
          return Response.json({
            items: [{ id, snippet: { ...words, ...(isNew ? snippet : {}) }, status: standing }],
          });
        },
      });
      const before = chosen({ youtubePrivacy: 'private' });
      const privacy = 'privacyStatus' in status ? 'public' : 'private';
      const kids = 'selfDeclaredMadeForKids' in status ? 'yes' : 'no';
      const wanted = chosen(
        { youtubePrivacy: privacy, youtubeForKids: kids },
        'categoryId' in snippet ? '25' : '22',
      );
      return youtube.change.edit?.(outside, account, id, wanted, [before]);
    };
    expect(await edit('old')).toMatchObject({ ok: false });
    expect(await edit('new')).toMatchObject({ ok: true });
  },
);
