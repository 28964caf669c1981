// What is sent to LinkedIn and what is concluded from its answers, for pages and for members, by recorded answers.
import type { Post, PostFile } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Account, Sent, StepKept } from '../channel.ts';
import { linkedin } from './index.ts';
import { recordAnswers } from '../recorded-answers.ts';

const token = { access: 'LIAT-access', refresh: null, expiresInSeconds: null, scopes: [] };
const page: Account = {
  externalId: 'urn:li:organization:7',
  name: 'Gazette',
  screenName: 'gazette',
  pageIds: '7',
  avatar: null,
  token,
};
const member = { ...page, externalId: 'urn:li:person:abc' };
const sentAt = new Date('2026-11-20T10:00:00Z');
const atSecond = (second: number) => sentAt.getTime() + second * 1_000;

const post: Post = { title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null };
const image: PostFile = { url: '/a', name: 'a.jpg', sizeBytes: 1, md5: '', ending: 'jpg', altText: '' };
const call = { post, handles: {}, clientKey: 'key-1', sentAt, handle: null };
const sent: Sent = { ...call, taken: new Set(), rivals: [] };
const made = () => new Response(null, { status: 201, headers: { 'x-restli-id': 'urn:li:share:5' } });

describe('what is sent', () => {
  async function contentOf(parts: Partial<Post>, handles: Record<string, string> = {}) {
    const { outside, asked } = recordAnswers(linkedin, { 'POST posts': made });
    const result = await linkedin.publish(outside, page, { ...sent, post: { ...post, ...parts }, handles });
    return { result, body: asked[0]?.[1], headers: asked[0]?.[2] };
  }

  test('a post is public, in the main feed, by its author, and its id is a header', async () => {
    const { result, body, headers } = await contentOf({});
    const url = 'https://www.linkedin.com/feed/update/urn:li:share:5/';
    expect(result).toEqual({ ok: true, value: { state: 'live', externalId: 'urn:li:share:5', url } });
    expect(body).toEqual({
      author: 'urn:li:organization:7',
      commentary: 'Noon',
      visibility: 'PUBLIC',
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    });
    expect(headers?.get('linkedin-version')).toBe('202609');
    expect(headers?.get('x-restli-protocol-version')).toBe('2.0.0');
  });

  test('a link brings its own card, for LinkedIn looks at no link', async () => {
    const link = 'https://example.com/a_b';
    const bare = await contentOf({ link });
    expect(bare.body).toMatchObject({ content: { article: { source: link, title: link } } });
    const parts = { link, title: 'Ferry', description: 'For YouTube', cover: '/c' };
    const whole = await contentOf(parts, { thumbnail: 'urn:li:image:1' });
    const article = { source: link, title: 'Ferry', thumbnail: 'urn:li:image:1' };
    expect(whole.body).toHaveProperty('content', { article });
  });

  test('one picture is a medium, several are a row, each with its own words', async () => {
    const [first, second] = [{ ...image, altText: 'A ferry' }, image];
    const one = await contentOf({ images: [first] }, { 'picture-1': 'urn:li:image:1' });
    expect(one.body).toMatchObject({ content: { media: { id: 'urn:li:image:1', altText: 'A ferry' } } });
    const handles = { 'picture-1': 'urn:li:image:1', 'picture-2': 'urn:li:image:2' };
    const two = await contentOf({ images: [first, second] }, handles);
    const images = [{ id: 'urn:li:image:1', altText: 'A ferry' }, { id: 'urn:li:image:2' }];
    expect(two.body).toMatchObject({ content: { multiImage: { images } } });
  });

  test('a video goes up part by part; its cover, its etags and then the last word follow', async () => {
    const uploads = 'https://www.linkedin.com/dms-uploads';
    const parts = [
      { uploadUrl: `${uploads}/0`, firstByte: 0, lastByte: 1 },
      { uploadUrl: `${uploads}/1`, firstByte: 2, lastByte: 2 },
    ];
    const value = { video: 'urn:li:video:9', uploadToken: 't', uploadInstructions: parts };
    let isReady = false;
    const { outside, asked } = recordAnswers(linkedin, {
      'POST videos?action=initializeUpload': () =>
        Response.json({ value: { ...value, thumbnailUploadUrl: `${uploads}/cover` } }),
      'PUT dms-uploads/cover': () => new Response(null, { status: 201 }),
      'PUT dms-uploads': (name) => new Response(null, { headers: { etag: `etag-${name.at(-1)}` } }),
      'POST videos?action=finalizeUpload': () => Response.json({}),
      'GET videos/urn%3Ali%3Avideo%3A9': () =>
        Response.json({ status: isReady ? 'AVAILABLE' : 'PROCESSING' }),
    });
    const withCover = { ...post, video: { ...image, sizeBytes: 3 }, cover: '/c' };
    let kept: StepKept | null = null;
    const offsets: number[] = [];
    const take = () => linkedin.prepare.take(outside, page, withCover, { key: 'video' }, kept);
    for (let turn = 0; turn < 6; turn += 1) {
      const taken = await take();
      if (!taken.ok || taken.value.state !== 'more') throw new Error(JSON.stringify(taken));
      kept = taken.value;
      offsets.push(taken.value.offset);
    }
    isReady = true;
    expect(await take()).toMatchObject({ value: { state: 'done', handle: 'urn:li:video:9' } });
    // The cover counts.
    expect(offsets).toEqual([0, 2, 3, 4, 4, 4]);
    const [begun, first, , cover, final] = asked;
    const asks = { owner: page.externalId, fileSizeBytes: 3, uploadCaptions: false, uploadThumbnail: true };
    expect(begun?.[1]).toEqual({ initializeUploadRequest: asks });
    expect(first?.[2].get('authorization')).toBeNull();
    expect(cover?.[2].get('media-type-family')).toBe('STILLIMAGE');
    const ids = { video: 'urn:li:video:9', uploadToken: 't', uploadedPartIds: ['etag-0', 'etag-1'] };
    expect(final?.[1]).toEqual({ finalizeUploadRequest: ids });
  });

  test('a cover for which LinkedIn names no place is not left out in silence', async () => {
    const parts = [{ uploadUrl: 'https://www.linkedin.com/dms-uploads/0', firstByte: 0, lastByte: 2 }];
    const value = { video: 'urn:li:video:9', uploadToken: 't', uploadInstructions: parts };
    const { outside } = recordAnswers(linkedin, {
      'POST videos?action=initializeUpload': () => Response.json({ value }),
    });
    const film = { ...post, video: { ...image, sizeBytes: 3 } };
    const begin = (cover: string | null) =>
      linkedin.prepare.take(outside, page, { ...film, cover }, { key: 'video' }, null);
    expect(await begin('/c')).toMatchObject({ failure: { kind: 'unknown', platformCode: 'unreadable' } });
    expect(await begin(null)).toMatchObject({ value: { state: 'more', offset: 0 } });
  });

  test('what a member’s token may not look at is taken for done, what LinkedIn could not read is not', async () => {
    const kept = { handle: 'urn:li:image:1', offset: 1 };
    const withImage = { ...post, images: [image] };
    const look = (answer: Response) =>
      linkedin.prepare.take(
        recordAnswers(linkedin, { 'GET images/': () => answer }).outside,
        member,
        withImage,
        { key: 'picture-1' },
        kept,
      );
    const denied = { status: 403, serviceErrorCode: 100, code: 'ACCESS_DENIED', message: 'm' };
    expect(await look(Response.json(denied, { status: 403 }))).toMatchObject({
      value: { state: 'done', handle: 'urn:li:image:1' },
    });
    expect(await look(Response.json({ status: 'PROCESSING_FAILED' }))).toMatchObject({
      failure: { kind: 'media' },
    });
  });
});

