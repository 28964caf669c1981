// Pre-flight: what stands in the way is said at saving, an hour before and five minutes before, while it can be mended.
import { minuteMs } from '@herald/contract/constants.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { braking } from '../../db/test-actor.ts';
import { bindTestAccountAgain, type TestAccount } from '../../db/test-account.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { forgetSchedules, scheduleAhead, toldMaya } from '../../db/test-preflight.ts';
import { moveClock } from '../../db/test-turns.ts';
import { identifyAddress } from '../media/identify-address.ts';
import { choosePreflight } from './choose-preflight.ts';
import { describeEvidence } from './describe-evidence.ts';
import { findChannel } from './find-channel.ts';
import { inspectWaiting } from './inspect-waiting.ts';
import { pausePublishing } from './pause-publishing.ts';
import { rescheduleMoved } from './reschedule-moved.ts';
import { readFence } from './store/lanes.ts';
import { restPlatform } from './store/platforms.ts';
import { movePublication } from './store/publications.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(() => forgetSchedules(room));
afterAll(() => room.close());

/** A token that ends in a while, with what was granted. */
async function grant(
  account: TestAccount,
  token: { endsInMs: number; refresh: string | null; scopes: readonly string[]; renewsForMs?: number },
) {
  const { endsInMs, refresh, scopes, renewsForMs } = token;
  const renewsForSeconds = renewsForMs === undefined ? undefined : renewsForMs / 1_000;
  const fresh = { access: 'x', refresh, scopes, expiresInSeconds: endsInMs / 1_000, renewsForSeconds };
  await bindTestAccountAgain(room.context, account.id, async () => undefined, fresh);
}

describe('at saving', () => {
  it('nothing in the way: no warning, and two looks are planned', async () => {
    const { codes, row } = await scheduleAhead(room, await room.account('facebook'), {
      media: [await room.picture()],
    });
    expect(codes).toEqual([]);
    expect(row.due_at.getTime() - (row.preflight_at?.getTime() ?? 0)).toBe(60 * minuteMs);
  });

  it('a token that ends before: said, unless it renews itself', async () => {
    const [dying, renewed] = [await room.account('facebook'), await room.account('twitter')];
    await grant(dying, { endsInMs: 60 * minuteMs, refresh: null, scopes: [] });
    await grant(renewed, { endsInMs: 60 * minuteMs, refresh: 'again', scopes: [] });
    expect((await scheduleAhead(room, dying)).codes).toEqual(['preflight-token-ends']);
    expect((await scheduleAhead(room, renewed)).codes).toEqual([]);
  });

  it('R-API-115: a token that renews itself only until then: said, unless the last access it brings outlives it', async () => {
    const account = await room.account('twitter');
    const codesWith = async (endsIn: number, renewsFor: number) => {
      const minutes = { endsInMs: endsIn * minuteMs, renewsForMs: renewsFor * minuteMs };
      await grant(account, { ...minutes, refresh: 'again', scopes: [] });
      return (await scheduleAhead(room, account)).codes;
    };
    expect(await codesWith(60, 90)).toEqual(['preflight-token-ends']);
    expect(await codesWith(60, 150)).toEqual([]);
    expect(await codesWith(150, 30)).toEqual([]);
  });

  it('a permission that was not granted, by its name', async () => {
    const account = await room.account('twitter');
    await grant(account, {
      endsInMs: 18 * 60 * minuteMs,
      refresh: null,
      scopes: ['tweet.read', 'users.read', 'media.write', 'offline.access'],
    });
    const { warnings } = await scheduleAhead(room, account);
    expect(warnings).toMatchObject([
      { code: 'preflight-scope-missing', figures: { scopes: 'publish and delete posts' } },
    ]);
  });

  it('a pause that stands', async () => {
    await pausePublishing(room.context, braking(room.maya), { what: { scope: 'everything' }, because: '' });
    expect((await scheduleAhead(room, await room.account('facebook'))).codes).toEqual(['preflight-paused']);
  });
});

