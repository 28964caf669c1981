// A person has an unconfirmed publication looked at once more: it is settled as the machine would, and the machine goes on looking.
import type { Channel, SettledBy } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { checkPublication } from './check-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { findLastAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;

keepDoubtfulRoom((opened) => {
  room = opened;
});

const handle: SettledBy = { by: 'handle' };
const dead: Settlement = { state: 'failed', failure: failed('media', 'it expired').failure };

/** The same house on platforms of handles, where looking at any account answers this. */
function whereLooking(answers: Settlement | (() => Promise<Settlement>)): Context {
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settledBy: handle,
    settle: { ...channel.settle, settle: async () => (typeof answers === 'function' ? answers() : answers) },
  }));
  return { ...room.context, channels };
}

/** One of which nothing became; the machine looks again in an hour, or never again by itself. */
async function unknownOne(looksOn: boolean): Promise<Publication> {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const unknown = await room.advance(await room.publish(account), ['unknown']);
  expect(unknown.wake_at).toBeNull();
  if (!looksOn) return unknown;
  return room.context.db.transaction().execute(async (tx) =>
    movePublication(tx, unknown, await readFence(tx, account.id), 'unknown', {
      wake_at: nowPlus(3_600_000),
      reason: unknown.reason,
    }),
  );
}

async function lookAt(unknown: Publication, answers: Settlement): Promise<Publication> {
  await checkPublication(whereLooking(answers), room.maya, { id: unknown.id });
  return room.read(unknown.id);
}

describe('a look that a person asked for', () => {
  it.each<Settlement>([
    { state: 'several', candidates: ['https://x/1', 'https://x/2'] },
    { state: 'cannot-look', failure: failed('unknown', '502').failure },
    { state: 'cannot-look', failure: failed('permission', 'no').failure },
  ])('that shows $state: the machine goes on looking when it would have', async (seen) => {
    const unknown = await unknownOne(true);
    expect(await lookAt(unknown, seen)).toMatchObject({ state: 'unknown', wake_at: unknown.wake_at });
    const rested = await unknownOne(false);
    expect(await lookAt(rested, seen)).toMatchObject({ state: 'unknown', wake_at: null });
  });

  it('that shows several: a person is shown which', async () => {
    const candidates = ['https://x/1', 'https://x/2'];
    const seen = await lookAt(await unknownOne(false), { state: 'several', candidates });
    expect(seen).toMatchObject({ candidates, reason: 'reason-several-candidates' });
  });

  it('that finds the platform still at work: it is asked for again as soon as that says', async () => {
    const seen = await lookAt(await unknownOne(false), { state: 'processing', askAgainInSeconds: 5 });
    expect(seen).toMatchObject({ state: 'unknown', reason: 'reason-waiting-for-the-platform' });
    expect(seen.wake_at).not.toBeNull();
  });

  it('that finds it with its owner: it waits for him', async () => {
    const seen = await lookAt(await unknownOne(false), { state: 'handed-over', askAgainInSeconds: 600 });
    expect(seen).toMatchObject({ state: 'handed-over', reason: 'reason-with-its-owner' });
  });

  it('that proves it dead while the machine still looks: taken anew and sent, as the machine would', async () => {
    const unknown = await unknownOne(true);
    const before = room.queued.length;
    expect(await lookAt(unknown, dead)).toMatchObject({ state: 'scheduled', tries: unknown.tries + 1 });
    expect(room.queued.slice(before)).toEqual([`advance-publication ${unknown.account_id}`]);
    expect(await room.advance(unknown)).toMatchObject({ state: 'published', attempt_no: 2 });
  });

  it('that proves it dead once a person was asked: told, and nothing is sent before he answers', async () => {
    const unknown = await unknownOne(false);
    const seen = await lookAt(unknown, dead);
    expect(seen).toMatchObject({ state: 'unknown', reason: unknown.reason, detail: 'it expired' });
    expect((await findLastAttempt(room.context.db, unknown.id))?.n).toBe(1);
  });

  it('inside the quiet window proves nothing by absence, however often it is asked for', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 2_000 });
    const unknown = await room.advance(await room.publish(account), ['unknown']);
    await room.context.db
      .updateTable('publication')
      .set({ settle_at: nowPlus(3_600_000) })
      .where('id', '=', unknown.id)
      .execute();
    await room.sandbox.liftFaults();
    for (let times = 0; times < 4; times += 1)
      await checkPublication(room.context, room.maya, { id: unknown.id });
    expect(await room.read(unknown.id)).toMatchObject({
      state: 'unknown',
      looks: unknown.looks + 4,
      negative_looks: unknown.negative_looks,
    });
  });
});

