// Two hands at once on one account or one package: whoever comes second waits for the first, and sees what it did.
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { readPublication } from './read-publication.ts';
import { schedulePackage } from './schedule-package.ts';
import { readFence } from './store/lanes.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

/** Long enough for whoever does not wait to be done. */
const meanwhileMs = 400;

async function scheduleOn(
  { id }: TestAccount,
  what: { pkGUID?: string; draftid?: string },
  from = fromContent,
) {
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + 60 * minuteMs);
  const pubTime = wallClockOf(due, context.config.zone);
  return schedulePackage(context, maya, { pubTime, channelBindIds: [id], ...what }, from);
}

/** Scheduled, and not committed before something else had its time. */
async function scheduleWhile(account: TestAccount, words: string, meanwhile: () => Promise<unknown>) {
  const draft = Draft.parse({ title: words, draftMediaList: [{ mediaType: 3, content: words }] });
  const { id } = await saveDraft(room.context, room.maya, draft);
  let other: Promise<unknown> = Promise.resolve();
  const slowly = {
    ...fromContent,
    markScheduled: async (...asked: Parameters<typeof fromContent.markScheduled>) => {
      await fromContent.markScheduled(...asked);
      other = meanwhile();
      // What it comes to is asked below; that it is refused is no surprise here.
      other.catch(() => undefined);
      await sleep(meanwhileMs);
    },
  };
  const made = await scheduleOn(account, { draftid: id }, slowly);
  const [first] = await listOfSchedule(room.context.db, made.id);
  return { first, other };
}

const countOf = async ({ id }: Pick<TestAccount, 'id'>, words: string) =>
  (
    await room.context.db
      .selectFrom('publication')
      .select('title')
      .where('account_id', '=', id)
      .where('title', '=', words)
      .execute()
  ).length;

/** Taken down on Twitter, and to be posted anew with these words. */
async function goneForRepost(account: TestAccount, words: string): Promise<Publication> {
  const live = await room.advance(await room.publish(account, `Before: ${words}`));
  const asked = { opp_id: live.id, pkGUID: await room.write(words), repost: [account.id] };
  await editPackage(room.context, room.maya, asked, fromContent);
  return room.advance(live, ['withdrawn']);
}
const changeOf = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).modifications[0];

it('two schedules of the same words to one account: one, and the other is refused', async () => {
  const account = await room.account('facebook');
  const words = 'Same words at once';
  const pkGUID = await room.write(words);
  const { other } = await scheduleWhile(account, words, () => scheduleOn(account, { pkGUID }));
  await expect(other).rejects.toMatchObject({ code: 'already-on-its-way' });
  expect(await countOf(account, words)).toBe(1);
});

it('a repost and a person who schedules its words: it is dropped for them, and told', async () => {
  const account = await room.account('twitter');
  const words = 'Words of both';
  const old = await goneForRepost(account, words);
  const { first, other } = await scheduleWhile(account, words, () => followReposts(room.context));
  await other;
  expect(await changeOf(old)).toMatchObject({ outcome: 'dropped', successorId: first?.id });
  expect(await countOf(account, words)).toBe(1);
});

it('a repost and a person who comes after it: he is refused', async () => {
  const account = await room.account('twitter');
  const words = 'Words of the repost';
  const old = await goneForRepost(account, words);
  let person: Promise<unknown> = Promise.resolve();
  const reach = async (at: string) => {
    if (at !== 'R24') return;
    person = room.publish(account, words);
    person.catch(() => undefined);
    await sleep(meanwhileMs);
  };
  await followReposts({ ...room.context, reach });
  await expect(person).rejects.toMatchObject({ code: 'already-on-its-way' });
  expect(await changeOf(old)).toMatchObject({ outcome: 'done' });
});

it('two schedules of one package, to two accounts: one waits, and the other is refused', async () => {
  const [first, second] = [await room.account('facebook'), await room.account('facebook')];
  const pkGUID = await room.write('One package, two times');
  const { pressed } = await room.context.db.transaction().execute(async (tx) => {
    // The first stands still at its account, behind the question whether the package waits already.
    await readFence(tx, first.id);
    const one = scheduleOn(first, { pkGUID });
    await sleep(meanwhileMs);
    const two = scheduleOn(second, { pkGUID });
    const both = Promise.allSettled([one, two]);
    await sleep(meanwhileMs);
    return { pressed: both };
  });
  const [one, two] = await pressed;
  expect(one?.status).toBe('fulfilled');
  expect(two).toMatchObject({ status: 'rejected', reason: { code: 'already-scheduled' } });
});
