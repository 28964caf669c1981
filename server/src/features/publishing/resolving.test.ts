// What people settle: an unconfirmed publication's three answers, a second look, a retry, taking one down.
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nowPlus } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { toldOf } from '../../db/test-turns.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { checkPublication } from './check-publication.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let app: FastifyInstance;

keepDoubtfulRoom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const resolve = (id: string, answer: 'live' | 'not-live' | 'drop', link?: string) =>
  resolvePublication(room.context, room.maya, { id, answer, ...(link === undefined ? {} : { link }) });

/** One that was really posted but that no list has shown us, or one of which nothing became. */
async function unknownOne(account: TestAccount, fault: 'reset-after' | 'reset-before'): Promise<Publication> {
  await room.strike(account, fault);
  if (fault === 'reset-after')
    await room.strike(account, 'list-lag', {
      operation: `${account.platform}.list`,
      lagMs: 60_000,
      times: 99,
    });
  const unknown = await room.advance(await room.publish(account));
  expect(unknown.state).toBe('unknown');
  await room.sandbox.liftFaults();
  return unknown;
}

describe('an unconfirmed publication', () => {
  it('"it is there", with its link: bound after the platform was asked', async () => {
    const account = await room.account('twitter');
    const unknown = await unknownOne(account, 'reset-after');
    const [post] = await room.posts(account);
    const link = `https://x.com/i/web/status/${post?.externalId}`;
    expect(await resolve(unknown.id, 'live', link)).toMatchObject({ reason: 'reason-person-said-live' });
    expect(await room.read(unknown.id)).toMatchObject({ state: 'published', external_id: post?.externalId });
  });

  it('"it is there", of a member whose posts nobody may read: bound on the person’s word, and the history says so', async () => {
    const account = await room.account('linkedin', { kind: 'member' });
    await room.strike(account, 'reset-after');
    const unknown = await room.advance(await room.publish(account));
    expect(unknown).toMatchObject({ state: 'unknown', reason: 'reason-cannot-look' });
    const [post] = await room.posts(account);
    for (const link of ['https://www.linkedin.com/in/maya', ''])
      await expect(resolve(unknown.id, 'live', link)).rejects.toMatchObject({ code: 'link-unreadable' });
    const link = `https://www.linkedin.com/feed/update/${post?.externalId}/`;
    expect(await resolve(unknown.id, 'live', link)).toMatchObject({
      reason: 'reason-person-said-live-unchecked',
    });
    expect(await room.read(unknown.id)).toMatchObject({ state: 'published', external_id: post?.externalId });
    const second = await room.publish(account);
    await room.strike(account, 'reset-before');
    const another = await room.advance(second);
    await expect(resolve(another.id, 'live', link)).rejects.toMatchObject({ code: 'link-not-verified' });
  });

  it('"it is there", with a wrong link, another account’s, another publication’s, or none: refused', async () => {
    const [account, other] = [await room.account('twitter'), await room.account('twitter')];
    const [taken, foreign] = [await room.publish(account), await room.publish(other)];
    const bound = await room.advance(taken);
    const elsewhere = await room.advance(foreign);
    const unknown = await unknownOne(account, 'reset-before');
    for (const link of [
      'https://x.com/i/web/status/123456789',
      `https://x.com/i/web/status/${bound.external_id}`,
      `https://x.com/i/web/status/${elsewhere.external_id}`,
    ])
      await expect(resolve(unknown.id, 'live', link)).rejects.toMatchObject({ code: 'link-not-verified' });
    expect((await room.read(unknown.id)).state).toBe('unknown');
  });

  it('"it is there", with a link that says of no post which it is: told which one does, nobody is asked, nothing changes', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-after');
    const before = await room.read(unknown.id);
    const tellIn = async (language: string, link: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/prod-api/content/publish/resolve',
        headers: { ...room.maya.bearer, 'accept-language': language },
        payload: { id: unknown.id, answer: 'live', link },
      });
      return answer.json<{ code: number; message: string; data: { code: string } }>();
    };
    const { requests: asked } = await room.sandbox.requests(0);
    for (const link of [
      'https://www.facebook.com/gazette/posts/pfbid02ab',
      'https://fb.watch/ab',
      'ferry',
      '',
    ]) {
      const told = await tellIn('en', link);
      expect(told).toMatchObject({ code: 422016, data: { code: 'link-unreadable' } });
      expect(told.message).toMatch(/Facebook was not asked .*facebook\.com\/PAGE\/posts\/NUMBER/);
    }
    expect((await tellIn('zh', 'https://fb.watch/ab')).message).toContain('facebook.com/主页/posts/编号');
    expect((await room.sandbox.requests(0)).requests).toHaveLength(asked.length);
    expect(await room.read(unknown.id)).toEqual(before);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('"it is there", with the link of a post that is older than our call: refused', async () => {
    const account = await room.account('facebook');
    const graph = room.context.config.channels['facebook']?.bases['graph'];
    const made = await room.sandbox.fetch(`${graph}/v26.0/${account.externalId}/feed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(account)}` },
      body: new URLSearchParams({ message: 'Somebody posted this by hand.' }),
    });
    const { id } = z.object({ id: z.string() }).parse(await made.json());
    const unknown = await unknownOne(account, 'reset-before');
    const link = `https://www.facebook.com/${account.externalId}/posts/${id.split('_')[1]}`;
    await room.context.db
      .updateTable('attempt')
      .set({ sent_outside_at: nowPlus(300_000) })
      .where('publication_id', '=', unknown.id)
      .execute();
    await expect(resolve(unknown.id, 'live', link)).rejects.toMatchObject({ code: 'link-not-verified' });
  });

  it('"it is not there, publish again": one more look, then it is sent, once', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-before');
    expect((await resolve(unknown.id, 'not-live')).state).toBe('scheduled');
    expect(await room.advance(unknown)).toMatchObject({ state: 'published', attempt_no: 2 });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('"it is not there", but the look finds it: bound, never sent a second time', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-after');
    expect(await resolve(unknown.id, 'not-live')).toEqual({
      state: 'published',
      reason: 'reason-found-on-the-account',
    });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('"it is not there", and nobody can look just now: refused, for a guess must not send', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-after');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list' });
    await expect(resolve(unknown.id, 'not-live')).rejects.toMatchObject({ code: 'platform-refused' });
    expect((await room.read(unknown.id)).state).toBe('unknown');
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('"drop": it ends, nobody is told that it was not published, and it is no longer offered for another try', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-before');
    const words = { detail: 'Try again in a little while.', platform_code: '503' };
    await room.context.db.updateTable('publication').set(words).where('id', '=', unknown.id).execute();
    expect((await resolve(unknown.id, 'drop')).state).toBe('failed');
    // What the platform said of a look is no reason why a person dropped it.
    expect(await room.read(unknown.id)).toMatchObject({ detail: '', platform_code: '' });
    const told = await toldOf(room, unknown);
    expect(told).toContain('message-dropped');
    expect(told).not.toContain('message-failed');
    await expect(retryPublication(room.context, room.maya, { id: unknown.id })).rejects.toMatchObject({
      code: 'not-retryable',
    });
    await expect(resolve(unknown.id, 'not-live')).rejects.toMatchObject({ code: 'stands-otherwise' });
  });

  it('answered twice at once: one answer counts', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-before');
    const both = await Promise.allSettled([resolve(unknown.id, 'not-live'), resolve(unknown.id, 'not-live')]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    // Nothing is being sent yet: that is not what the other is told.
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'stands-otherwise' });
    await room.advance(unknown);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('looked at once more on demand: found as soon as the platform shows it', async () => {
    const account = await room.account('twitter');
    const unknown = await unknownOne(account, 'reset-after');
    const look = () => checkPublication(room.context, room.maya, { id: unknown.id });
    expect(await look()).toEqual({ state: 'published' });
    expect(await look()).toEqual({ state: 'published' });
  });

  it('settled by a person, whichever way, it is watched like any that went live (row 29)', async () => {
    const account = await room.account('facebook');
    const [named, denied, looked] = [
      await unknownOne(account, 'reset-after'),
      await unknownOne(account, 'reset-after'),
      await unknownOne(account, 'reset-after'),
    ];
    const post = (await room.posts(account)).find(({ text }) => text === named.post.text);
    const number = post?.externalId.split('_')[1];
    await resolve(named.id, 'live', `https://www.facebook.com/${account.externalId}/posts/${number}`);
    await resolve(denied.id, 'not-live');
    await checkPublication(room.context, room.maya, { id: looked.id });
    for (const { id } of [named, denied, looked]) {
      const { state, watch_at: watch, published_at: live } = await room.read(id);
      expect(state).toBe('published');
      const afterMs = (watch?.getTime() ?? 0) - (live?.getTime() ?? 0);
      expect(Math.abs(afterMs - (room.context.pace.watchAfterMs[0] ?? 0))).toBeLessThan(1_000);
    }
  });

  it('is never published a second time by the publish button, confirmed or not', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-before');
    const items = [{ pkGUID: unknown.package_id, bids: [account.id], again: true }];
    const again = publishPackage(room.context, room.maya, items, fromContent);
    await expect(again).rejects.toMatchObject({ code: 'already-on-its-way' });
  });
});

