// What a person confirmed when it was planned or first tried is not refused later without a way to confirm it.
import { dayMs } from '@herald/contract/constants.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { editSchedule } from './edit-schedule.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

/** Live for two days: as it was sent, or as an edit of its own package made it. */
async function standing(how: 'as sent' | 'by an edit', name: string) {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, `Ferry at nine, ${name}.`), ['published']);
  const pkGUID = live.package_id;
  if (how === 'by an edit') {
    await say(room, `Ferry at ten, ${name}.`, { pkGUID, revision: 1 });
    await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
    await room.advance(live, ['published']);
  }
  await passTime(room, 2 * dayMs);
  return { account, live, pkGUID, confirmed: { again: true, twins: [live.id] } };
}

it.each(['as sent', 'by an edit'] as const)(
  'a confirmed repeat that waits is moved in the calendar, which says only the new time (stands %s)',
  async (how) => {
    const { account, pkGUID, confirmed } = await standing(how, `moved, ${how}`);
    const schedule = (more: object) =>
      schedulePackage(
        room.context,
        room.maya,
        scheduleEndpoints.schedule.input.parse({ pkGUID, channelBindIds: account.id, ...more }),
        fromContent,
      );
    const pubTime = await plans.clockIn(5);
    await expect(schedule({ pubTime })).rejects.toMatchObject({ code: 'same-post-again' });
    const { id } = await schedule({ pubTime, ...confirmed });
    // As the calendar does.
    const moved = scheduleEndpoints.updateSchedule.input.parse({ id, pubTime: await plans.clockIn(60) });
    expect((await editSchedule(room.context, room.maya, moved, fromContent)).pkGUID).toBe(pkGUID);
  },
);

it.each(['own id', 'package'] as const)(
  'a confirmed repeat that failed is tried again: what was confirmed for the first try holds for the next (%s)',
  async (named) => {
    const { account, pkGUID, confirmed } = await standing('by an edit', `tried, ${named}`);
    const [vain] = await publishPackage(
      room.context,
      ines,
      [{ pkGUID, bids: [account.id], ...confirmed }],
      fromContent,
    );
    if (!vain) throw new Error('nothing was queued');
    await sendInVain(room, vain);
    const id = named === 'package' ? pkGUID : vain.id;
    expect((await retryPublication(room.context, room.maya, { id })).queued).toHaveLength(1);
  },
);
