// Sent already and held up before it could be sent again: by a rest, a refusal, a lost right; it is looked for, once, and in time.
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '@herald/contract/constants.ts';
import { readClock } from '../../db/client.ts';
import {
  keepDoubtfulRoom,
  knowingKeys,
  preparing,
  sentAgain,
  sweepDoubts,
  sweepDoubtsTo,
} from '../../db/test-doubts.ts';
import { moveClock, touch } from '../../db/test-turns.ts';
import { testActor } from '../../db/test-actor.ts';
import { advanceUntil, allPublishingSigns, type Newsroom } from '../../test-newsroom.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { checkPublication } from './check-publication.ts';
import { readPublication } from './read-publication.ts';
import { releaseLane, restLane, takeLane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const sweepOn = (one: Publication) => sweepDoubts(room, one);
const sweptTo = (one: Publication, state: string) => sweepDoubtsTo(room, one, state);
const settled = (one: Publication) =>
  advanceUntil(knowingKeys(room), one, ['published', 'unknown', 'failed']);

describe('a post in doubt whose account rests', () => {
  it('is not sent meanwhile, and waits without being taken up again and again', async () => {
    const { account, one } = await sentAgain(room, 'Rests, in doubt');
    await restLane(room.context.db, account.id, 26 * hourMs);
    const waitsMs = async ({ wake_at: wake }: Publication) =>
      (wake?.getTime() ?? 0) - (await readClock(room.context.db)).getTime();
    // Until its key may be forgotten, and not only until the rest or its own time is over.
    await expect.poll(async () => waitsMs(await sweepOn(one))).toBeGreaterThan(50 * minuteMs);
    const waiting = await room.read(one.id);
    expect(waiting.state).toBe('scheduled');
    expect(await waitsMs(waiting)).toBeLessThan(hourMs);
    expect((await sweepOn(one)).version).toBe(waiting.version);
    expect(await room.calls(account, 'publish', 'Rests, in doubt')).toBe(1);
  });

  it('is looked for when its own time is over, long before the rest is', async () => {
    const { account, one } = await sentAgain(room, 'Rests, expired');
    await restLane(room.context.db, account.id, 72 * hourMs);
    await sweepOn(one);
    await moveClock(room, 25 * hourMs);
    await sweptTo(one, 'published');
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('is looked for at once when somebody cancels it, and found', async () => {
    const { account, one } = await sentAgain(room, 'Rests, cancelled');
    await restLane(room.context.db, account.id, 72 * hourMs);
    await sweepOn(one);
    // Whoever has the lane meanwhile writes nothing of it.
    const lane = await takeLane(room.context.db, account.id, 'another', 60_000);
    if (lane) await releaseLane(room.context.db, lane);
    await withdrawPublication(room.context, room.maya, { id: one.id });
    await sweptTo(one, 'published');
    expect(await room.calls(account, 'publish', 'Rests, cancelled')).toBe(1);
  });

  it('of whose upload a busy platform said no: it is looked for and not kept waiting as long as the rest', async () => {
    const { account, one } = await sentAgain(room, 'Busy at the upload');
    const context = preparing(room, () => Promise.resolve(failed('rate', 'too many', '32', 72 * 3_600)));
    const busy = await advanceUntil(context, one, ['reconciling', 'failed', 'published']);
    expect(busy).toMatchObject({
      state: 'reconciling',
      detail: 'too many',
      platform_code: '32',
      tries: one.tries,
    });
    await touch(room, busy, { wake_at: new Date(0) });
    await sweptTo(one, 'published');
    expect(await room.posts(account)).toHaveLength(1);
  });
});

describe('a post in doubt whose way to be sent again is barred', () => {
  it('by a refusal of its upload: it is refused once, and the words of the platform are shown to whoever is asked', async () => {
    const { account, one } = await sentAgain(room, 'Refused upload');
    let uploads = 0;
    const context = preparing(room, async () => {
      uploads += 1;
      return failed('content', 'This picture shows what we do not take', '999999');
    });
    const looking = {
      ...context,
      channels: context.channels.map((channel) => ({
        ...channel,
        settle: { ...channel.settle, settle: async () => ({ state: 'absent', looked: 3 }) as const },
      })),
    };
    const unknown = await advanceUntil(looking, one, ['unknown', 'failed', 'published']);
    expect(unknown).toMatchObject({
      state: 'unknown',
      platform_code: '999999',
      detail: 'This picture shows what we do not take',
    });
    expect(uploads).toBe(1);
    const { events } = await readPublication(room.context, room.maya, { id: one.id });
    expect(JSON.stringify(events)).toContain('This picture shows what we do not take');
    await checkPublication(looking, room.maya, { id: one.id });
    expect((await room.read(one.id)).detail).toBe('This picture shows what we do not take');
    expect(await room.calls(account, 'publish', 'Refused upload')).toBe(1);
  });

  it('by an account nobody authorises: tried once more at most, and then only looked for', async () => {
    const { account, one } = await sentAgain(room, 'Signed out');
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    const pace = { ...room.context.pace, holdLaneAtMostMs: 60_000, retryBaseMs: 1 };
    const context = {
      ...knowingKeys(room, ({ settle }) => ({
        settle: { ...settle, settle: async () => ({ state: 'absent', looked: 1 }) as const },
      })),
      pace,
    };
    const begun = async () => {
      const events = await room.context.db
        .selectFrom('event')
        .select('to_state')
        .where('publication_id', '=', one.id)
        .where('from_state', '=', 'preparing')
        .execute();
      return events.length;
    };
    for (let turn = 0; turn < 60; turn += 1) {
      await touch(room, one, { wake_at: new Date(0) });
      await advancePublication.run(context, { accountId: account.id }, () => true);
    }
    // The first time it was sent.
    expect(await begun()).toBeLessThanOrEqual(2);
    expect(await room.calls(account, 'publish', 'Signed out')).toBe(1);
  });

  it.each(['was disabled', 'lost the role'])(
    'by a requester who %s: nothing is sent, it is looked for, and found',
    async (how) => {
      const { account, one } = await sentAgain(room, `Requester ${how}`);
      await bar(await requesterOf(one), how);
      expect(await settled(one)).toMatchObject({
        state: 'published',
        reason: 'reason-found-on-the-account',
        attempt_no: 1,
      });
      expect(await room.calls(account, 'publish', `Requester ${how}`)).toBe(1);
    },
  );

  it('by a requester who may not, and it is not to be seen: a person is asked, and nothing is sent', async () => {
    const account = await room.account('facebook');
    const words = 'Requester gone, post gone';
    await room.strike(account, 'reset-before');
    const context = knowingKeys(room);
    const lost = await advanceUntil(context, await room.publish(account, words), ['reconciling']);
    await bar(await requesterOf(await advanceUntil(context, lost, ['scheduled'])), 'was disabled');
    expect(await settled(lost)).toMatchObject({ state: 'unknown', attempt_no: 1 });
    expect(await room.calls(account, 'publish', words)).toBe(1);
  });

  it('by a requester who may not any more when it is prepared already: it is stopped before the call', async () => {
    const account = await room.account('facebook');
    const one = await room.publish(account, 'At the last moment');
    const who = await requesterOf(one);
    const reach = async (at: string) => {
      if (at === 'F03') await bar(who, 'was disabled');
    };
    const ended = await advanceUntil({ ...room.context, reach }, one, ['failed', 'published']);
    expect(ended).toMatchObject({ state: 'failed', reason: 'reason-requester-may-not', attempt_no: 0 });
  });
});

/** One of its own, whom nothing else in this house was asked by. */
async function requesterOf({ id }: Publication): Promise<string> {
  const { personId } = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
  const own = room.context.db.updateTable('publication').set({ requested_by: personId });
  await own.where('id', '=', id).execute();
  return personId;
}

async function bar(personId: string, how: string): Promise<void> {
  const { db } = room.context;
  if (how === 'lost the role')
    return void (await db.deleteFrom('person_role').where('person_id', '=', personId).execute());
  await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', personId).execute();
}

describe('what comes in the way before the call and may pass', () => {
  it('a refusal of our own house is tried again, and it goes out', async () => {
    const account = await room.account('facebook');
    let times = 0;
    const context = knowingKeys(room, ({ prepare }) => ({
      prepare: {
        ...prepare,
        steps: () => {
          times += 1;
          if (times < 3) throw new Refusal('disk-full');
          return [];
        },
      },
    }));
    const live = await advanceUntil(context, await room.publish(account, 'Tried again'), [
      'published',
      'failed',
    ]);
    expect(live).toMatchObject({ state: 'published', attempt_no: 1 });
  });

  it('for good: it ends after the known number of tries, and does not speak of a missing file', async () => {
    const account = await room.account('facebook');
    const context = knowingKeys(room, ({ prepare }) => ({
      prepare: {
        ...prepare,
        steps: () => {
          throw new Refusal('disk-full');
        },
      },
    }));
    const one = await room.publish(account, 'Never prepared');
    await room.context.db.updateTable('publication').set({ tries: 10 }).where('id', '=', one.id).execute();
    const ended = await advanceUntil(context, await room.read(one.id), ['published', 'failed']);
    expect(ended).toMatchObject({ state: 'failed', reason: 'reason-too-many-tries' });
  });
});
