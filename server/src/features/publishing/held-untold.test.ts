// What is held back waits for a person: somebody is told so, and not that it "went out" where it only waits.
import { failed } from '@herald/channels/failure.ts';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf, waitQuiet } from '../../db/test-turns.ts';
import { looking, say } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { publishPackage } from './publish-package.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const blind = () => looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });

async function untilHeld(newer: 'now' | 'planned') {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, `Ferry at nien, ${newer}.`);
  const [older] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID, bids: [account.id] }],
    fromContent,
  );
  if (!older) throw new Error('nothing was queued');
  await room.strike(account, 'reset-before');
  const unknown = await advanceUntil(blind(), older, ['unknown']);
  const told = (await toldOf(room, unknown, room.maya)).filter((kind) => kind === 'message-unknown');
  expect(told).toHaveLength(1);
  await say(room, `Ferry at nine, ${newer}.`, { pkGUID, revision });
  if (newer === 'planned') {
    const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + 5 * minuteMs);
    const pubTime = wallClockOf(due, room.context.config.zone);
    const asked = { pkGUID, pubTime, channelBindIds: [account.id] };
    await schedulePackage(room.context, room.maya, asked, fromContent);
  } else {
    const [one] = await publishPackage(
      room.context,
      room.maya,
      [{ pkGUID, bids: [account.id] }],
      fromContent,
    );
    if (!one) throw new Error('nothing was queued');
    await advanceUntil(blind(), one, ['published']);
  }
  await waitQuiet(unknown);
  const seeing = looking(room, { state: 'absent', looked: 3 });
  for (let turns = 0; turns < 40; turns += 1) {
    await advancePublication.run(seeing, { accountId: account.id });
    if ((await room.read(unknown.id)).reason === 'reason-newer-words') break;
    await sleep(50);
  }
  return room.read(unknown.id);
}

it('who was told when it would be looked for next is told that it is left to them now', async () => {
  const held = await untilHeld('now');
  expect(held).toMatchObject({ state: 'unknown', reason: 'reason-newer-words', wake_at: null });
  const told = (await toldOf(room, held, room.maya)).filter((kind) => kind === 'message-unknown');
  expect(told).toHaveLength(2);
});

it('newer words that only wait for their time hold it back as well', async () => {
  const held = await untilHeld('planned');
  expect(held.state).toBe('unknown');
  expect(held.reason).toBe('reason-newer-words');
});
