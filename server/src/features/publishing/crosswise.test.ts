// Two who take the same drafts the other way round, in one moment: they come one after the other and are each told how it stands, and neither gives way to a deadlock.
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { lockDrafts } from '../content/lock-drafts.ts';
import { readDraft } from '../content/read-draft.ts';
import { saveDraft } from '../content/save-draft.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
let ines: TestActor;
keepNewsroom(async (opened) => {
  room = opened;
  const both = [...allPublishingSigns, signs.arranges];
  room.maya = await testActor(room.context, { department: 'Desk', signs: both });
  ines = await testActor(room.context, { department: 'Desk', signs: both });
});

async function write(text: string): Promise<string> {
  const draft = Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }] });
  return (await saveDraft(room.context, room.maya, draft)).id;
}
type Asked = { draftid: string; replaces?: string } | { pkGUID: string; replaces?: string };
async function plan(asked: Asked, account: TestAccount, who = room.maya) {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + 5 * minuteMs);
  const pubTime = wallClockOf(due, room.context.config.zone);
  return schedulePackage(room.context, who, { ...asked, pubTime, channelBindIds: [account.id] }, fromContent);
}

/** Both have begun, and wait for the first draft that each wants; then both go on in the same moment. */
async function inOneMoment(drafts: readonly string[], acts: readonly (() => Promise<unknown>)[]) {
  const begun = await room.context.db.transaction().execute(async (tx) => {
    await lockDrafts(tx, drafts);
    const all = Promise.allSettled(acts.map((act) => act()));
    await sleep(400);
    return { all };
  });
  const ended = await begun.all;
  return ended.map((one): unknown => (one.status === 'fulfilled' ? 'done' : one.reason));
}
const waiting = { code: 'already-scheduled' };

it.each(['draftid', 'pkGUID'] as const)(
  'who give each other’s scheduled drafts, named by %s, to their own schedules are both told that it waits already, and both go on waiting',
  async (by) => {
    const account = await room.account('facebook');
    const drafts = [await write(`Hers ${by}`), await write(`His ${by}`)];
    const [hers = '', his = ''] = drafts;
    const [first, second] = [
      await plan({ draftid: hers }, account),
      await plan({ draftid: his }, account, ines),
    ];
    const named = (draftid: string, pkGUID: string) => (by === 'draftid' ? { draftid } : { pkGUID });
    const ended = await inOneMoment(drafts, [
      () => plan({ ...named(his, second.pkGUID), replaces: first.id }, account),
      () => plan({ ...named(hers, first.pkGUID), replaces: second.id }, account, ines),
    ]);
    expect(ended).toMatchObject([waiting, waiting]);
    const states = await Promise.all(
      drafts.map(async (id) => (await readDraft(room.context, room.maya, { id })).draft.status),
    );
    expect(states).toEqual([6, 6]);
  },
);

it('who gives his schedule a draft that another publishes together with his: one after the other', async () => {
  const account = await room.account('facebook');
  const drafts = [await write('Planned'), await write('Not yet')];
  const [planned = '', free = ''] = drafts;
  const { id: replaces } = await plan({ draftid: planned }, account);
  const other = await room.account('twitter');
  const items = drafts.map((id) => ({ id, bids: [other.id] }));
  const ended = await inOneMoment(drafts, [
    () => plan({ draftid: free, replaces }, account),
    () => publishPackage(room.context, ines, items, fromContent),
  ]);
  expect(ended).toEqual(['done', 'done']);
});

it.each(['items', 'a batch'] as const)(
  'who publish the same drafts the other way round as %s: both go out, each on its own account',
  async (as) => {
    const accounts = [await room.account('facebook'), await room.account('facebook')];
    const drafts = [await write(`One of ${as}`), await write(`Two of ${as}`)];
    const publish = (who: TestActor, ids: readonly string[], account: TestAccount | undefined) => {
      const bids = account ? [account.id] : [];
      if (as === 'items')
        return publishPackage(
          room.context,
          who,
          ids.map((id) => ({ id, bids })),
          fromContent,
        );
      return publishBatch(room.context, who, { pkGUIDs: ids, bids }, fromContent);
    };
    const ended = await inOneMoment(drafts, [
      () => publish(room.maya, drafts, accounts[0]),
      () => publish(ines, drafts.toReversed(), accounts[1]),
    ]);
    expect(ended).toEqual(['done', 'done']);
  },
);
