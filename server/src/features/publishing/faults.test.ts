// What networks and platforms do to the one irreversible call, each fault by itself: never twice, and never silent.
import { describe, expect, it } from 'vitest';
import { freePort } from '../../db/free-port.ts';
import type { Platform } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { describeEvidence } from './describe-evidence.ts';
import { findChannel } from './find-channel.ts';
import { relayOutbox } from './relay-outbox.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;

keepDoubtfulRoom((opened) => {
  room = opened;
});

async function toldAbout(id: string): Promise<string[]> {
  await relayOutbox(room.context, handlers);
  const { items } = await listInbox(room.context, room.maya, { page: 1, pageSize: 500 });
  return items.filter((one) => one.link.includes(id)).map((one) => one.kind);
}

const platforms: readonly Platform[] = ['facebook', 'twitter'];
const both = <T>(faults: readonly T[]) =>
  platforms.flatMap((platform) => faults.map((fault) => ({ platform, fault })));

describe('an answer that was lost after the post was made', () => {
  it.each(
    both(['reset-after', 'timeout-after', 'truncated', 'html', 'no-id', '500-after', 'slow-drip'] as const),
  )('$fault on $platform: it is found on the account, and sent once', async ({ platform, fault }) => {
    const account = await room.account(platform);
    const text = `Lost ${fault} ${platform}`;
    await room.strike(account, fault);
    const live = await room.advance(await room.publish(account, text));
    expect(live).toMatchObject({ state: 'published', reason: 'reason-found-on-the-account', attempt_no: 1 });
    const posts = await room.posts(account);
    expect(posts.map((one) => one.externalId)).toEqual([live.external_id]);
    expect(await room.calls(account, 'publish', text)).toBe(1);
    expect(await toldAbout(live.id)).toEqual(['message-live']);
  });

  it.each(both(['late']))('$platform applies it late: found, and sent once', async ({ platform }) => {
    const account = await room.account(platform);
    await room.strike(account, 'late-apply', { delayMs: 120 });
    const live = await room.advance(await room.publish(account));
    expect(live).toMatchObject({ state: 'published', attempt_no: 1 });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it.each(both(['lag']))(
    '$platform shows it late in its list: found, and sent once',
    async ({ platform }) => {
      const account = await room.account(platform);
      await room.strike(account, 'reset-after');
      await room.strike(account, 'list-lag', { operation: `${platform}.list`, lagMs: 60_000, times: 2 });
      const live = await room.advance(await room.publish(account));
      expect(live).toMatchObject({ state: 'published', attempt_no: 1 });
      expect(await room.posts(account)).toHaveLength(1);
    },
  );

  it('a list that is down is asked again until it answers', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 3 });
    const live = await room.advance(await room.publish(account));
    expect(live).toMatchObject({ state: 'published', attempt_no: 1 });
  });

  it('a promise (202) is asked after by its own id and ends live', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'accepted-then-flip', { delayMs: 100 });
    const live = await room.advance(await room.publish(account));
    expect(live).toMatchObject({ state: 'published', attempt_no: 1 });
    expect(await room.posts(account)).toHaveLength(1);
  });
});

