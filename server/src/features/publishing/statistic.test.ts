// What readers did with a publication: read from its platform over real HTTP, kept with its time, never asked for too often or without leave.
import { PackageBody } from '@herald/contract/content.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { passTime } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { removeAccounts } from '../accounts/remove-accounts.ts';
import { savePackage } from '../content/save-package.ts';
import { checkAccountBusy } from './check-account-busy.ts';
import { liftPause } from './lift-pause.ts';
import { pausePublishing } from './pause-publishing.ts';
import { publishPackage } from './publish-package.ts';
import { readStatistic } from './read-statistic.ts';
import { restPlatform, takeCall } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(() => room.sandbox.liftFaults());
afterAll(() => room.close());

const pass = (minutes: number) => passTime(room, minutes * 60_000);

async function live(
  account?: TestAccount,
  text?: string,
): Promise<{ account: TestAccount; one: Publication }> {
  const on = account ?? (await room.account('facebook'));
  return { account: on, one: await room.advance(await room.publish(on, text)) };
}
const read = ({ id }: Publication, again = false, who = room.maya) =>
  readStatistic(room.context, who, { id, again });
const readers = ({ external_id: post }: Publication, deeds: Record<string, number>) =>
  room.sandbox.readers('facebook', post ?? '', deeds);
const open = ({ external_url: url }: Publication) =>
  fetch(url ?? '', { headers: { 'user-agent': 'Reader' } });
const asked = (account: TestAccount) => room.calls(account, 'figures', account.externalId);

describe('R-HIST-008 R-API-074: the statistics of a history row', () => {
  it('are what readers did, with the time they were read, and are not asked for again at once', async () => {
    const { account, one } = await live();
    await open(one);
    await readers(one, { likes: 4, shares: 2, clicks: 3 });
    const first = await read(one);
    expect(first.figures).toEqual({ views: 1, reach: 1, likes: 4, shares: 2, clicks: 3 });
    expect(first).toMatchObject({ because: '', isBeingRead: false });
    await open(one);
    expect(await read(one)).toEqual(first);
    expect(await read(one, true)).toEqual(first);
    expect(await asked(account)).toBe(1);
    expect(Date.parse(first.mayReadAt ?? '')).toBeGreaterThan(Date.parse(first.readAt ?? ''));
  });

  it('are read anew when somebody asks after five minutes, and by themselves after fifteen', async () => {
    const { account, one } = await live();
    const views = async (again: boolean) => {
      await open(one);
      return (await read(one, again)).figures?.views;
    };
    expect(await views(false)).toBe(1);
    await pass(6);
    expect(await views(false)).toBe(1);
    expect(await views(true)).toBe(3);
    await pass(16);
    expect(await views(false)).toBe(4);
    expect(await asked(account)).toBe(3);
  });

  it('are asked for once, however many people look at the same moment', async () => {
    const { account, one } = await live();
    const seen = await Promise.all(Array.from({ length: 6 }, () => read(one)));
    expect(await asked(account)).toBe(1);
    for (const { figures, isBeingRead, because } of seen)
      expect([figures !== null || isBeingRead, because]).toEqual([true, '']);
  });

  it('stay as they were, with their time and the reason, when the platform gives none now', async () => {
    const { account, one } = await live();
    await open(one);
    const before = await read(one);
    const said: string[] = [];
    for (const fault of ['rate-seconds', '500-before', 'unauthorized']) {
      await pass(6);
      await room.strike(account, fault, { operation: 'facebook.figures' });
      const { because, ...kept } = await read(one, true);
      expect(kept).toMatchObject({ figures: before.figures, readAt: before.readAt });
      said.push(because);
    }
    expect(said).toEqual([
      'Facebook asks to go slower. Read them again later.',
      'Facebook did not answer as it should. Read them again in a few minutes; if it stays so, look at Facebook itself.',
      'The account must be authorised again at Facebook. Do that, then read them again.',
    ]);
  });

  it('of an account bound without the right to them say which right to give, and it publishes all the same', async () => {
    const scopes = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];
    const { one } = await live(await room.account('facebook', { scopes }));
    expect(one.state).toBe('published');
    const { figures, because } = await read(one);
    expect(figures).toBeNull();
    expect(because).toContain('A permission of the account is missing at Facebook');
    expect(because).not.toContain('(#200)');
  });

  it('of a post that somebody removed at the platform say that it is not there', async () => {
    const { account, one } = await live();
    await read(one);
    await pass(6);
    const loaded = await loadAccount(room.context, account.id);
    const facebook = room.context.channels.find(({ key }) => key === 'facebook');
    if (!loaded || !facebook) throw new Error('nothing is bound');
    const outside = openOutside(room.context, facebook, { timeoutMs: 5_000 });
    await facebook.change.takeDown(outside, loaded.account, one.external_id ?? '');
    const { because, figures } = await read(one, true);
    expect(because).toContain('It is not at Facebook (any more)');
    expect(figures).not.toBeNull();
  });
});

