// Alarms: what only an administrator can mend rings in the inbox of those who may brake, once an hour.
import { minuteMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nowPlus, readClock } from '../../db/client.ts';
import { braking, testActor, type TestActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { moveClock } from '../../db/test-turns.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { advancePublication } from './advance-publication.job.ts';
import { checkClock } from './check-clock.ts';
import { pausePublishing } from './pause-publishing.ts';
import { relayOutbox } from './relay-outbox.ts';
import { readFence } from './store/lanes.ts';
import { announceCopies } from './store/outbox.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { watchBacklog } from './watch-backlog.ts';

let room: Newsroom;
let boss: TestActor;

keepNewsroom(
  (opened) => {
    room = opened;
  },
  { scale: 0.05 },
);
afterEach(async () => {
  const { db } = room.context;
  await db.deleteFrom('message').execute();
  await db.deleteFrom('pause').execute();
  await db.deleteFrom('platform_state').execute();
});

beforeAll(async () => {
  boss = await testActor(room.context, { department: 'House', signs: [signs.brakes] });
});
const heard = async (who = boss) =>
  (await listInbox(room.context, who, { page: 1, pageSize: 50 })).items.filter(({ kind }) =>
    kind.startsWith('alarm-'),
  );
const wokenAgo = (one: Publication, milliseconds: number) =>
  room.context.db.transaction().execute(async (tx) =>
    movePublication(tx, one, await readFence(tx, one.account_id), one.state, {
      wake_at: nowPlus(-milliseconds),
      reason: one.reason,
    }),
  );

describe('a platform whose breaker opened', () => {
  it('rings once an hour for who may brake, and for nobody else', async () => {
    for (let times = 0; times < 20; times += 1) {
      const account = await room.account('facebook');
      await room.strike(account, '500-before');
      await room.advance(await room.publish(account), ['reconciling', 'scheduled']);
      if (times === 9)
        await room.context.db.updateTable('platform_state').set({ open_until: null }).execute();
    }
    expect(await heard()).toMatchObject([
      { kind: 'alarm-breaker', text: expect.stringContaining('Facebook') },
    ]);
    expect(await heard(room.maya)).toEqual([]);
  });
});

describe('a post that stands twice', () => {
  it('rings for the administrators and is told to who asked for it', async () => {
    const live = await room.advance(await room.publish(await room.account('facebook')));
    await room.context.db.transaction().execute((tx) => announceCopies(tx, live.id, ['2']));
    await relayOutbox(room.context, handlers);
    expect(await heard()).toMatchObject([{ kind: 'alarm-copies' }]);
    const { items } = await listInbox(room.context, room.maya, { page: 1, pageSize: 50 });
    expect(items.map(({ kind }) => kind)).toContain('message-copies');
  });
});

describe('what is due and nobody begins', () => {
  it('rings after five minutes, once an hour; in the next hour again', async () => {
    const queued = await room.publish(await room.account('facebook'));
    await watchBacklog(room.context);
    expect(await heard()).toEqual([]);
    await wokenAgo(queued, 6 * minuteMs);
    await watchBacklog(room.context);
    await watchBacklog(room.context);
    expect(await heard()).toMatchObject([{ kind: 'alarm-late', text: expect.stringContaining('6 minutes') }]);
    await moveClock(room, 60 * minuteMs);
    await watchBacklog(room.context);
    expect(await heard()).toHaveLength(2);
    await moveClock(room, 0);
    await room.advance(await room.read(queued.id));
  });

  it('does not ring for what is held up on purpose or waits behind an open call', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const open = await room.advance(await room.publish(account), ['reconciling']);
    const behind = await room.publish(account);
    await wokenAgo(behind, 6 * minuteMs);
    const paused = await room.publish(await room.account('twitter'));
    await wokenAgo(paused, 6 * minuteMs);
    await pausePublishing(room.context, braking(room.maya), {
      what: { scope: 'channel', channelid: 32 },
      because: '',
    });
    await watchBacklog(room.context);
    expect(await heard()).toEqual([]);
    expect(open.state).toBe('reconciling');
  });
});

describe('what stays unconfirmed', () => {
  it('rings after a day', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const unknown = await room.advance(await room.publish(account));
    expect(unknown.state).toBe('unknown');
    await watchBacklog(room.context);
    expect((await heard()).map(({ kind }) => kind)).not.toContain('alarm-unknowns');
    await moveClock(room, 25 * 60 * minuteMs);
    await watchBacklog(room.context);
    await watchBacklog(room.context);
    expect((await heard()).filter(({ kind }) => kind === 'alarm-unknowns')).toHaveLength(1);
  });
});

describe('a machine whose clock is wrong', () => {
  const hostIs = async (awayMs: number) => {
    const ahead = (await readClock(room.context.db)).getTime() - performance.now() + awayMs;
    return checkClock(room.context, () => ahead + performance.now());
  };

  it('by a little: nobody is told', async () => {
    await hostIs(1_500);
    expect(await heard()).toEqual([]);
  });

  it('by more than two seconds: rings once a day, and goes on sending', async () => {
    await hostIs(-5_000);
    await hostIs(-6_000);
    expect(await heard()).toMatchObject([{ kind: 'alarm-clock', text: expect.stringContaining('5 s') }]);
    expect((await room.advance(await room.publish(await room.account('facebook')))).state).toBe('published');
  });

  it('by more than a minute: sends nothing from there until it is right again', async () => {
    await hostIs(90_000);
    expect(await heard()).toMatchObject([{ kind: 'alarm-clock-stopped' }]);
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    await advancePublication.run(room.context, { accountId: account.id });
    expect((await room.read(queued.id)).state).toBe('scheduled');
    expect(await room.posts(account)).toEqual([]);
    await hostIs(0);
    expect((await room.advance(queued)).state).toBe('published');
  });
});
