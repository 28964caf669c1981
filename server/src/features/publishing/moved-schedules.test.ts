// A schedule that was planned anew stands once in every list, as it is planned now, and its history tells of the plans before.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import type { Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const Listed = z.object({
  items: z.array(z.object({ opp_id: z.string().optional(), state: z.string() })),
  total: z.number().optional(),
});
const Detail = z.object({ moves: z.array(z.object({ at: z.string(), by: z.string(), dueAt: z.string() })) });
const list = async (path: string) => Listed.parse((await plans.call(path)).data);
const statesIn = async (path: string) => (await list(path)).items.map(({ state }) => state);
const move = async (asked: { id: string; pubTime: string; channelBindIds?: string[] }) =>
  plans.made(await plans.call('schedulepubmaterial/update', asked, ines));

it('R-SCHED-023: moved twice it is one line of the scheduled and of the history, and tells when it was due before and who moved it', async () => {
  const account = await room.account('facebook');
  const draftid = await plans.write('Moved twice.');
  const first = await plans.plan({ draftid }, [account]);
  const times = [await plans.clockIn(70), await plans.clockIn(90)] as const;
  const second = await move({ id: first.id, pubTime: times[0] });
  await move({ id: second.id, pubTime: times[1] });
  const scheduled = await list('schedulepubmaterial/list?title=Moved twice');
  expect(scheduled).toMatchObject({ items: [{ state: 'waiting' }], total: 1 });
  const history = await list('publish/pubDepHistory?title=Moved twice');
  expect(history).toMatchObject({ items: [{ state: 'scheduled' }], total: 1 });
  expect(await statesIn(`publish/getPubHistoryByParentId?id=${first.pkGUID}`)).toEqual(['scheduled']);
  const { data } = await plans.call(`publish/detail?id=${history.items[0]?.opp_id}`);
  const { moves } = Detail.parse(data);
  const dueBefore = moves.map(({ dueAt }) => wallClockOf(new Date(dueAt), room.context.config.zone));
  expect(dueBefore).toEqual([times[0], first.pubTime]);
  expect(moves.map(({ by }) => by)).toEqual([ines.name, ines.name]);
});

it('what was called off for one account, or altogether, is shown as that', async () => {
  const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
  const draftid = await plans.write('Page alone.');
  const { id } = await plans.plan({ draftid }, [page, profile]);
  const fewer = await move({ id, pubTime: await plans.clockIn(70), channelBindIds: [page.id] });
  const shown = async () => (await statesIn('publish/pubDepHistory?title=Page alone')).toSorted();
  expect(await shown()).toEqual(['cancelled', 'scheduled']);
  await plans.call(`schedulepubmaterial/withdrawTiming?id=${fewer.id}`);
  expect(await shown()).toEqual(['cancelled', 'cancelled']);
  expect(await statesIn('schedulepubmaterial/list?title=Page alone')).toEqual(['withdrawn']);
});
