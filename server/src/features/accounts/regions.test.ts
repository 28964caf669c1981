// Regions found through the platform's own search, with the department's own account, over real HTTP; and a post that is limited to them.
import { PackageBody } from '@herald/contract/content.ts';
import { Region } from '@herald/contract/regions.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor } from '../../db/test-actor.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from '../publishing/publish-package.ts';
import { findRegions } from './find-regions.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(() => room.sandbox.liftFaults());
afterAll(() => room.close());

const Found = z.object({ data: z.array(Region) });
const search = async (area: string, who = room.maya) => {
  const found = await findRegions(room.context, who, { area, channelId: 31 });
  return Found.parse(JSON.parse(found.area)).data;
};

it('says that an account must be bound first, and serves no channel without such a search', async () => {
  await expect(search('man')).rejects.toMatchObject({ code: 'regions-need-account' });
  const asked = { area: 'man', channelId: 32 };
  await expect(findRegions(room.context, room.maya, asked)).rejects.toMatchObject({ code: 'not-found' });
});

it('R-FB-022 R-API-044 R-API-072 R-ENT-024: what was typed finds places with name, key, type and region', async () => {
  await room.account('facebook');
  expect(await search('manh')).toEqual([
    { name: 'Manhattan', key: '2447439', type: 'city', region: 'Kansas', country_code: 'US' },
  ]);
  expect((await search('united')).map(({ key, type }) => [key, type])).toEqual([
    ['GB', 'country'],
    ['US', 'country'],
  ]);
  expect(await search('')).toEqual([]);
  expect(await search('"; drop table')).toEqual([]);
  const stranger = await testActor(room.context, { department: 'Elsewhere', signs: [] });
  await expect(search('man', stranger)).rejects.toMatchObject({ code: 'regions-need-account' });
});

it('tells the platform’s refusal', async () => {
  const fault = { fault: 'rate-absent', operation: 'facebook.search', times: 1 };
  await room.sandbox.order('/_faults', { platform: 'facebook', ...fault });
  await expect(search('man')).rejects.toMatchObject({ code: 'platform-refused' });
});

it('R-ENT-006: a post for grown-ups of one region, with a feeling by its og names and an earlier date, says so to the platform', async () => {
  const account = await room.account('facebook');
  const { pkGUID } = await savePackage(
    room.context,
    room.maya,
    PackageBody.parse({
      title: 'Ferry',
      materialList: [{ mediaType: 3, content: 'The ferry to the lighthouse sails again.' }],
      age: 18,
      fb_area: await search('kansas'),
      backdatedTime: '2026-07-01 12:30:00',
      extendAttributes: [
        { itemName: 'ogActionTypeId', value: '383634835006146' },
        { itemName: 'ogObjectId', value: '528297480516636' },
        { itemName: 'ogIconId', value: '609297155780549' },
      ],
    }),
  );
  const asked = [{ pkGUID, bids: [account.id] }];
  const [queued] = await publishPackage(room.context, room.maya, asked, fromContent);
  if (!queued) throw new Error('nothing was queued');
  expect(await room.advance(queued)).toMatchObject({ state: 'published' });
  for (const words of [
    'age_min',
    '3861',
    'og_action_type_id',
    'og_object_id',
    'og_icon_id',
    'backdated_time_granularity',
  ])
    expect(await room.calls(account, 'publish', words)).toBe(1);
});
