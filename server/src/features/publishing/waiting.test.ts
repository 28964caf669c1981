// What ends or goes on by itself: a day that is over, an account whose consent is, a clock that moves.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { nowPlus, readClock } from '../../db/client.ts';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { passTime } from '../../db/test-turns.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { listHistory } from './list-history.ts';
import { listPublications } from './list-publications.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { relayOutbox } from './relay-outbox.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { wakeWaiting } from './wake-waiting.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let app: FastifyInstance;

keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

describe('a publication whose turn has come', () => {
  it('says that it waits for its account while another one of it is being settled, and only then', async () => {
    const [account, other] = [await room.account('facebook'), await room.account('facebook')];
    await room.strike(account, 'reset-after');
    const slow = { ...room.context, pace: { ...room.context.pace, lookEveryMs: 60_000 } };
    await advanceUntil(slow, await room.publish(account, 'Settled first.'), ['reconciling']);
    const waiting = await room.publish(account, 'Waits for the first.');
    const elsewhere = await room.publish(other, 'Of another account.');
    const later = await room.publish(account, 'Not due yet.');
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      const at = { wake_at: nowPlus(3_600_000), reason: 'reason-waiting-for-its-time' } as const;
      await movePublication(tx, later, fence, 'scheduled', at);
    });
    const told = async ({ id }: { id: string }) => {
      const { item } = await readPublication(room.context, room.maya, { id });
      const asked = { page: 1, pageSize: 500, title: '', state: undefined, channelid: undefined };
      const { items } = await listHistory(room.context, room.maya, 'mine', asked);
      expect(items.find((one) => one.opp_id === id)).toEqual(item);
      const ofPackage = await listPublications(room.context, room.maya, { id: item.pkGUID });
      expect(ofPackage.items).toEqual([item]);
      return item.reason;
    };
    const before = await room.read(waiting.id);
    expect(await told(waiting)).toBe('reason-waiting-for-the-account');
    expect(await told(elsewhere)).toBe('reason-none');
    expect(await told(later)).toBe('reason-waiting-for-its-time');
    expect(await room.read(waiting.id)).toEqual(before);
    await passTime(room, 61_000);
    expect(await told(await room.advance(waiting))).toBe('reason-platform-said-live');
  });
});

describe('a publication whose day is over', () => {
  it('is missed, said aloud and never sent; publishing again makes a new one', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Yesterday’s news.');
    await passTime(room, 25 * 3_600_000);
    const missed = await room.advance(queued);
    expect(missed).toMatchObject({ state: 'missed', attempt_no: 0 });
    await relayOutbox(room.context, handlers);
    const inbox = await listInbox(room.context, room.maya, { page: 1, pageSize: 500 });
    expect(inbox.items.find((one) => one.link.includes(missed.id))?.kind).toBe('message-missed');
    expect(await room.posts(account)).toEqual([]);
    const items = [{ pkGUID: queued.package_id, bids: [account.id] }];
    const [again] = await publishPackage(room.context, room.maya, items, fromContent);
    if (!again) throw new Error('nothing was queued');
    expect((await room.advance(again)).state).toBe('published');
  });
});