describe('an hour before, and five minutes before', () => {
  it('looks at both moments, says nothing when all is well, and changes nothing else', async () => {
    const { row } = await scheduleAhead(room, await room.account('facebook'));
    await inspectWaiting(room.context);
    expect((await room.read(row.id)).version).toBe(row.version);
    await moveClock(room, 61 * minuteMs);
    await inspectWaiting(room.context);
    const hour = await room.read(row.id);
    expect(hour).toMatchObject({
      state: 'scheduled',
      reason: row.reason,
      due_at: row.due_at,
      wake_at: row.wake_at,
    });
    expect(row.due_at.getTime() - (hour.preflight_at?.getTime() ?? 0)).toBe(5 * minuteMs);
    await moveClock(room, 116 * minuteMs);
    await inspectWaiting(room.context);
    expect((await room.read(row.id)).preflight_at).toBeNull();
    expect(await toldMaya(room, 'message-preflight')).toEqual([]);
  });

  it('an account that must be authorised again, a file that is gone: each told once to who asked, with the way there', async () => {
    const account = await room.account('facebook');
    const picture = await room.picture();
    const { row } = await scheduleAhead(room, account, { media: [picture] });
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    await room.context.files.remove(identifyAddress(room.context.config.origin, picture.url ?? ''));
    await moveClock(room, 61 * minuteMs);
    await inspectWaiting(room.context);
    await moveClock(room, 116 * minuteMs);
    await inspectWaiting(room.context);
    const messages = await toldMaya(room, 'message-preflight');
    expect(messages).toHaveLength(2);
    const texts = messages.map(({ text }) => text).join('\n');
    expect(texts).toContain('must be authorised again');
    expect(texts).toContain('is missing or damaged');
    expect(messages[0]?.link).toBe(`/api/content/publish/pubHistory?id=${row.id}`);
    const { evidence } = await room.read(row.id);
    const channel = findChannel(room.context, row.channel_id);
    expect(JSON.stringify(describeEvidence('es', channel, evidence))).toMatch(/autoriza.*está dañado/i);
  });

  it('a platform that rests: of no account an hour before, told five minutes before', async () => {
    await scheduleAhead(room, await room.account('facebook'));
    await moveClock(room, 61 * minuteMs);
    await restPlatform(room.context.db, 31, minuteMs);
    await inspectWaiting(room.context);
    expect(await toldMaya(room, 'message-preflight')).toEqual([]);
    await moveClock(room, 116 * minuteMs);
    await restPlatform(room.context.db, 31, minuteMs);
    await inspectWaiting(room.context);
    expect(await toldMaya(room, 'message-preflight')).toHaveLength(1);
  });

  it('is planned by what is left', () => {
    const due = new Date('2026-03-01T12:00:00Z');
    const left = (minutes: number) => new Date(due.getTime() - minutes * minuteMs);
    expect(choosePreflight(due, left(61))).toEqual(left(60));
    expect(choosePreflight(due, left(60))).toEqual(left(5));
    expect(choosePreflight(due, left(5))).toBeNull();
  });
});

describe('clock rules that changed behind a schedule', () => {
  it('the wall-clock time holds: a new instant, an event that says why, and a message', async () => {
    const { db } = room.context;
    const { row, id } = await scheduleAhead(room, await room.account('facebook'));
    const old = new Date(row.due_at.getTime() + 60 * minuteMs);
    // As it was reckoned under the rules of yesterday.
    await db.transaction().execute(async (tx) => {
      await movePublication(tx, row, await readFence(tx, row.account_id), row.state, {
        due_at: old,
        wake_at: old,
        reason: row.reason,
      });
      await tx.updateTable('schedule').set({ due_at: old }).where('id', '=', id).execute();
    });
    expect(await rescheduleMoved(room.context)).toBe(1);
    const moved = await room.read(row.id);
    expect(moved).toMatchObject({ due_at: row.due_at, wake_at: row.due_at, reason: row.reason });
    expect(moved.preflight_at).toEqual(row.preflight_at);
    const listed = await db.selectFrom('schedule').select('due_at').where('id', '=', id).executeTakeFirst();
    expect(listed?.due_at).toEqual(row.due_at);
    const events = await db
      .selectFrom('event')
      .selectAll()
      .where('publication_id', '=', row.id)
      .orderBy('seq')
      .execute();
    expect(events.at(-1)?.evidence).toMatchObject({ was: old.toISOString() });
    expect(await toldMaya(room, 'message-moved')).toMatchObject([
      { text: expect.stringContaining(room.context.config.zone) },
    ]);
    expect(await rescheduleMoved(room.context)).toBe(0);
  });

  it('what is live is left alone', async () => {
    const live = await room.advance(await room.publish(await room.account('facebook')));
    expect(await rescheduleMoved(room.context)).toBe(0);
    expect((await room.read(live.id)).version).toBe(live.version);
  });
});
