// What was confirmed for a part of a schedule that was taken back since is asked about when its account is joined again.
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('a confirmed repeat that was withdrawn on one account does not come back there unasked', async () => {
  const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
  const live = await room.advance(await room.publish(page, 'Ferry, twice?'), ['published']);
  const channelBindIds = `${page.id},${profile.id}`;
  const asked = { pkGUID: live.package_id, channelBindIds, again: true, twins: [live.id] };
  const planned = scheduleEndpoints.schedule.input.parse({ ...asked, pubTime: await plans.clockIn(5) });
  const { id } = await schedulePackage(room.context, room.maya, planned, fromContent);
  const part = (await plans.partsOf(page)).find(({ state }) => state === 'scheduled');
  if (!part) throw new Error('nothing waits');
  // Somebody thinks better of the repeat.
  await withdrawPublication(room.context, room.maya, { id: part.id });
  const again = { id, pubTime: await plans.clockIn(60), channelBindIds, joins: page.id };
  expect((await plans.call('schedulepubmaterial/update', again)).status).toBe(409);
});