describe('a call of which nothing became', () => {
  it.each(both(['reset-before', 'timeout-before', '500-before'] as const))(
    '$fault on $platform: nobody can prove it, so after the quiet window a person is told, once, and nothing is sent again',
    async ({ platform, fault }) => {
      const account = await room.account(platform);
      const text = `Nothing ${fault} ${platform}`;
      await room.strike(account, fault);
      const queued = await room.publish(account, text);
      const unknown = await room.advance(queued);
      expect(unknown).toMatchObject({
        state: 'unknown',
        reason: 'reason-not-found-yet',
        attempt_no: 1,
        negative_looks: 3,
        external_id: null,
      });
      expect(unknown.last_look_at?.getTime()).toBeGreaterThan(unknown.settle_at?.getTime() ?? Infinity);
      expect(await room.posts(account)).toEqual([]);
      expect(await room.calls(account, 'publish', text)).toBe(1);
      expect(await toldAbout(queued.id)).toEqual(['message-unknown']);
      expect(await toldAbout(queued.id)).toEqual(['message-unknown']);
    },
  );

  it('nobody listens at the platform’s address: nothing was sent, so it is tried again by itself', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    const { config } = room.context;
    const facebook = config.channels['facebook'];
    if (!facebook) throw new Error('facebook has no settings');
    const { bases } = facebook;
    config.channels['facebook'] = {
      ...facebook,
      bases: { ...bases, graph: `http://127.0.0.1:${await freePort()}` },
    };
    const waiting = await room.advance(queued, ['scheduled', 'unknown', 'failed']);
    config.channels['facebook'] = { ...facebook, bases };
    expect(waiting).toMatchObject({ state: 'scheduled', reason: 'reason-not-sent', tries: 1 });
    expect(await room.advance(waiting)).toMatchObject({ state: 'published', attempt_no: 2 });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('a call that is never let out ends after twelve tries, said aloud', async () => {
    const account = await room.account('facebook');
    const { config, pace } = room.context;
    const { facebook } = config.channels;
    if (!facebook) throw new Error('facebook has no settings');
    const { retryBaseMs } = pace;
    pace.retryBaseMs = 1;
    config.channels['facebook'] = { ...facebook, bases: { graph: `http://127.0.0.1:${await freePort()}` } };
    const ended = await room.advance(await room.publish(account));
    config.channels['facebook'] = facebook;
    pace.retryBaseMs = retryBaseMs;
    expect(ended).toMatchObject({ state: 'failed', reason: 'reason-too-many-tries', tries: 12 });
    expect(await toldAbout(ended.id)).toEqual(['message-failed']);
  });
});

describe('a platform that says no', () => {
  it.each(both(['rate-seconds', 'rate-date'] as const))(
    '$fault on $platform: the whole account rests as long as it was told, and no try is burnt',
    async ({ platform, fault }) => {
      const account = await room.account(platform);
      await room.strike(account, fault, { retryAfterSeconds: 2 });
      const asked = performance.now();
      const queued = await room.publish(account);
      const next = await room.publish(account);
      const waiting = await room.advance(queued, ['scheduled']);
      expect(waiting).toMatchObject({ state: 'scheduled', reason: 'reason-busy', tries: 0 });
      expect((await room.advance(next)).state).toBe('published');
      expect(performance.now() - asked).toBeGreaterThan(900);
      expect((await room.advance(waiting)).state).toBe('published');
      expect(await room.posts(account)).toHaveLength(2);
    },
  );

  it.each(platforms)(
    '%s lost a picture since it was uploaded: taken up again, sent once',
    async (platform) => {
      const account = await room.account(platform);
      await room.strike(account, 'handle-expires');
      const live = await room.advance(await room.publish(account, undefined, [await room.picture()]));
      expect(live).toMatchObject({ state: 'published', attempt_no: 2 });
      expect((await room.posts(account)).map((post) => post.mediaSha256s.length)).toEqual([1]);
    },
  );

  it('lost a picture after other hiccups on the way: taken up again all the same', async () => {
    const account = await room.account('facebook');
    await room.strike(account, '500-before', { operation: 'facebook.photo', times: 3 });
    await room.strike(account, 'handle-expires');
    const live = await room.advance(await room.publish(account, undefined, [await room.picture()]));
    expect(live).toMatchObject({ state: 'published', attempt_no: 2 });
    expect(live.tries).toBeGreaterThan(2);
  });

  it('an absurd Retry-After is no longer than a day', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'rate-absurd');
    const waiting = await room.advance(await room.publish(account), ['scheduled', 'failed']);
    const hours = ((waiting.wake_at?.getTime() ?? Infinity) - waiting.updated_at.getTime()) / 3_600_000;
    expect(hours).toBeLessThan(27);
  });

  it('says the same post exists, which is no proof whose it is: looked for, never sent again', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'duplicate');
    const unknown = await room.advance(await room.publish(account, 'Is it there?'));
    expect(unknown).toMatchObject({ state: 'unknown', attempt_no: 1 });
    expect(await room.calls(account, 'publish', 'Is it there?')).toBe(1);
  });

  it('what we saw ourselves is not put into its mouth: the reason says it, and the evidence keeps it', async () => {
    const account = await room.account('facebook');
    await room.strike(account, '500-before');
    const lost = await room.advance(await room.publish(account), ['reconciling']);
    expect(lost).toMatchObject({ reason: 'reason-answer-lost', detail: '' });
    const event = await room.context.db
      .selectFrom('event')
      .select('evidence')
      .where('publication_id', '=', lost.id)
      .where('to_state', '=', 'reconciling')
      .executeTakeFirstOrThrow();
    expect(event.evidence).toMatchObject({ noticed: expect.stringContaining('Answered 500') });
    const channel = findChannel(room.context, lost.channel_id);
    const shown = describeEvidence('zh', channel, event.evidence);
    expect(shown).toEqual({ code: '500', said: expect.stringMatching(/^Facebook[^:]*（500）/) });
    await room.advance(lost);
    const live = await room.advance(await room.publish(account));
    await room.strike(account, 'reset-before', { operation: 'facebook.delete', times: 100 });
    await withdrawPublication(room.context, room.maya, { id: live.id });
    const kept = await room.advance(live, ['withdrawing']);
    expect(kept).toMatchObject({ reason: 'reason-change-unanswered', detail: '' });
  });

  it('refuses the content for good: it fails with the platform’s own words', async () => {
    const account = await room.account('facebook', { tasks: ['ANALYZE'] });
    const failed = await room.advance(await room.publish(account));
    expect(failed).toMatchObject({ state: 'failed', reason: 'reason-not-permitted' });
    expect(failed.detail).not.toBe('');
    expect(await toldAbout(failed.id)).toEqual(['message-failed']);
  });
});
