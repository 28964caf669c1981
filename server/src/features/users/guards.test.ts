import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let helper: TestActor;
beforeAll(async () => {
  office = await testOffice();
  helper = await office.someone(signs.managesPeople, signs.edits);
});
afterAll(() => office.close());

describe('nobody gives what they do not have', () => {
  it('not a role that may more, neither to others nor to themselves, and the sentence says what is lacking', async () => {
    const strong = office.ada.roleId;
    const weak = await office.someone();
    for (const userId of [weak.personId, helper.personId]) {
      const path = `/control/user/userrole/insert?userId=${userId}&ids=${strong}`;
      const answer = await office.call(helper, path);
      expect([answer.code, answer.message]).toEqual([422_050, expect.stringContaining('manage roles')]);
    }
    const body = {
      account: 'stronger',
      name: 'N',
      departmentId: helper.departmentId,
      password: 'First-2026!',
    };
    expect((await office.call(helper, '/control/user/create', { ...body, roles: strong })).code).toBe(
      422_050,
    );
    const equal = (await office.someone(signs.edits, signs.hidesAccounts)).roleId;
    const given = await office.call(
      helper,
      `/control/user/userrole/insert?userId=${weak.personId}&ids=${equal}`,
    );
    expect(given.code).toBe(200);
  });

  it('nobody changes, disables or deletes who may more than they do, nor sets their password', async () => {
    const { personId: id, departmentId } = office.ada;
    const change = { id, name: 'N', email: '', departmentId, password: 'Taken-2026!' };
    expect((await office.call(helper, '/control/user/update', change)).code).toBe(422_051);
    expect((await office.call(helper, '/control/user/status', { id, status: 'disabled' })).code).toBe(
      422_051,
    );
    expect((await office.call(helper, `/control/user/delete?ids=${id}`)).code).toBe(422_051);
    const taken = await office.call(
      helper,
      `/control/user/userrole/delete?userId=${id}&ids=${office.ada.roleId}`,
    );
    expect(taken.code).toBe(422_051);
  });

  it('not the sight of another department: nobody is made, moved or given a password there by who may not see it', async () => {
    const { id: elsewhere } = await office.context.db
      .insertInto('department')
      .values({ name: 'Radio' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = { account: 'radio-1', name: 'R', password: 'First-2026!', roles: '' };
    const create = (who: TestActor, departmentId: string, account: string) =>
      office.call(who, '/control/user/create', { ...body, account, departmentId });
    expect((await create(helper, elsewhere, 'radio-1')).code).toBe(422_050);
    expect((await create(helper, helper.departmentId, 'desk-1')).code).toBe(200);
    const oneself = { id: helper.personId, name: 'H', email: '', departmentId: elsewhere };
    expect((await office.call(helper, '/control/user/update', oneself)).code).toBe(422_050);
    const wider = await office.someone(signs.managesPeople, signs.seesAll);
    expect((await create(wider, elsewhere, 'radio-2')).code).toBe(200);
    const { id } = await office.context.db
      .selectFrom('person')
      .select('id')
      .where('account', '=', 'radio-2')
      .executeTakeFirstOrThrow();
    const there = { id, name: 'Renamed', email: '', departmentId: elsewhere };
    expect((await office.call(helper, '/control/user/update', there)).code).toBe(200);
    const taken = { ...there, password: 'Taken-2026!' };
    expect((await office.call(helper, '/control/user/update', taken)).code).toBe(422_050);
    const here = { ...taken, departmentId: helper.departmentId };
    expect((await office.call(helper, '/control/user/update', here)).code).toBe(422_050);
  });

  it('R-ADM-006 nor do drafts leave their department: an heir of another one, one who goes too, or who is disabled, is none, and nobody is deleted', async () => {
    const create = (account: string, departmentId = helper.departmentId) =>
      office.make(office.ada, '/control/user/create', {
        account,
        name: 'N',
        departmentId,
        password: 'First-2026!',
      });
    const elsewhere = await office.make(office.ada, '/control/department/create', { name: 'Film' });
    const [gone, also] = [await create('leaver-1'), await create('leaver-2')];
    const [far, off] = [await create('far-away', elsewhere), await create('on-leave')];
    await office.call(office.ada, '/control/user/status', { id: off, status: 'disabled' });
    const end = async (heir: string) =>
      (await office.call(office.ada, `/control/user/delete?ids=${also},${gone}&heir=${heir}`)).code;
    for (const heir of [far, gone, off, 'nobody']) expect([heir, await end(heir)]).toEqual([heir, 404_001]);
    const left = await office.context.db
      .selectFrom('person')
      .select('id')
      .where('id', 'in', [gone, also])
      .where('deleted_at', 'is', null)
      .execute();
    expect(left).toHaveLength(2);
  });

  it('not an account that nobody has signed in with: neither what its first sign-in brings nor its password is anybody else’s', async () => {
    const { db } = office.context;
    const made = await db.selectFrom('credential').selectAll().orderBy('account').execute();
    const { departmentId } = helper;
    const create = (by: TestActor, account: string, more: object = {}) =>
      office.call(by, '/control/user/create', { account, name: 'N', departmentId, roles: '', ...more });
    await db
      .updateTable('credential')
      .set({ department: helper.department })
      .where('account', '=', 'admin')
      .execute();
    expect(await create(helper, 'admin')).toMatchObject({
      code: 422_051,
      message: expect.stringContaining('Lin Yue'),
    });
    await db.updateTable('credential').set({ roles: [] }).where('account', '=', 'writer').execute();
    expect((await create(helper, 'writer')).code).toBe(422_051);
    const password = { password: 'Taken-2026!' };
    expect((await create(office.ada, 'writer', password)).code).toBe(422_067);
    const now = await db.selectFrom('credential').selectAll().orderBy('account').execute();
    expect(now.map((one) => one.password_hash)).toEqual(made.map((one) => one.password_hash));
    expect((await office.signIn('writer', 'Writer-2026!')).code).toBe(403_001);
  });

  it('not an entry of the menu, nor a button, that brings a code they lack', async () => {
    const maker = await office.someone(signs.managesRoles);
    const { data } = await office.call(office.ada, '/control/resource/list');
    const entry = JSON.stringify(data).match(/"id":"([^"]+)","parentId":"[^"]+","name":"menu.users"/)?.[1];
    expect(entry).toBeDefined();
    const body = { name: 'Too much', resources: [entry] };
    expect((await office.call(maker, '/control/role/create', body)).code).toBe(422_050);
    const restriction = JSON.stringify(data).match(
      /"id":"([^"]+)","parentId":"[^"]+","name":"menu.button.hideAccounts"/,
    )?.[1];
    const mild = await office.call(maker, '/control/role/create', { name: 'Less', resources: [restriction] });
    expect(mild.code).toBe(200);
    const keeper = await office.someone(signs.managesResources);
    const create = async (sign: string | null) =>
      (await office.call(keeper, '/control/resource/create', { name: 'Way in', url: '/api/way', sign })).code;
    expect(await create(signs.managesPeople)).toBe(422_050);
    expect([await create(signs.managesResources), await create(null)]).toEqual([200, 200]);
  });
});