describe('a person who says that it is not live', () => {
  const say = ({ id }: Publication, answers: Settlement) =>
    resolvePublication(whereLooking(answers), room.maya, { id, answer: 'not-live' });
  const several: Settlement = { state: 'several', candidates: ['https://x/1'] };

  it('is believed of posts without words, which show nothing of it, and not of those with the same', async () => {
    const unknown = await unknownOne(false);
    await waitQuiet(unknown);
    await expect(say(unknown, several)).rejects.toMatchObject({ code: 'still-there' });
    const wordless: Settlement = { ...several, mayBeNone: true };
    await room.context.db
      .updateTable('publication')
      .set({ candidates: ['https://x/1'] })
      .where('id', '=', unknown.id)
      .execute();
    expect(await say(unknown, wordless)).toMatchObject({ state: 'scheduled' });
  });

  it('is not believed of one that came up after he had looked: it is shown, and he is asked again', async () => {
    const unknown = await unknownOne(false);
    await waitQuiet(unknown);
    const wordless: Settlement = { ...several, mayBeNone: true };
    const { wake_at } = await room.read(unknown.id);
    for (const late of ['https://x/2', 'https://x/3']) {
      const seen = { ...wordless, candidates: ['https://x/1', late] };
      await expect(say(unknown, seen)).rejects.toMatchObject({ code: 'came-up-since' });
    }
    const shown = await room.read(unknown.id);
    expect(shown).toMatchObject({
      state: 'unknown',
      reason: 'reason-several-candidates',
      candidates: ['https://x/1', 'https://x/2', 'https://x/3'],
      wake_at,
    });
    expect((await findLastAttempt(room.context.db, unknown.id))?.n).toBe(1);
    expect(await say(unknown, { ...wordless, candidates: ['https://x/3'] })).toMatchObject({
      state: 'scheduled',
    });
  });

  it('nor of one that he did not have before him, whoever found it meanwhile', async () => {
    const unknown = await unknownOne(false);
    await waitQuiet(unknown);
    const seen: Settlement = { state: 'several', mayBeNone: true, candidates: ['https://x/1'] };
    const found = async () => {
      await room.context.db.transaction().execute(async (tx) => {
        const now = await room.read(unknown.id);
        if (now.candidates.length > 0) return;
        await movePublication(tx, now, await readFence(tx, now.account_id), 'unknown', {
          candidates: ['https://x/1'],
          reason: now.reason,
        });
      });
      return seen;
    };
    const no = { id: unknown.id, answer: 'not-live' } as const;
    // The machine finds it while he is heard, which overtakes his answer once.
    await expect(resolvePublication(whereLooking(found), room.maya, no)).rejects.toMatchObject({
      code: 'came-up-since',
    });
    // A page of before it was found.
    const old = { ...no, shown: [] };
    await expect(resolvePublication(whereLooking(seen), room.maya, old)).rejects.toMatchObject({
      code: 'came-up-since',
    });
    const read = { ...no, shown: ['https://x/1'] };
    expect(await resolvePublication(whereLooking(seen), room.maya, read)).toMatchObject({
      state: 'scheduled',
    });
  });

  it.each([true, undefined])(
    'has what went up for it made anew where of that nothing will ever come (%s)',
    async (over) => {
      const account = await room.account('facebook');
      await room.strike(account, 'reset-before');
      const picture = await keepTestPicture(room.context, room.maya);
      const unknown = await room.advance(await room.publish(account, undefined, [picture]), ['unknown']);
      await waitQuiet(unknown);
      await say(unknown, { state: 'absent', looked: 1, unproven: true, ...(over && { over }) });
      const kept = await room.context.db
        .selectFrom('media_step')
        .select('key')
        .where('publication_id', '=', unknown.id)
        .execute();
      expect(kept).toHaveLength(over ? 0 : 1);
    },
  );
});

it('what could not be looked for since its account lost its leave is looked for once it was given again', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-after');
  const lost = await room.advance(await room.publish(account), ['reconciling', 'unknown', 'published']);
  await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account.id);
    const now = await room.read(lost.id);
    await movePublication(tx, now, fence, 'unknown', { reason: 'reason-cannot-look', wake_at: null });
    await wakeWaiting(room.context, tx, [account.id]);
  });
  expect((await room.read(lost.id)).wake_at).not.toBeNull();
  expect(await room.advance(lost, ['published'])).toMatchObject({ reason: 'reason-found-on-the-account' });
});
