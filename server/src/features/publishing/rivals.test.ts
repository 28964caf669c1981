// Two publications of one account that say the same to whoever looks, and are no twins by their fingerprints: neither claims what may be the other's (I3).
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Platform, TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { touch } from '../../db/test-turns.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { checkPublication } from './check-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { exchangeResends } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;

keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300, quietWindowMs: 50, clientTimeoutMs: 900 },
);

const alike: readonly (readonly [Platform, string, string])[] = [
  ['facebook', 'Read https://example.com/a', 'Read http://example.com/a'],
  ['twitter', 'Read https://example.com/a', 'Read http://example.com/a'],
  ['weibo', 'Read https://example.com/monday', 'Read https://example.com/tuesday'],
];
type Pair = { account: TestAccount; lost: Publication; stands: Publication };

/** The first never arrived, the answer of the second was lost, and no list could be read: both are unknown. */
async function pair(platform: Platform, first: string, second: string): Promise<Pair> {
  const account = await room.account(platform);
  await room.strike(account, 'reset-before');
  await room.strike(account, 'list-5xx', { operation: `${platform}.list`, times: 1_000 });
  const lost = await room.advance(await room.publish(account, first), ['unknown']);
  const queued = await room.publish(account, second);
  await room.strike(account, 'reset-after');
  const stands = await room.advance(queued, ['unknown']);
  expect(stands.attempt_no).toBe(1);
  await room.sandbox.liftFaults();
  return { account, lost, stands };
}

/** As often as a worker could find something to do. */
async function work({ id: accountId }: TestAccount): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) {
    await advancePublication.run(room.context, { accountId });
    await sleep(30);
  }
}

async function expectAsked({ account, lost, stands }: Pair): Promise<string> {
  expect(await room.posts(account)).toHaveLength(1);
  for (const { id } of [lost, stands]) {
    const { state, reason, external_id: bound, candidates } = await room.read(id);
    expect([state, reason, bound]).toEqual(['unknown', 'reason-several-candidates', null]);
    expect(candidates).toHaveLength(1);
  }
  return (await room.read(stands.id)).candidates[0] ?? '';
}

const answer = (id: string, rest: { answer: 'not-live' } | { answer: 'live'; link: string }) =>
  resolvePublication(room.context, room.maya, { id, ...rest });

const resend = (channelId: number, resends: boolean) =>
  room.context.db.transaction().execute((tx) => exchangeResends(tx, channelId, resends));

describe.each(alike)('on %s two that say the same, one lost and one standing', (platform, first, second) => {
  it('are both asked of a person by the machine, which claims and sends nothing', async () => {
    const both = await pair(platform, first, second);
    await resend(both.lost.channel_id, true);
    await work(both.account);
    await resend(both.lost.channel_id, false);
    expect(await expectAsked(both)).toMatch(/^https?:/);
  });

  it.each(['lost', 'stands'] as const)(
    'are settled by a person: looked at first what %s, none may be sent again, and the link of the right one settles both',
    async (earlier) => {
      const both = await pair(platform, first, second);
      const { account, lost, stands } = both;
      for (const { id } of earlier === 'lost' ? [lost, stands] : [stands, lost])
        expect(await checkPublication(room.context, room.maya, { id })).toEqual({ state: 'unknown' });
      const link = await expectAsked(both);
      for (const { id } of [lost, stands])
        await expect(answer(id, { answer: 'not-live' })).rejects.toMatchObject({ code: 'still-there' });
      await work(account);
      await expectAsked(both);

      const [post] = await room.posts(account);
      await answer(stands.id, { answer: 'live', link });
      const named = await room.read(stands.id);
      expect(named).toMatchObject({ state: 'published', external_id: post?.externalId });
      await answer(lost.id, { answer: 'not-live' });
      const sent = await room.advance(lost);
      expect(sent).toMatchObject({ state: 'published', attempt_no: 2 });
      const ids = (await room.posts(account)).map(({ externalId }) => externalId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids)).toEqual(new Set([named.external_id, sent.external_id]));
    },
  );
});

describe('what may be another’s', () => {
  it('is not called ours by a person either, once the platform told what the other becomes', async () => {
    const both = await pair('facebook', 'Read https://example.com/c', 'Read http://example.com/c');
    await work(both.account);
    const link = await expectAsked(both);
    const [post] = await room.posts(both.account);
    await touch(room, both.stands, { handle: post?.externalId ?? '' });
    const asked = answer(both.lost.id, { answer: 'live', link });
    await expect(asked).rejects.toMatchObject({ code: 'link-not-verified' });
  });

  const [, first, second] = alike[0] ?? [];

  it('is not claimed while a person looks and the other is being sent', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
    const lost = await room.advance(await room.publish(account, first), ['unknown']);
    // The lane’s own look at it would overtake the person’s.
    await room.context.db
      .updateTable('publication')
      .set({ wake_at: null })
      .where('id', '=', lost.id)
      .execute();
    const queued = await room.publish(account, second);
    await room.strike(account, 'reset-after');
    let looks = 0;
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      settle: {
        ...channel.settle,
        settle: async (...asked: Parameters<typeof channel.settle.settle>) => {
          looks += 1;
          if (looks === 1) {
            await advanceUntil(room.context, queued, ['reconciling', 'unknown']);
            await room.sandbox.liftFaults();
          }
          return channel.settle.settle(...asked);
        },
      },
    }));
    const beside = { ...room.context, channels };
    expect(await checkPublication(beside, room.maya, { id: lost.id })).toEqual({ state: 'unknown' });
    expect(looks).toBe(2);
    expect((await room.read(lost.id)).reason).toBe('reason-several-candidates');
  });

  it('is not claimed though a person gave the other up in doubt', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
    const given = await room.advance(await room.publish(account, first), ['unknown']);
    await expect
      .poll(
        () => resolvePublication(room.context, room.maya, { id: given.id, answer: 'drop' }).catch(() => null),
        {
          timeout: 15_000,
        },
      )
      .toMatchObject({ state: 'failed' });
    const queued = await room.publish(account, second);
    await room.strike(account, 'reset-before');
    const lost = await room.advance(queued, ['reconciling', 'unknown']);
    await room.sandbox.liftFaults();
    const seen = await room.advance(lost);
    expect(seen).toMatchObject({ state: 'unknown', reason: 'reason-several-candidates', external_id: null });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('is claimed once the other is proven not to stand', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
    const lost = await room.advance(await room.publish(account, first), ['unknown']);
    await room.sandbox.liftFaults();
    await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 60_000, times: 1_000 });
    await expect
      .poll(() => answer(lost.id, { answer: 'not-live' }).catch(() => null), { timeout: 5_000 })
      .not.toBeNull();
    await room.context.db
      .updateTable('publication')
      .set({ wake_at: new Date('2999-01-01') })
      .where('id', '=', lost.id)
      .execute();
    const queued = await room.publish(account, second);
    await room.strike(account, 'reset-after');
    const sent = await room.advance(queued, ['reconciling', 'unknown']);
    await room.sandbox.liftFaults();
    expect((await room.advance(sent)).state).toBe('published');
  });
});
