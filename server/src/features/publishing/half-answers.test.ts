// A gateway before a platform that answers by half: a film is never sent twice by it, and a post that stands never called gone.
import { randomBytes } from 'node:crypto';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context, OutsideFetch } from '../../context.ts';
import { bindTestAccount, type TestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { toldOf, touch } from '../../db/test-turns.ts';
import { advanceUntil, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { advancePublication } from './advance-publication.job.ts';
import { publishPackage } from './publish-package.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ clientTimeoutMs: 2_000, quietWindowMs: 150, holdLaneAtMostMs: 5_000 });
});
afterAll(() => room.close());

const start = Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex');

type Asked = { readonly url: URL; readonly method: string; readonly range: string };
/** Answers in the platform's place; null: the platform itself is asked. */
type Gateway = (asked: Asked, ask: () => Promise<Response>) => Promise<Response | null> | Response | null;

/** The same newsroom behind a gateway. */
function behind(gateway: Gateway): Context {
  const outsideFetch: OutsideFetch = (limits) => {
    const real = room.context.outsideFetch(limits);
    return async (url, init) => {
      const range = new Headers(init.headers).get('content-range') ?? '';
      const ask = () => real(url, init);
      const bent = await gateway({ url: new URL(url), method: init.method ?? 'GET', range }, ask);
      return bent ?? ask();
    };
  };
  return { ...room.context, outsideFetch };
}

async function queue(platform: string, more: Record<string, unknown>) {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, platform);
  const body = PackageBody.parse({ title: 'Bells', ...more });
  const { pkGUID } = await savePackage(context, maya, body);
  const [one] = await publishPackage(context, maya, [{ pkGUID, bids: [account.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  return { account, one };
}

async function queueFilm(platform: string) {
  const film = await keepTestFile(room.context, room.maya, {
    name: 'a.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    side: null,
    mediaType: mediaTypes.video,
    bytes: Buffer.concat([start, randomBytes(2_000)]),
  });
  return queue(platform, { materialList: [{ mediaType: mediaTypes.text, content: 'Noon' }, film] });
}

async function queueArticle() {
  const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
  return queue('wechat', { materialList: [{ mediaType: mediaTypes.text, content: 'Noon' }], thumbPic });
}

const standing = async ({ platform, externalId }: TestAccount<string>) =>
  (await room.sandbox.posts(platform, externalId)).filter(({ removedAt }) => removedAt === undefined);

/** The film comes, its answer is lost, and from then on the session is only a gateway's "not found"; `list` bends the first page. */
function losing(list: (real: () => Promise<Response>) => Promise<Response>): Context {
  let lost = '';
  return behind(async ({ url, method, range }, ask) => {
    if (method === 'PUT' && url.href === lost) return new Response('', { status: 404 });
    if (method === 'PUT' && !range.startsWith('bytes */') && lost === '') {
      await ask();
      lost = url.href;
      throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    }
    const isFirstPage = url.pathname.endsWith('/playlistItems') && !url.searchParams.has('pageToken');
    return isFirstPage ? list(ask) : null;
  });
}

describe('a film on YouTube whose answer was lost, and whose session a gateway does not find', () => {
  it('is found behind an empty page that names a next one, and stands once', async () => {
    const { account, one } = await queueFilm('youtube');
    const page = { items: [], nextPageToken: Buffer.from('0').toString('base64url') };
    const context = losing(async () => Response.json(page));
    const live = await advanceUntil(context, one, ['published', 'failed', 'unknown']);
    const [post, ...more] = await standing(account);
    expect(more).toEqual([]);
    expect(live).toMatchObject({ state: 'published', external_id: post?.externalId });
  });

  it.each([
    ['that says it has more', { items: [], pageInfo: { totalResults: 1 } }],
    ['that does not have it', { items: [], pageInfo: { totalResults: 0 } }],
  ])('is never sent again because of a list %s: a person is asked', async (_, page) => {
    const { account, one } = await queueFilm('youtube');
    const context = losing(async () => Response.json(page));
    const asked = await advanceUntil(context, one, ['published', 'failed', 'unknown']);
    expect(asked.state).toBe('unknown');
    expect(await standing(account)).toHaveLength(1);
  });
});

describe('a post that stands', () => {
  const watched = async (context: Context, id: string) => {
    for (let look = 0; look < 3; look += 1) {
      await touch(room, await room.read(id), { watch_at: new Date(0) });
      await watchPublications(context);
    }
    return room.read(id);
  };

  it('on TikTok is not gone by an answer without a list', async () => {
    const { account, one } = await queueFilm('tiktok');
    await room.advance(one, ['handed-over']);
    await room.sandbox.finish('tiktok', account.externalId);
    const live = await room.advance(one, ['published']);
    const nothing = { data: {}, error: { code: 'ok', message: '', log_id: '' } };
    const context = behind(({ url }) =>
      url.pathname.endsWith('video/query/') ? Response.json(nothing) : null,
    );
    expect(await watched(context, live.id)).toMatchObject({ state: 'published' });
    expect(await toldOf(room, live)).not.toContain('message-gone');
  });

  it('on WeChat is neither gone nor taken down by a message without articles', async () => {
    const { account, one } = await queueArticle();
    const live = await room.advance(one, ['published']);
    const context = behind(({ url }) => {
      if (url.pathname.endsWith('freepublish/getarticle')) return Response.json({ news_item: [] });
      return url.pathname.endsWith('freepublish/delete') ? new Response('<html>busy</html>') : null;
    });
    expect(await watched(context, live.id)).toMatchObject({ state: 'published' });
    await withdrawPublication(room.context, room.maya, { id: live.id });
    for (let turns = 0; turns < 3; turns += 1)
      await advancePublication.run(context, { accountId: account.id });
    expect(await room.read(live.id)).toMatchObject({ state: 'withdrawing' });
    expect(await standing(account)).toHaveLength(1);
    await room.advance(live, ['withdrawn']);
    expect(await standing(account)).toEqual([]);
  });
});
