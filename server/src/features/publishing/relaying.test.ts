// Relaying: what cannot be told holds up nothing that can, and rings when it lasts.
import { minuteMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { allPublishingSigns, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { relayOutbox, type Handlers, type Told } from './relay-outbox.ts';

let room: Newsroom;
let boss: TestActor;
beforeAll(async () => {
  room = await testNewsroom({ retryBaseMs: 60_000 });
  boss = await testActor(room.context, { department: 'House', signs: [signs.brakes] });
});
beforeEach(() => relayOutbox(room.context, handlers));
afterAll(() => room.close());

/** Fails whenever it is told of this one. */
const poisoned = (id: string): Handlers => {
  const fails: Told = async (_context, _tx, told) => {
    if (told.some(({ publication }) => publication.id === id)) throw new Error('poison');
  };
  return { ...handlers, 'went-live': [fails, ...handlers['went-live']] };
};
const untold = async () => {
  const rows = await room.context.db
    .selectFrom('outbox')
    .select(['publication_id', 'tries'])
    .where('done_at', 'is', null)
    .execute();
  return rows.map(({ publication_id: id, tries }) => ({ id, tries }));
};
/** As if the time to try again had come; in minutes, how long it would have been. */
const waitPassed = async (id: string) => {
  const { db } = room.context;
  const at = await readClock(db);
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('publication_id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('outbox').set({ next_at: null }).where('publication_id', '=', id).execute();
  return ((row.next_at?.getTime() ?? 0) - at.getTime()) / minuteMs;
};

describe('an account that must be authorised anew', () => {
  it('is told to who asked for the post and to its owner, once each (row 8)', async () => {
    const owner = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const account = await bindTestAccount(room.context, owner, room.sandbox, 'facebook');
    const queued = [await room.publish(account), await room.publish(await room.account('facebook'))];
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where(
        'id',
        'in',
        queued.map((one) => one.account_id),
      )
      .execute();
    for (const one of queued) await room.advance(one, ['auth-required']);
    await relayOutbox(room.context, handlers);
    await relayOutbox(room.context, handlers);
    const told = async (person: TestActor) =>
      (await listInbox(room.context, person, { page: 1, pageSize: 50 })).items
        .filter(({ kind }) => kind === 'message-sign-in-expired')
        .map(({ link }) => link.split('id=').at(-1));
    const [first, own] = queued.map(({ id }) => id);
    expect(await told(owner)).toEqual([first]);
    const heard = await told(room.maya);
    expect(heard).toHaveLength(2);
    expect(new Set(heard)).toEqual(new Set([first, own]));
  });
});

describe('an announcement that fails for ever', () => {
  it('lets those behind it be told in the same turn, and is told itself once it can be', async () => {
    const account = await room.account('facebook');
    const bad = await room.advance(await room.publish(account));
    await room.advance(await room.publish(account));
    expect(await relayOutbox(room.context, poisoned(bad.id))).toBe(1);
    expect(await untold()).toEqual([{ id: bad.id, tries: 1 }]);
    await waitPassed(bad.id);
    expect(await relayOutbox(room.context, handlers)).toBe(1);
    expect(await untold()).toEqual([]);
  });

  it('waits longer each time, and rings for the administrators at the fifth', async () => {
    const bad = await room.advance(await room.publish(await room.account('facebook')));
    const rung = async () =>
      (await listInbox(room.context, boss, { page: 1, pageSize: 50 })).items.filter(
        ({ kind }) => kind === 'alarm-untold',
      );
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await rung()).toEqual([]);
      await relayOutbox(room.context, poisoned(bad.id));
      await relayOutbox(room.context, poisoned(bad.id));
      expect(await untold()).toEqual([{ id: bad.id, tries }]);
      expect(await waitPassed(bad.id)).toBeCloseTo(2 ** (tries - 1), 0);
    }
    expect(await rung()).toMatchObject([{ text: expect.stringContaining('5 times') }]);
  });
});

describe('two relays at once', () => {
  it('tell each thing once: what one has in hand the other leaves alone, and does not wait for it', async () => {
    const bad = await room.advance(await room.publish(await room.account('facebook')));
    const heard: string[] = [];
    const hears: Told = async (_context, _tx, told) =>
      void heard.push(...told.map(({ publication }) => publication.id));
    const counting: Handlers = { ...handlers, 'went-live': [hears] };
    let second: number | undefined;
    const reach = async (at: string) => {
      if (at === 'F11') second ??= await relayOutbox(room.context, counting);
    };
    expect(await relayOutbox({ ...room.context, reach }, counting)).toBe(1);
    expect([second, heard]).toEqual([0, [bad.id]]);
  });
});
