// A draft is called scheduled as long as a part of its schedule waits, though others have ended.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { sendInVain } from '../../http/test-words.ts';
import { type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { relayOutbox } from './relay-outbox.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});

const untilDue = () => passTime(room, scheduleLeadMs + 6 * minuteMs);

it('a draft of whose schedule one account failed is called scheduled as long as another waits to send it', async () => {
  const [page, profile] = [await room.account('facebook'), await room.account('facebook')];
  const draftid = await plans.write('Failed here, waits there.');
  await plans.plan({ draftid }, [page, profile]);
  await untilDue();
  const [part] = await plans.partsOf(page);
  if (!part) throw new Error('nothing waits');
  await sendInVain(room, part);
  await relayOutbox(room.context, handlers);
  // Its lane, a pause, a rest or its sign-in keeps it.
  expect(await plans.waitsOn(profile)).toEqual(['Failed here, waits there.']);
  expect(await plans.statusOf(draftid)).toBe(6);
});
