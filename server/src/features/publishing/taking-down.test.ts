// Taking down: what is live goes, whatever the platform answers first; what is being settled goes before.
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { followCancellations } from './follow-cancellations.ts';
import { withdrawPackage } from './withdraw-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let app: FastifyInstance;

keepDoubtfulRoom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

describe('taking down', () => {
  it.each(['facebook', 'twitter'] as const)(
    'R-HIST-005: one publication of %s goes, and only that',
    async (platform) => {
      const account = await room.account(platform);
      const live = await room.advance(await room.publish(account));
      await room.advance(await room.publish(account));
      const answer = await app.inject({
        method: 'POST',
        url: '/prod-api/content/publish/withdrawArticle',
        headers: room.maya.bearer,
        payload: { id: live.id },
      });
      expect(answer.statusCode).toBe(200);
      expect((await room.advance(live)).state).toBe('withdrawn');
      const posts = await room.posts(account);
      expect(posts.map((post) => post.removedAt !== undefined)).toEqual([true, false]);
      expect(posts[0]?.externalId).toBe(live.external_id);
    },
  );

  it.each(['reset-after', 'reset-before', '500-before', 'rate-seconds'])(
    'a platform that answers with %s is asked until it is gone',
    async (fault) => {
      const account = await room.account('facebook');
      const live = await room.advance(await room.publish(account));
      await room.strike(account, fault, { operation: 'facebook.delete', retryAfterSeconds: 1 });
      const payload = { id: live.id };
      const url = '/prod-api/content/publish/withdrawArticle';
      await app.inject({ method: 'POST', url, headers: room.maya.bearer, payload });
      const gone = await room.advance(live, ['withdrawn']);
      expect(gone.external_id).toBe(live.external_id);
      expect((await room.posts(account)).every((post) => post.removedAt !== undefined)).toBe(true);
    },
  );

  it('waits its turn while another post of the account is being settled, and is then done by itself', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    await room.strike(account, 'reset-before');
    const other = await room.advance(await room.publish(account), ['reconciling']);
    const asked = await withdrawPublication(room.context, room.maya, { id: live.id });
    expect(asked.state).toBe('published');
    await followCancellations(room.context);
    expect((await room.read(live.id)).state).toBe('published');
    await room.advance(other);
    await followCancellations(room.context);
    expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
  });

  it('goes before what is only being prepared, which then goes out all the same', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    const live = await room.advance(await room.publish(account));
    const again = await room.publish(account, 'Prepared and left.');
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      await movePublication(tx, again, fence, 'preparing', { due_at: nowPlus(-3_600_000) });
    });
    await withdrawPublication(room.context, room.maya, { id: live.id });
    expect((await room.advance(again)).state).toBe('published');
    expect((await room.read(live.id)).state).toBe('withdrawn');
    expect((await room.read(queued.id)).state).toBe('published');
  });

  it('pressed twice at once: done once, and both are told so, as is who presses once more afterwards', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    const press = () => withdrawPublication(room.context, room.maya, { id: live.id });
    const withdrawing = { state: 'withdrawing' };
    expect(await Promise.all([press(), press()])).toEqual([withdrawing, withdrawing]);
    expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
    expect(await press()).toEqual({ state: 'withdrawn' });
    expect(await room.calls(account, 'delete', live.external_id ?? '')).toBe(1);
  });

  it('of what ended by itself is not called "being sent"', async () => {
    const failed = await room.advance(
      await room.publish(await room.account('facebook', { tasks: ['ANALYZE'] })),
    );
    expect(failed.state).toBe('failed');
    const press = withdrawPublication(room.context, room.maya, { id: failed.id });
    await expect(press).rejects.toMatchObject({ code: 'stands-otherwise' });
    const all = withdrawPackage(room.context, room.maya, { id: failed.package_id });
    await expect(all).rejects.toMatchObject({ code: 'stands-otherwise' });
  });

  it('then the same package may be published anew', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    const url = '/prod-api/content/publish/withdrawArticle';
    await app.inject({ method: 'POST', url, headers: room.maya.bearer, payload: { id: live.id } });
    await room.advance(live, ['withdrawn']);
    const items = [{ pkGUID: live.package_id, bids: [account.id] }];
    const [again] = await publishPackage(room.context, room.maya, items, fromContent);
    if (!again) throw new Error('nothing was queued');
    expect((await room.advance(again)).state).toBe('published');
  });
});