describe('nobody lifts a restriction they are under', () => {
  it('not from themselves, from nobody else, and not by what their role opens; who is not under it does', async () => {
    const { hidesAccounts: restriction } = signs;
    const held = [signs.managesPeople, signs.managesRoles, signs.managesResources];
    const { data } = await office.call(office.ada, '/control/resource/list');
    const [, entry = '', parentId = ''] =
      JSON.stringify(data).match(/"id":"([^"]+)","parentId":"([^"]+)","name":"menu.button.hideAccounts"/) ??
      [];
    const body = { name: 'Restricted', resources: [entry] };
    const role = await office.make(office.ada, '/control/role/create', body);
    const under = await office.someone(...held);
    const other = await office.someone();
    for (const { personId } of [under, other]) {
      const path = `/control/user/userrole/insert?userId=${personId}&ids=${role}`;
      expect((await office.call(under, path)).code).toBe(200);
    }
    const bare = { id: entry, name: 'Bare', type: 'button', parentId, sign: null };
    const emptied = { id: role, name: 'Emptied', resources: [] };
    for (const [path, wanted] of [
      [`/control/user/userrole/delete?userId=${under.personId}&ids=${role}`],
      [`/control/user/userrole/delete?userId=${other.personId}&ids=${role}`],
      [`/control/role/resc/delete?roleId=${role}&ids=${entry}`],
      ['/control/role/update', emptied],
      ['/control/resource/update', bare],
      [`/control/resource/delete/1?ids=${entry}`],
    ] as const) {
      const { code, message } = await office.call(under, path, wanted);
      expect([path, code, message]).toEqual([path, 422_065, expect.stringContaining('restriction')]);
    }
    const { data: page } = await office.call(under, '/control/resource/pagePermissions');
    expect(page).toMatchObject({ sign: { [restriction]: true } });
    const lifted = `/control/user/userrole/delete?userId=${under.personId}&ids=${role}`;
    expect((await office.call(office.ada, lifted)).code).toBe(200);
    const off = { id: under.personId, status: 'disabled' };
    expect((await office.call(office.ada, '/control/user/status', off)).code).toBe(200);
  });
});

