// Weibo lists the newest five posts of an account and no more (open.weibo.com 2/statuses/user_timeline: 此接口最多只返回最新的5条数据).
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { weibo } from './weibo/index.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const post: Post = {
  ...{ title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const sent = sentOf(post);
type Status = ReturnType<typeof status>;
/** Of so many minutes after ours was sent. */
const status = (minute: number, text = `Else ${minute}`) => ({
  ...{ idstr: String(100 + minute), mid: String(100 + minute), text, user: { idstr: '7' } },
  created_at: new Date(sentAt.getTime() + minute * 60_000).toISOString(),
});
const newer = (...minutes: number[]): Status[] => minutes.map((minute) => status(minute));
const ours = status(0, 'Noon');

function world(statuses: readonly Status[], total: number) {
  const calls: string[] = [];
  const outside = outsideWith(weibo, {
    async fetch(url) {
      const { pathname, searchParams } = new URL(url);
      const page = searchParams.get('page');
      calls.push(`${pathname.replace(/^.*\//, '')}${page === null ? '' : ` ${page}`}`);
      if (page === null) return Response.json(ours);
      return Response.json({ statuses: page === '1' ? statuses : [], total_number: total });
    },
  });
  const account = accountWith();
  return {
    calls,
    settle: () => weibo.settle.settle(outside, account, sent),
    watch: () => weibo.settle.watch(outside, account, sent, ours.idstr),
  };
}
const five = newer(5, 4, 3, 2, 1);
const noLookTells = { kind: 'permission', platformCode: 'list-too-long' };

describe('a post that is not among the five newest', () => {
  test.each([5, 60, 412])('is not absent, of %i: a person is asked, after one call', async (total) => {
    const { settle, calls } = world(five, total);
    expect(await settle()).toMatchObject({ state: 'cannot-look', failure: noLookTells });
    expect(calls).toEqual(['user_timeline.json 1']);
  });

  test.each([5, 60, 412])(
    'stands by its id, of %i: two calls, and no later look tells more',
    async (total) => {
      const { watch, calls } = world(five, total);
      expect(await watch()).toMatchObject({ ok: true, value: { stands: true, unlisted: noLookTells } });
      expect(calls).toEqual(['show.json', 'user_timeline.json 1']);
    },
  );

  test('is absent where the list reaches back before it was sent', async () => {
    const { settle, calls } = world([...newer(4, 3, 2, 1), status(-2)], 412);
    expect(await settle()).toEqual({ state: 'absent', looked: 4 });
    expect(calls).toHaveLength(1);
  });
});

test('of two that say the same among the five a person is told, though there may be older ones', async () => {
  const listed = [...newer(5, 4, 3), status(2, 'Noon'), status(1, 'Noon')];
  expect(await world(listed, 5).settle()).toMatchObject({ state: 'several' });
  const seen = await world(listed, 5).watch();
  expect(seen).toMatchObject({ ok: true, value: { copies: ['102', '101'], unlisted: noLookTells } });
});

test('of ten, as Weibo’s own app is shown, nothing is absent either', async () => {
  for (const total of [10, 412]) {
    const { settle, calls } = world(newer(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), total);
    expect(await settle()).toMatchObject({ state: 'cannot-look', failure: noLookTells });
    expect(calls).toHaveLength(1);
  }
});

test('fewer than five that are all newer prove nothing, however many Weibo says there are; none of none do', async () => {
  const { settle, calls } = world(newer(2, 1), 3);
  expect(await settle()).toMatchObject({ state: 'cannot-look', failure: noLookTells });
  expect(calls).toHaveLength(1);
  for (const listed of [newer(1), newer(2, 1), newer(4, 3, 2, 1)]) {
    const { settle: look, watch } = world(listed, listed.length);
    expect(await look()).toMatchObject({ state: 'cannot-look', failure: noLookTells });
    expect(await watch()).toMatchObject({ value: { stands: true, copies: [], unlisted: noLookTells } });
  }
  const older = world([...newer(1), status(-2)], 2);
  expect(await older.settle()).toEqual({ state: 'absent', looked: 1 });
  expect(await world([], 0).settle()).toEqual({ state: 'absent', looked: 0 });
});

test('among fewer than five ours is found, and stands alone', async () => {
  expect(await world([...newer(2, 1), ours], 3).settle()).toMatchObject({ state: 'live', externalId: '100' });
  const seen = await world([...newer(2, 1), ours], 3).watch();
  expect(seen).toEqual({ ok: true, value: { stands: true, copies: [] } });
});

test('an account that is shown more than ten has its list read to the end', async () => {
  const many = Array.from({ length: 12 }, (_, minute) => status(12 - minute));
  expect(await world(many, 12).settle()).toMatchObject({ state: 'cannot-look', failure: noLookTells });
  expect(await world([...many, status(-2)], 13).settle()).toEqual({ state: 'absent', looked: 12 });
  expect(await world([...many, ours], 13).settle()).toMatchObject({ state: 'live', externalId: '100' });
});