describe('no platform is asked', () => {
  const silent = async (one: Publication, account: TestAccount, words: string) => {
    const before = await asked(account);
    const seen = await read(one, true);
    expect(seen.because).toContain(words);
    expect(await asked(account)).toBe(before);
    return seen;
  };

  it('while publishing is paused, and afterwards at once', async () => {
    const { account, one } = await live();
    const who = await testActor(room.context, {
      department: 'House',
      signs: ['content:all', 'publication:pause'],
    });
    await pausePublishing(room.context, who, {
      what: { scope: 'account', accountId: account.id },
      because: 'Mourning',
    });
    await silent(one, account, 'Publishing is paused here');
    const pause = await room.context.db
      .selectFrom('pause')
      .select('id')
      .where('lifted_at', 'is', null)
      .executeTakeFirstOrThrow();
    await liftPause(room.context, who, { id: pause.id });
    expect(await read(one)).toMatchObject({ because: '', figures: { views: 0 } });
  });

  it('while it rests', async () => {
    const { account, one } = await live();
    await restPlatform(room.context.db, 31, 60_000);
    await silent(one, account, 'Facebook is in trouble');
    await pass(2);
    expect((await read(one)).because).toBe('');
  });

  it('for what was taken down: what was counted stays', async () => {
    const { account, one } = await live();
    const before = await read(one);
    await pass(6);
    await withdrawPublication(room.context, room.maya, { id: one.id });
    const gone = await room.advance(one, ['withdrawn']);
    const after = await silent(gone, account, 'The post is not live');
    expect(after).toMatchObject({ figures: before.figures, readAt: before.readAt, mayReadAt: null });
  });

  it('with a token that is lost, or for an account that the department has no more', async () => {
    const { account, one } = await live();
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    const lost = await silent(one, account, 'must be authorised again');
    expect(lost.figures).toBeNull();
    await removeAccounts(room.context, room.maya, { ids: [account.id], isBusy: checkAccountBusy });
    await silent(one, account, 'no longer has this account');
  });

  it('where it tells of whole days only, and that is said', async () => {
    const account = await room.account('wechat');
    const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
    const body = { title: 'Of the day', thumbPic, materialList: [{ mediaType: 3, content: 'An article' }] };
    const { pkGUID } = await savePackage(room.context, room.maya, PackageBody.parse(body));
    const asked = [{ pkGUID, bids: [account.id] }];
    const [queued] = await publishPackage(room.context, room.maya, asked, fromContent);
    if (!queued) throw new Error('nothing was queued');
    const before = await room.sandbox.requests(0);
    const seen = await read(queued);
    expect(seen).toMatchObject({ figures: null, mayReadAt: null });
    expect(seen.because).toContain('WeChat gives no figures of one article');
    expect((await room.sandbox.requests(before.next)).requests).toEqual([]);
  });

  it('for what publishing still needs of an account’s calls: half of the day’s are left to it', async () => {
    await room.sandbox.order('/_settings', { rateLimit: { weibo: { calls: 6, windowSeconds: 86_400 } } });
    try {
      const account = await room.account('weibo');
      const { one } = await live(account, 'Noon https://example.com/noon');
      const before = await read(one);
      expect(before).toMatchObject({ because: '', figures: { likes: 0 } });
      const counted = () => room.calls(account, 'figures', 'ids=');
      const read3 = async () => {
        await pass(6);
        return read(one, true);
      };
      const seen = [await read3(), await read3(), await read3()];
      expect(seen.at(-1)?.because).toBe(
        'Half of the calls that Weibo allows this account are used; the rest is kept for publishing. Read them again tomorrow.',
      );
      expect(seen.at(-1)).toMatchObject({ figures: before.figures });
      expect(await counted()).toBeLessThan(3);
      expect((await live(account, 'Later https://example.com/later')).one.state).toBe('published');
    } finally {
      await room.sandbox.order('/_settings', { rateLimit: 'off' });
    }
  });

  it('with the half of our application’s calls that is kept for publishing', async () => {
    const { channels } = room.context;
    const few = { calls: 5, perSeconds: 1_000_000, reads: true } as const;
    const context = { ...room.context, channels: channels.map((one) => ({ ...one, appLimit: few })) };
    const { one: first } = await live();
    const { one: second, account } = await live();
    const ask = ({ id }: Publication) => readStatistic(context, room.maya, { id, again: false });
    const { db } = room.context;
    await db
      .updateTable('platform_state')
      .set({ tokens: 4, refilled_at: now })
      .where('channel_id', '=', 31)
      .execute();
    expect((await ask(first)).because).toBe('');
    expect((await ask(second)).because).toContain(
      'half of its calls to Facebook; the rest is kept for publishing',
    );
    expect(await asked(account)).toBe(0);
    const calls = await db.transaction().execute((tx) => takeCall(tx, 31, few));
    expect(calls).toBeNull();
  });

  it('for who may not see the row', async () => {
    const { account, one } = await live();
    const stranger = await testActor(room.context, { department: 'Sports', signs: allPublishingSigns });
    await expect(read(one, true, stranger)).rejects.toMatchObject({ code: 'post-gone' });
    expect(await asked(account)).toBe(0);
  });
});