describe('the last administrator', () => {
  it('cannot be taken away, whichever way it is tried; a second one frees the first', async () => {
    const role = office.ada.roleId;
    const path = `/control/user/userrole/delete?userId=${office.ada.personId}&ids=${role}`;
    const answer = await office.call(office.ada, path);
    expect([answer.code, answer.message]).toEqual([409_055, expect.stringContaining('Nobody would be left')]);
    const self = { id: office.ada.personId, status: 'disabled' };
    expect((await office.call(office.ada, '/control/user/status', self)).code).toBe(422_052);
    expect((await office.call(office.ada, `/control/user/delete?ids=${office.ada.personId}`)).code).toBe(
      422_052,
    );
    expect((await office.call(office.ada, '/control/user/info')).code).toBe(200);
    const second = await office.someone(...office.ada.signs);
    expect((await office.call(office.ada, path)).code).toBe(200);
    const alone = `/control/user/userrole/delete?userId=${second.personId}&ids=${second.roleId}`;
    expect((await office.call(second, alone)).code).toBe(409_055);
  });

  it('of two administrators who remove each other at once one stays', async () => {
    const [one, two] = [await office.someone(...office.ada.signs), await office.someone(...office.ada.signs)];
    const { db } = office.context;
    await db
      .updateTable('person')
      .set({ status: 'disabled' })
      .where('id', 'not in', [one.personId, two.personId])
      .execute();
    const answers = await Promise.all([
      office.call(one, '/control/user/status', { id: two.personId, status: 'disabled' }),
      office.call(two, '/control/user/status', { id: one.personId, status: 'disabled' }),
    ]);
    const left = await db.selectFrom('person').select('id').where('status', '=', 'enabled').execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is somebody who may sign in: one who is disabled frees nobody', async () => {
    const [one, two] = [await office.someone(...office.ada.signs), await office.someone(...office.ada.signs)];
    const { db } = office.context;
    await db.updateTable('person').set({ status: 'disabled' }).where('id', '<>', one.personId).execute();
    const path = `/control/user/userrole/delete?userId=${one.personId}&ids=${one.roleId}`;
    expect((await office.call(one, path)).code).toBe(409_055);
    await db.updateTable('person').set({ status: 'enabled' }).where('id', '=', two.personId).execute();
    expect((await office.call(one, path)).code).toBe(200);
  });
});
