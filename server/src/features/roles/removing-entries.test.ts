import { Resource } from '@herald/contract/administration.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readerOfLog } from '../../db/test-log.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const fresh = readerOfLog(() => office.context.db);
const named = async (name: string) => {
  const { data } = await office.call(office.ada, '/control/resource/list');
  const found = z
    .object({ items: z.array(Resource) })
    .parse(data)
    .items.find((one) => one.name === name);
  if (!found) throw new Error(`no entry ${name}`);
  return found;
};
const signsOf = async (role: string) =>
  (await office.context.db.selectFrom('role_sign').select('sign').where('role_id', '=', role).execute()).map(
    ({ sign }) => sign,
  );

it('who may not change roles takes no code from them, and lifts no restriction, by deleting the entry that brings it', async () => {
  const departments = await named('menu.departments');
  const hides = await named('menu.button.hideAccounts');
  const held = await office.make(office.ada, '/control/role/create', {
    name: 'Departments only',
    resources: [departments.id],
  });
  const restricted = await office.make(office.ada, '/control/role/create', {
    name: 'Without accounts',
    resources: [hides.id],
  });
  const keeper = await office.someone(signs.managesResources, signs.managesPeople);
  for (const [id, role, sign] of [
    [departments.id, held, signs.managesPeople],
    [hides.id, restricted, signs.hidesAccounts],
  ] as const) {
    const { code } = await office.call(keeper, `/control/resource/delete/0?ids=${id}`);
    expect([sign, code, await signsOf(role)]).toEqual([sign, 422_050, [sign]]);
  }
});

it('the log says which roles opened an entry that was removed', async () => {
  const entry = await office.make(office.ada, '/control/resource/create', {
    name: 'Soon gone',
    url: '/api/soon-gone',
    sign: null,
  });
  await office.make(office.ada, '/control/role/create', { name: 'Loses it', resources: [entry] });
  expect((await office.call(office.ada, `/control/resource/delete/0?ids=${entry}`)).code).toBe(200);
  const removed = (await fresh()).find(({ deed }) => deed === 'resource.remove');
  expect(removed?.before).toMatchObject({ name: 'Soon gone', roles: expect.arrayContaining(['Loses it']) });
});

it('a group with something below it does not become a button: nobody would find what lies there', async () => {
  const group = await named('menu.administration');
  const answer = await office.call(office.ada, '/control/resource/update', { ...group, type: 'button' });
  expect(answer.code).toBe(409_060);
  expect((await named('menu.administration')).type).toBe('menu');
});
