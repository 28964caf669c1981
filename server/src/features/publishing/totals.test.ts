// Statistics over a range of days (D-06): every publication counted once, by what became of it, with what its readers did.
import { publicationStates, type PublicationState } from '@herald/contract/publications.ts';
import { Totals } from '@herald/contract/totals.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { retryPublication } from './retry-publication.ts';
import type { NewPublication, Publication } from './store/rows.ts';
import { summarisePublications } from './summarise-publications.ts';

const none = { live: 0, 'with-owner': 0, unknown: 0, coming: 0, failed: 0, 'taken-down': 0 };
/** In the room's zone, Asia/Shanghai, a day begins at four in the afternoon before. */
const noon = (day: string) => new Date(`${day}T04:00:00Z`);

let room: Newsroom;
let app: FastifyInstance;
let model: Publication;
let copies = 0;
keepNewsroom(async (opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
  model = await room.publish(await room.account('facebook'), 'The model');
});
afterAll(() => app.close());

/** As the engine would have left it behind, on that day. */
async function leave(more: Partial<NewPublication>, day = '2026-03-05'): Promise<string> {
  const { package_id, account_id, channel_id, requested_by, department_id, fingerprint, expires_at } = model;
  const { id: made } = await room.context.db
    .insertInto('publication')
    .values({
      ...{ package_id, account_id, channel_id, requested_by, department_id, fingerprint, expires_at },
      title: 'A copy',
      post: JSON.stringify(model.post),
      content_version: 1,
      repeat_no: (copies += 1),
      due_at: noon(day),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made;
}

async function tell(id: string, figures: Record<string, number>, readAt: string): Promise<void> {
  const read = new Date(readAt);
  await room.context.db
    .insertInto('statistic')
    .values({ publication_id: id, asked_at: read, read_at: read, figures: JSON.stringify(figures) })
    .execute();
}

type Asked = { of?: 'mine' | 'department' | 'all'; channelid?: 18 | 31 | 32; bid?: string };
const count = (from: string, until = from, { of = 'mine', ...more }: Asked = {}, who = room.maya) =>
  summarisePublications(room.context, who, { of, from, until, ...more });

describe('what became of them', () => {
  const expected: Record<PublicationState, keyof typeof none | null> = {
    scheduled: 'coming',
    preparing: 'coming',
    inflight: 'coming',
    processing: 'coming',
    reconciling: 'unknown',
    'auth-required': 'coming',
    'handed-over': 'with-owner',
    published: 'live',
    failed: 'failed',
    cancelled: null,
    missed: 'failed',
    unknown: 'unknown',
    editing: 'live',
    'edit-failed': 'live',
    withdrawing: 'live',
    withdrawn: 'taken-down',
    'externally-removed': 'taken-down',
  };

  it('counts each state as what it is to who reads: taken down is no success, unconfirmed neither live nor failed', async () => {
    for (const [at, state] of publicationStates.entries()) {
      const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
      const { id } = await room.account('facebook');
      await leave({ state, account_id: id }, day);
      const { all, days } = await count(day);
      const outcome = expected[state];
      expect([state, all.outcomes]).toEqual([state, outcome === null ? none : { ...none, [outcome]: 1 }]);
      expect(days.map((one) => one.day)).toEqual(outcome === null ? [] : [day]);
    }
    const { all, days } = await count('2026-02-01', '2026-02-28');
    expect(all.outcomes).toEqual({
      live: 4,
      'with-owner': 1,
      unknown: 2,
      coming: 5,
      failed: 2,
      'taken-down': 2,
    });
    expect(days).toHaveLength(publicationStates.length - 1);
  });

  it('counts what only its owner sees as with its owner', async () => {
    await leave({ state: 'published', owner_only: 'locked' }, '2026-01-02');
    await leave({ state: 'edit-failed', owner_only: 'chosen' }, '2026-01-02');
    await leave({ state: 'published' }, '2026-01-02');
    expect((await count('2026-01-02')).all.outcomes).toEqual({ ...none, live: 1, 'with-owner': 2 });
  });

  it('counts what a person gave up before anybody knew as not known, for it may stand', async () => {
    await leave({ state: 'failed', reason: 'reason-person-dropped' }, '2026-01-03');
    await leave({ state: 'failed', reason: 'reason-content-refused' }, '2026-01-03');
    expect((await count('2026-01-03')).all.outcomes).toEqual({ ...none, unknown: 1, failed: 1 });
  });
});

describe('the days', () => {
  it('are those of the platform’s zone, the last one whole; what went live stands where it went live', async () => {
    await leave({ state: 'failed', due_at: new Date('2026-01-09T15:59:59Z') });
    await leave({ state: 'failed', due_at: new Date('2026-01-09T16:00:00Z') });
    await leave({ state: 'failed', due_at: new Date('2026-01-10T15:59:59Z') });
    await leave({ state: 'published', due_at: noon('2026-01-09'), published_at: noon('2026-01-11') });
    const { all, days } = await count('2026-01-09', '2026-01-11');
    expect(days.map(({ day, outcomes }) => [day, outcomes.failed, outcomes.live])).toEqual([
      ['2026-01-09', 1, 0],
      ['2026-01-10', 2, 0],
      ['2026-01-11', 0, 1],
    ]);
    expect(all.outcomes).toEqual({ ...none, failed: 3, live: 1 });
    expect((await count('2026-01-10')).all.outcomes).toEqual({ ...none, failed: 2 });
    expect((await count('2026-01-12')).all.outcomes).toEqual(none);
  });
});

describe('one post counts once', () => {
  /** All of them are told apart by their account alone: they are published today. */
  const ofAccount = async (bid: string) => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10);
    return (await count(yesterday, today, { bid })).all.outcomes;
  };

  it('however often it was tried again: as what came of it last', async () => {
    const account = await room.account('facebook');
    const first = await leave({ state: 'failed', account_id: account.id, due_at: new Date() });
    expect(await ofAccount(account.id)).toEqual({ ...none, failed: 1 });
    const { queued } = await retryPublication(room.context, room.maya, { id: first });
    expect(await ofAccount(account.id)).toEqual({ ...none, coming: 1 });
    const [again] = queued;
    if (!again) throw new Error('nothing was queued');
    await room.advance(again);
    expect(await ofAccount(account.id)).toEqual({ ...none, live: 1 });
  });

  it('as failed still, when the second try was called off', async () => {
    const first = await leave({ state: 'failed' }, '2020-01-01');
    await leave({ state: 'cancelled', retry_of: first }, '2020-01-01');
    expect((await count('2020-01-01')).all.outcomes).toEqual({ ...none, failed: 1 });
  });

  it('when it was edited, and when it was deleted and posted anew', async () => {
    const [edits, reposts] = [await room.account('facebook'), await room.account('twitter')];
    const edited = await room.advance(await room.publish(edits, 'Frist'));
    await room.edit(edited, 'First');
    await room.advance(edited);
    expect(await ofAccount(edits.id)).toEqual({ ...none, live: 1 });

    const old = await room.advance(await room.publish(reposts, 'A tpyo'));
    const asked = { opp_id: old.id, pkGUID: await room.write('A typo'), repost: [reposts.id] };
    await editPackage(room.context, room.maya, asked, fromContent);
    expect(await ofAccount(reposts.id)).toEqual({ ...none, live: 1 });
    await room.advance(old, ['withdrawn']);
    await followReposts(room.context);
    expect(await ofAccount(reposts.id)).toEqual({ ...none, coming: 1 });
    const anew = await room.context.db
      .selectFrom('publication')
      .select('id')
      .where('account_id', '=', reposts.id)
      .where('id', '<>', old.id)
      .executeTakeFirstOrThrow();
    await room.advance(await room.read(anew.id));
    expect(await ofAccount(reposts.id)).toEqual({ ...none, live: 1 });
  });
});

