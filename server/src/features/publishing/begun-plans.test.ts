import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { refusing, say, sendInVain } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { publishPackage } from './publish-package.ts';
import { relayOutbox } from './relay-outbox.ts';
import { retryPublication } from './retry-publication.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const fromList = (pkGUID: string, bid: string) =>
  publishPackage(room.context, ines, [{ pkGUID, bids: [bid] }], fromContent);
const untilDue = () => passTime(room, scheduleLeadMs + 6 * minuteMs);

it.each(['failed', 'missed'] as const)(
  'a draft whose schedule ended is not called scheduled (%s)',
  async (end) => {
    const account = await room.account('facebook');
    const draftid = await plans.write(`Ends ${end}.`);
    await plans.plan({ draftid }, [account]);
    const [part] = await plans.partsOf(account);
    if (!part) throw new Error('nothing waits');
    await (end === 'failed' ? untilDue() : passTime(room, scheduleLeadMs + 3 * 86_400_000));
    await advanceUntil(refusing(room), part, [end]);
    await relayOutbox(room.context, handlers);
    expect(await plans.statusOf(draftid)).toBe(1);
  },
);

it('former words are not tried again while those of the plan are being prepared', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Former words, a second before.');
  const [one] = await fromList(pkGUID, account.id);
  if (!one) throw new Error('nothing was queued');
  await sendInVain(room, one);
  await say(room, 'Words of the plan, now.', { pkGUID, revision });
  await plans.plan({ pkGUID }, [account]);
  await untilDue();
  const part = (await plans.partsOf(account)).find(({ state }) => state === 'scheduled');
  if (!part) throw new Error('nothing waits');
  let queued = 0;
  // In the middle of the call that sends the plan.
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    publish: async (...asked: Parameters<typeof channel.publish>) => {
      queued = await retryPublication(room.context, room.maya, { id: one.id }).then(
        (done) => done.queued.length,
        () => 0,
      );
      return channel.publish(...asked);
    },
  }));
  await advanceUntil({ ...room.context, channels }, part, ['published']);
  expect(queued).toBe(0);
});

it('what waits of a plan that has begun elsewhere is named by itself, and makes room when it is withdrawn', async () => {
  const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
  const draftid = await plans.write('Begun on one.');
  await plans.plan({ draftid }, [page, profile]);
  const pause = await pauseRoom(room, { scope: 'account', accountId: profile.id });
  await untilDue();
  const [part] = await plans.partsOf(page);
  const [held] = await plans.partsOf(profile);
  if (!part || !held) throw new Error('nothing waits');
  await room.advance(part, ['published']);
  await plans.write('Better on the other.', { id: draftid });
  const plan = () => plans.plan({ draftid }, [profile], 60);
  await expect(plan()).rejects.toMatchObject({
    code: 'already-on-its-way',
    figures: { publication: held.id },
  });
  await withdrawPublication(room.context, room.maya, { id: held.id });
  expect((await plan()).pkGUID).toBe(held.package_id);
  await pause.lift();
});