describe('settling', () => {
  const stood = (id: number, rest = {}) => ({
    id: `urn:li:share:${id}`,
    author: page.externalId,
    commentary: 'Noon',
    createdAt: atSecond(2),
    lastModifiedAt: atSecond(2),
    ...rest,
  });

  test('a post is found by its media, whatever became of the words, also by the picture on its card', async () => {
    const article = { source: 'https://example.com', title: 'a', thumbnail: 'urn:li:image:1' };
    const elements = [stood(4, { commentary: 'Changed', content: { article } }), stood(3)];
    const { outside } = recordAnswers(linkedin, { 'GET posts?q=author': () => Response.json({ elements }) });
    const found = await linkedin.settle.settle(outside, page, {
      ...sent,
      handles: { thumbnail: 'urn:li:image:1' },
    });
    expect(found).toMatchObject({ state: 'live', externalId: 'urn:li:share:4' });
  });

  test('a full listing is followed until one that was last changed before', async () => {
    const full = Array.from({ length: 100 }, (_, index) => stood(index + 10, { commentary: 'Else' }));
    const older = stood(2, { createdAt: atSecond(-9_999), lastModifiedAt: atSecond(-9_999) });
    const { outside, asked } = recordAnswers(linkedin, {
      'GET posts?q=author': (name) =>
        Response.json({ elements: name.includes('start=100') ? [stood(3), older] : full }),
    });
    expect(await linkedin.settle.settle(outside, page, sent)).toMatchObject({
      state: 'live',
      externalId: 'urn:li:share:3',
    });
    expect(asked.map(([, , headers]) => headers.get('x-restli-method'))).toEqual(['FINDER', 'FINDER']);
  });

  test('§12: a member’s posts may not be read, so looking says no and nobody is asked', async () => {
    const { outside, asked } = recordAnswers(linkedin, {});
    const link = 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A5/';
    const permission = { failure: { kind: 'permission', platformCode: 'r_member_social' } };
    expect(await linkedin.settle.settle(outside, member, sent)).toMatchObject({
      state: 'cannot-look',
      ...permission,
    });
    expect(await linkedin.settle.watch(outside, member, sent, 'urn:li:share:5')).toMatchObject(permission);
    expect(await linkedin.settle.findByLink(outside, member, link)).toMatchObject(permission);
    // A person may have looked: the link says which post it was.
    expect(linkedin.settle.nameByLink?.(outside, link)).toMatchObject({ externalId: 'urn:li:share:5' });
    expect(linkedin.settle.nameByLink?.(outside, 'https://www.linkedin.com/in/maya')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('a member’s edit or take-down without an answer stays unknown, and is not looked after', async () => {
    const { outside, asked } = recordAnswers(linkedin, {});
    const unknown = { ok: false, failure: { kind: 'unknown' } };
    expect(await linkedin.change.edit?.(outside, member, 'urn:li:share:5', post)).toMatchObject(unknown);
    expect(await linkedin.change.takeDown(outside, member, 'urn:li:share:5')).toMatchObject(unknown);
    const path = 'posts/urn%3Ali%3Ashare%3A5';
    expect(asked.map(([name]) => name)).toEqual([`POST ${path}`, `DELETE ${path}`]);
  });

  test('a member’s post that LinkedIn says is not there is gone, where the right to write his posts is held', async () => {
    const absent = () => Response.json({ status: 404, code: 'NOT_FOUND' }, { status: 404 });
    const denied = () => Response.json({ status: 403, code: 'ACCESS_DENIED' }, { status: 403 });
    const takenDown = (answer: () => Response, scopes: readonly string[]) => {
      const { outside } = recordAnswers(linkedin, { 'DELETE posts/': answer });
      const who = { ...member, token: { ...member.token, scopes } };
      return linkedin.change.takeDown(outside, who, 'urn:li:share:5');
    };
    expect(await takenDown(absent, ['w_member_social'])).toEqual({ ok: true, value: 'gone' });
    const permission = { ok: false, failure: { kind: 'permission' } };
    expect(await takenDown(absent, ['openid'])).toMatchObject(permission);
    expect(await takenDown(denied, ['w_member_social'])).toMatchObject(permission);
  });

  test('another’s post is not found under its link', async () => {
    const { outside } = recordAnswers(linkedin, {
      'GET posts/': () => Response.json(stood(5, { author: 'urn:li:person:x' })),
    });
    const link = 'https://www.linkedin.com/feed/update/urn:li:share:5/';
    expect(await linkedin.settle.findByLink(outside, page, link)).toEqual({ ok: true, value: null });
  });

  test('a post that a page may not read is another’s where it may read its own, and nobody’s word makes it ours', async () => {
    const denied = () => Response.json({ status: 403, code: 'ACCESS_DENIED' }, { status: 403 });
    const find = (own: () => Response) => {
      const { outside } = recordAnswers(linkedin, { 'GET posts?q=author': own, 'GET posts/': denied });
      const link = 'https://www.linkedin.com/feed/update/urn:li:share:5/';
      return linkedin.settle.findByLink(outside, page, link);
    };
    expect(await find(() => Response.json({ elements: [] }))).toEqual({ ok: true, value: null });
    expect(await find(denied)).toMatchObject({ ok: false, failure: { kind: 'permission' } });
  });

  test.each([
    ['rate', 429],
    ['auth', 401],
    ['unknown', 503],
  ])('a look that failed as %s says nothing of whose the post is', async (kind, status) => {
    const { outside, asked } = recordAnswers(linkedin, {
      'GET posts?q=author': () => Response.json({ elements: [] }),
      'GET posts/': () => Response.json({ status, message: 'm' }, { status }),
    });
    const link = 'https://www.linkedin.com/feed/update/urn:li:share:5/';
    const found = await linkedin.settle.findByLink(outside, page, link);
    expect(found).toMatchObject({ ok: false, failure: { kind } });
    expect(asked).toHaveLength(1);
  });
});