describe('an account whose token is refused', () => {
  it('is refreshed once, and the same publication goes out', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'unauthorized');
    const live = await room.advance(await room.publish(account, 'After a refresh.'));
    expect(live).toMatchObject({ state: 'published', attempt_no: 2 });
    expect(await room.posts(account)).toHaveLength(1);
    const { requests } = await room.sandbox.requests(0);
    const refreshes = requests.filter((one) => one.operation === 'twitter.token');
    expect(refreshes).toHaveLength(1);
  });

  it.each([
    ['the call itself', 'twitter.publish', [2, 1]],
    ['a picture', 'twitter.media', [0, 1]],
  ] as const)(
    'by %s again and again, renewed or not, waits for its owner after one renewal, and goes on once it is bound again',
    async (_what, operation, [publishes, refreshes]) => {
      const account = await room.account('twitter');
      await room.strike(account, 'unauthorized', { operation, times: 30 });
      const { next } = await room.sandbox.requests(0);
      const queued = await room.publish(account, undefined, [await room.picture()]);
      const waiting = await room.advance(queued, ['auth-required', 'failed']);
      expect(waiting).toMatchObject({ state: 'auth-required', reason: 'reason-sign-in-expired' });
      const { requests } = await room.sandbox.requests(next);
      const made = (name: string) => requests.filter((one) => one.operation === `twitter.${name}`).length;
      expect([made('publish'), made('token')]).toEqual([publishes, refreshes]);
      await relayOutbox(room.context, handlers);
      const inbox = await listInbox(room.context, room.maya, { page: 1, pageSize: 500 });
      expect(inbox.items.find((one) => one.link.includes(waiting.id))?.kind).toBe('message-sign-in-expired');
      await room.sandbox.liftFaults();
      await bindTestAccountAgain(room.context, account.id, wakeWaiting);
      expect(await room.advance(waiting)).toMatchObject({ state: 'published', due_at: waiting.due_at });
      expect(await room.posts(account)).toHaveLength(1);
    },
  );

  it('that nothing renews waits for its owner, and goes on by itself once it is bound again', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'unauthorized');
    const waiting = await room.advance(await room.publish(account), ['auth-required']);
    // Nobody was asked to renew it, so there is no answer of the platform to show.
    expect(waiting).toMatchObject({ state: 'auth-required', reason: 'reason-sign-in-expired', detail: '' });
    await relayOutbox(room.context, handlers);
    const inbox = await listInbox(room.context, room.maya, { page: 1, pageSize: 500 });
    const told = inbox.items.find((one) => one.link.includes(waiting.id));
    expect(told?.kind).toBe('message-sign-in-expired');
    expect(await room.posts(account)).toEqual([]);
    await bindTestAccountAgain(room.context, account.id, wakeWaiting);
    expect(room.queued.at(-1)).toBe(`advance-publication ${account.id}`);
    expect(await room.advance(waiting)).toMatchObject({ state: 'published', due_at: waiting.due_at });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('and bound again before anybody was told: one word that it is live, none that it waited', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'unauthorized');
    const waiting = await room.advance(await room.publish(account), ['auth-required']);
    await bindTestAccountAgain(room.context, account.id, wakeWaiting);
    await room.advance(waiting);
    await relayOutbox(room.context, handlers);
    const inbox = await listInbox(room.context, room.maya, { page: 1, pageSize: 500 });
    const told = inbox.items.filter((one) => one.link.includes(waiting.id)).map((one) => one.kind);
    expect(told).toEqual(['message-live']);
  });

  it('refused at a picture already: refreshed once, and the same publication goes out', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'unauthorized', { operation: 'twitter.media' });
    const queued = await room.publish(account, undefined, [await room.picture()]);
    expect(await room.advance(queued)).toMatchObject({ state: 'published', attempt_no: 1 });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('when a post is to be taken down: refreshed, and the post goes', async () => {
    const account = await room.account('twitter');
    const { platform, externalId } = account;
    const live = await room.advance(await room.publish(account));
    await room.sandbox.order('/_tokens/expire', { platform, account: externalId });
    await withdrawPublication(room.context, room.maya, { id: live.id });
    expect((await room.advance(live, ['withdrawn', 'published'])).state).toBe('withdrawn');
    expect((await room.posts(account)).every((post) => post.removedAt !== undefined)).toBe(true);
  });

  it('and bound again just before it would have begun to wait: goes on by itself', async () => {
    const account = await room.account('facebook');
    const { db } = room.context;
    const bound = await room.publish(account);
    await db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    const advancing = db.transaction().execute(async (tx) => {
      await tx.updateTable('channel_account').set({ state: 'usable' }).where('id', '=', account.id).execute();
      // What waits already is woken here: nothing does yet, for its worker still reads the old state.
      await wakeWaiting(room.context, tx, [account.id]);
      const live = room.advance(bound);
      await new Promise((done) => setTimeout(done, 200));
      return { live };
    });
    expect((await (await advancing).live).state).toBe('published');
  });

  it('whose refresh is refused waits for its owner too, and nothing was sent', async () => {
    const account = await room.account('twitter');
    const { platform, externalId } = account;
    await room.sandbox.order('/_tokens/expire', { platform, account: externalId, refresh: true });
    const waiting = await room.advance(await room.publish(account), ['auth-required', 'failed']);
    // Here it did answer, and its own words are kept.
    expect(waiting).toMatchObject({
      state: 'auth-required',
      reason: 'reason-sign-in-expired',
      detail: expect.stringContaining('token was invalid'),
    });
    expect(await room.posts(account)).toEqual([]);
  });

  it('and never bound again: missed when its day is over', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'unauthorized');
    const waiting = await room.advance(await room.publish(account), ['auth-required']);
    await passTime(room, 25 * 3_600_000);
    expect((await room.advance(waiting)).state).toBe('missed');
  });
});

describe('the clock of the database', () => {
  it('moved by hours while a call is out changes no outcome, and every deadline is by that clock', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    await passTime(room, 5 * 3_600_000);
    const queued = await room.publish(account);
    const reconciling = await room.advance(queued, ['reconciling', 'published']);
    expect(reconciling.state).toBe('reconciling');
    const at = (await readClock(room.context.db)).getTime();
    const settleIn = (reconciling.settle_at?.getTime() ?? 0) - at;
    expect(Math.abs(settleIn)).toBeLessThan(60_000);
    await passTime(room, -3_600_000);
    await passTime(room, 2 * 3_600_000);
    await room.context.db
      .updateTable('account_lane')
      .set({ lease_until: nowPlus(-1) })
      .where('account_id', '=', account.id)
      .execute();
    expect((await room.advance(reconciling)).state).toBe('published');
    expect(await room.posts(account)).toHaveLength(1);
  });
});
