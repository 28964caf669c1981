// A right is lost when nobody who manages people has it any more: however it would go, it stays.
import { Resource } from '@herald/contract/administration.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { changeRights } from '../roles/change-rights.ts';
import { markDeleted, updateStatus } from './store/users.ts';

let office: TestOffice;
let boss: TestActor;
let clerk: TestActor;
/** Of an administrator who has everything and another who manages people and roles, and no more. */
beforeEach(async () => {
  office ??= await testOffice();
  await office.context.db.updateTable('person').set({ status: 'disabled' }).execute();
  boss = await office.someone(...office.ada.signs);
  clerk = await office.someone(signs.managesPeople, signs.managesRoles);
});
afterAll(() => office.close());

const lost = 409_057;

const entryWith = async (sign: string) => {
  const { data } = await office.call(boss, '/control/resource/list');
  const entry = z
    .object({ items: z.array(Resource) })
    .parse(data)
    .items.find((one) => one.sign === sign);
  if (!entry) throw new Error(`no entry ${sign}`);
  return entry.id;
};

it('who alone has it does not give up the role that brings it, though a role nobody has would have it too', async () => {
  const path = `/control/user/userrole/delete?userId=${boss.personId}&ids=${boss.roleId}`;
  const kept = await office.call(boss, path);
  expect([kept.code, kept.message]).toEqual([lost, expect.stringContaining('manages people')]);
  expect((await office.call(boss, '/control/resource/pagePermissions')).data).toMatchObject({
    sign: { [signs.seesAll]: true },
  });
  const heir = await office.someone(...office.ada.signs);
  const { db } = office.context;
  await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', heir.personId).execute();
  expect((await office.call(boss, path)).code).toBe(lost);
  await db.updateTable('person').set({ status: 'enabled' }).where('id', '=', heir.personId).execute();
  expect((await office.call(boss, path)).code).toBe(200);
});

it('whoever changes roles and entries without managing people takes it from nobody who does', async () => {
  const role = await office.make(boss, '/control/role/create', {
    name: `Brakes ${boss.account}`,
    resources: [await entryWith(signs.brakes)],
  });
  const { db } = office.context;
  await db
    .deleteFrom('role_sign')
    .where('role_id', '=', boss.roleId)
    .where('sign', '=', signs.brakes)
    .execute();
  await db.insertInto('person_role').values({ person_id: boss.personId, role_id: role }).execute();
  const others = [signs.managesRoles, signs.managesResources, signs.brakes];
  const keeper = await office.someone(...others);
  const entry = await entryWith(signs.brakes);
  for (const path of [
    `/control/role/resc/delete?roleId=${role}&ids=${entry}`,
    `/control/resource/delete/1?ids=${entry}`,
  ])
    expect([path, (await office.call(keeper, path)).code]).toEqual([path, lost]);
  const emptied = { id: role, name: 'Emptied', resources: [] };
  expect((await office.call(keeper, '/control/role/update', emptied)).code).toBe(lost);
  const given = `/control/user/userrole/insert?userId=${clerk.personId}&ids=${role}`;
  expect((await office.call(boss, given)).code).toBe(200);
  const taken = `/control/user/userrole/delete?userId=${boss.personId}&ids=${role}`;
  expect((await office.call(boss, taken)).code).toBe(200);
});

it('nor does it go with a person who is disabled or deleted, whatever does that', async () => {
  const { personId } = boss;
  const ways = [
    changeRights(office.context, (tx) => updateStatus(tx, personId, 'disabled')),
    changeRights(office.context, (tx) => markDeleted(tx, personId, { forgets: false })),
  ];
  for (const way of await Promise.allSettled(ways))
    expect(way).toMatchObject({ status: 'rejected', reason: { code: 'right-lost' } });
  const heir = await office.someone(...office.ada.signs);
  await changeRights(office.context, (tx) => updateStatus(tx, personId, 'disabled'));
  expect((await office.call(heir, '/control/user/info')).code).toBe(200);
});