describe('trying again', () => {
  it('R-API-018: starts only those of a package that failed, as new publications that name the old ones', async () => {
    const [good, bad] = [
      await room.account('facebook'),
      await room.account('facebook', { tasks: ['ANALYZE'] }),
    ];
    const pkGUID = await room.write('Half of it failed.');
    const items = [{ pkGUID, bids: [good.id, bad.id] }];
    const queued = await publishPackage(room.context, room.maya, items, fromContent);
    const ended = [];
    for (const one of queued) ended.push(await room.advance(one));
    const failed = ended.find((one) => one.account_id === bad.id);
    expect(ended.map((one) => one.state).toSorted()).toEqual(['failed', 'published']);
    const answer = await app.inject({
      url: `/prod-api/content/contentList/restartPub?id=${pkGUID}`,
      headers: room.maya.bearer,
    });
    const Queued = z.object({
      code: z.literal(200),
      data: z.object({ publications: z.array(z.object({ id: z.string(), bid: z.string() })) }),
    });
    const { publications } = Queued.parse(answer.json()).data;
    expect(publications.map((one) => one.bid)).toEqual([bad.id]);
    const [again] = publications;
    expect(await room.read(again?.id ?? '')).toMatchObject({ retry_of: failed?.id, state: 'scheduled' });
    // Pressed twice: the first try is on its way.
    const second = retryPublication(room.context, room.maya, { id: failed?.id ?? '' });
    await expect(second).rejects.toMatchObject({ code: 'already-on-its-way' });
    expect(await room.posts(good)).toHaveLength(1);
  });

  it('is refused for what is live, on its way or unconfirmed', async () => {
    const account = await room.account('facebook');
    const unknown = await unknownOne(account, 'reset-before');
    const live = await room.advance(await room.publish(account));
    const waiting = await room.publish(account);
    for (const { id } of [unknown, live, waiting])
      await expect(retryPublication(room.context, room.maya, { id })).rejects.toMatchObject({
        code: 'not-retryable',
      });
  });
});

async function tokenOf(account: TestAccount): Promise<string> {
  const row = await room.context.db
    .selectFrom('account_token')
    .select('sealed')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const plain = room.context.vault.unseal(row.sealed, `account_token|${account.id}`);
  return z.object({ access: z.string() }).parse(JSON.parse(plain)).access;
}