describe('what their readers did', () => {
  it('is summed of what is live, with how many posts told it and when', async () => {
    const live = { state: 'published', reason: 'reason-platform-said-live' } as const;
    await tell(await leave(live, '2025-05-01'), { views: 10, likes: 2 }, '2026-01-01T00:00:00Z');
    await tell(await leave(live, '2025-05-01'), { likes: 0 }, '2026-01-03T00:00:00Z');
    await tell(await leave(live, '2025-05-02'), {}, '2026-01-02T00:00:00Z');
    await leave(live, '2025-05-02');
    await tell(await leave({ state: 'withdrawn' }, '2025-05-02'), { views: 900 }, '2026-01-09T00:00:00Z');
    const { all, days } = await count('2025-05-01', '2025-05-02');
    expect(all).toEqual({
      outcomes: { ...none, live: 4, 'taken-down': 1 },
      figures: { views: { sum: 10, posts: 1 }, likes: { sum: 2, posts: 2 } },
      read: { posts: 3, first: '2026-01-01T00:00:00.000Z', last: '2026-01-03T00:00:00.000Z' },
    });
    expect(days[1]).toMatchObject({ figures: {}, read: { posts: 1, last: '2026-01-02T00:00:00.000Z' } });
  });
});

describe('whose', () => {
  it('are one’s own, one’s department’s, or everybody’s for who sees everything; by channel, account and category', async () => {
    const { db } = room.context;
    const colleague = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const admin = await testActor(room.context, { department: 'House', signs: ['content:all'] });
    const twitter = await room.account('twitter');
    const filed = await room.write('Filed elsewhere');
    await db.updateTable('package').set({ category: '体育' }).where('id', '=', filed).execute();
    await db.updateTable('package').set({ category: '国际' }).where('id', '=', model.package_id).execute();
    await leave({ state: 'published' }, '2025-06-01');
    const theirs = { requested_by: colleague.personId, account_id: twitter.id, channel_id: 32 };
    await leave({ state: 'failed', ...theirs }, '2025-06-02');
    const strange = { requested_by: stranger.personId, department_id: stranger.departmentId };
    await leave({ state: 'unknown', ...strange, package_id: filed }, '2025-06-03');

    const range = ['2025-06-01', '2025-06-30'] as const;
    const seen = async (asked: Asked, who: TestActor = room.maya) =>
      (await count(...range, asked, who)).all.outcomes;
    expect(await seen({ of: 'mine' })).toEqual({ ...none, live: 1 });
    expect(await seen({ of: 'department' })).toEqual({ ...none, live: 1, failed: 1 });
    expect(await seen({ of: 'department' }, stranger)).toEqual({ ...none, unknown: 1 });
    await expect(seen({ of: 'all' }, stranger)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await seen({ of: 'all' }, admin)).toEqual({ ...none, live: 1, failed: 1, unknown: 1 });
    expect(await seen({ of: 'all', channelid: 32 }, admin)).toEqual({ ...none, failed: 1 });
    expect(await seen({ of: 'all', bid: model.account_id }, admin)).toEqual({ ...none, live: 1, unknown: 1 });
    expect(await seen({ of: 'all', bid: 'no row' }, admin)).toEqual(none);

    const { channels, accounts, categories } = await count(...range, { of: 'all' }, admin);
    expect(channels.map(({ channelid, outcomes }) => [channelid, outcomes])).toEqual([
      [31, { ...none, live: 1, unknown: 1 }],
      [32, { ...none, failed: 1 }],
    ]);
    expect(accounts.map(({ bid, accountName, outcomes }) => [bid, accountName, outcomes.failed])).toEqual([
      [model.account_id, 'Test facebook', 0],
      [twitter.id, 'Test twitter', 1],
    ]);
    const filedAs = Object.fromEntries(categories.map(({ category, outcomes }) => [category, outcomes]));
    expect(filedAs).toEqual({ 体育: { ...none, unknown: 1 }, 国际: { ...none, live: 1, failed: 1 } });
  });

  it('are told over the wire, and a range without an end, turned round or of years is refused', async () => {
    const ask = async (payload: object) => {
      const url = '/prod-api/content/publish/statistic/totals';
      const answer = await app.inject({ method: 'POST', url, headers: room.maya.bearer, payload });
      return { status: answer.statusCode, body: z.object({ data: z.unknown() }).parse(answer.json()) };
    };
    const { status, body } = await ask({ from: '2026-02-01', until: '2026-02-28' });
    expect(status).toBe(200);
    expect(Totals.parse(body.data).all.outcomes.live).toBe(4);
    for (const [from, until] of [
      ['2026-02-01', '2026-01-31'],
      ['2024-01-01', '2025-12-31'],
      ['2026-02-30', '2026-03-01'],
      ['0000-01-01', '0000-01-02'],
      ['2026-02-01', undefined],
    ])
      expect([from, until, (await ask({ from, until })).status]).toEqual([from, until, 400]);
  });
});
