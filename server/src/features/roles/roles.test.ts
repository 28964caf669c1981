import { Resource, Role } from '@herald/contract/administration.ts';
import { rightsHeader } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const entries = async (path = '/control/resource/list') =>
  z.object({ items: z.array(Resource) }).parse((await office.call(office.ada, path)).data).items;
const named = async (name: string) => {
  const entry = (await entries()).find((one) => one.name === name);
  if (!entry) throw new Error(`no entry ${name}`);
  return entry;
};
const roles = async () =>
  z.object({ items: z.array(Role) }).parse((await office.call(office.ada, '/control/role/list')).data).items;
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();

describe('roles', () => {
  it('R-ADM-016 R-API-091 R-API-095 R-API-096 R-API-097 R-PERM-018 R-PERM-019 R-PERM-020 are listed, created with entries, changed and deleted', async () => {
    const [scheduled, publish] = [await named('menu.scheduled'), await named('menu.button.publish')];
    const made = await office.call(office.ada, '/control/role/create', {
      name: 'Night desk',
      description: 'At night',
      resources: [publish.id],
    });
    const role = Role.parse(made.data);
    expect(role.key).toMatch(/^role-/);
    const opened = namesOf((await entries()).filter(({ id }) => role.resources.includes(id)));
    // The page a button stands on brings a code of its own, so it is opened only by name.
    expect(opened).toEqual(['menu.button.publish']);
    const change = { id: role.id, name: 'Late desk', description: '', resources: [scheduled.id] };
    expect((await office.call(office.ada, '/control/role/update', change)).code).toBe(200);
    expect((await roles()).find(({ id }) => id === role.id)).toMatchObject({
      name: 'Late desk',
      people: 0,
      resources: [scheduled.id],
    });
    expect((await office.call(office.ada, '/control/role/create', { name: 'Late desk' })).code).toBe(409_051);
    expect((await office.call(office.ada, `/control/role/delete/0/${role.id}`)).code).toBe(200);
    expect((await roles()).some(({ id }) => id === role.id)).toBe(false);
  });

  it('R-API-097 one that somebody has is not deleted', async () => {
    const holder = await office.someone(signs.edits);
    const held = (await roles()).find(({ key }) => key === holder.account);
    const answer = await office.call(office.ada, `/control/role/delete/0/${held?.id}`);
    expect([answer.code, answer.message]).toEqual([409_052, expect.stringContaining(holder.account)]);
  });

  it('R-ADM-017 R-API-092 R-API-093 R-API-094 R-API-098 its entries are listed, those it could get too, given with their groups, and taken with what lies below', async () => {
    const id = await office.make(office.ada, '/control/role/create', { name: 'Step by step' });
    const [users, publish] = [await named('menu.users'), await named('menu.button.publish')];
    const all = (await entries()).length;
    expect(await entries(`/control/role/resc/list?roleId=${id}`)).toEqual([]);
    await office.call(office.ada, `/control/role/resc/insert/${id}?ids=${users.id},${publish.id}`);
    const list = await entries(`/control/role/resc/list?roleId=${id}`);
    expect(namesOf(list)).toEqual(['menu.administration', 'menu.button.publish', 'menu.users']);
    expect(await entries(`/control/role/resc/add?roleId=${id}`)).toHaveLength(all - 3);
    const administration = await named('menu.administration');
    await office.call(office.ada, `/control/role/resc/delete?roleId=${id}&ids=${administration.id}`);
    expect(namesOf(await entries(`/control/role/resc/list?roleId=${id}`))).toEqual(['menu.button.publish']);
  });

  it('R-ADM-018 R-API-099 what a role opens counts with the next call of who has it, and every answer tells that something changed', async () => {
    const id = await office.make(office.ada, '/control/role/create', { name: 'Soon more' });
    const reader = await office.someone();
    await office.call(office.ada, `/control/user/userrole/insert?userId=${reader.personId}&ids=${id}`);
    const version = async () =>
      (await office.app.inject({ url: '/prod-api/control/user/info', headers: reader.bearer })).headers[
        rightsHeader
      ];
    const menu = async () => JSON.stringify((await office.call(reader, '/control/user/dashboard')).data);
    const held = async () => (await office.call(reader, '/control/resource/pagePermissions')).data;
    const [before] = [await version(), expect(await menu()).not.toContain('menu.brakes')];
    const brakes = await named('menu.brakes');
    await office.call(office.ada, `/control/role/resc/insert/${id}?ids=${brakes.id}`);
    expect(await menu()).toContain('menu.brakes');
    expect(await held()).toEqual({ sign: { [signs.brakes]: true } });
    const after = await version();
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect((await office.call(office.ada, '/control/role/reload')).code).toBe(200);
    expect(Number(await version())).toBeGreaterThan(Number(after));
    await office.call(office.ada, `/control/role/resc/delete?roleId=${id}&ids=${brakes.id}`);
    expect(await held()).toEqual({ sign: {} });
    expect(await menu()).not.toContain('menu.brakes');
  });
});

describe('entries', () => {
  it('R-ADM-019 R-API-100 R-API-101 R-API-102 R-API-105 R-ENT-034 are listed, created, changed, and codes are told with their entries', async () => {
    const id = await office.make(office.ada, '/control/resource/create', {
      name: 'House rules',
      url: 'https://rules.example.com/',
      sort: 3,
    });
    expect((await entries()).find((one) => one.id === id)).toEqual({
      id,
      parentId: null,
      revision: 1,
      name: 'House rules',
      url: 'https://rules.example.com/',
      type: 'menu',
      sign: null,
      icon: '',
      hidden: false,
      sort: 3,
    });
    const menu = await office.call(office.ada, '/control/user/dashboard');
    expect(JSON.stringify(menu.data)).toContain('House rules');
    const change = { id, name: 'Rules', url: '/api/rules', type: 'menu', hidden: true };
    expect((await office.call(office.ada, '/control/resource/update', change)).code).toBe(200);
    expect((await entries()).find((one) => one.id === id)).toMatchObject({ name: 'Rules', hidden: true });
    const told = await office.call(office.ada, '/control/resource/sign');
    expect(JSON.stringify(told.data)).toContain(
      `{"sign":"${signs.publishes}","names":["menu.button.publish"]}`,
    );
  });

  it('R-ADM-015 an address that is none, and a code nobody knows, are refused', async () => {
    for (const wrong of [
      { url: 'javascript:alert(1)' },
      { url: '//elsewhere.example' },
      { url: 'https://' },
      { sign: 'no:such' },
      { parentId: 'nowhere' },
    ]) {
      const { code } = await office.call(office.ada, '/control/resource/create', { name: 'Bad', ...wrong });
      expect([400_001, 404_001]).toContain(code);
    }
    expect((await entries()).some(({ name }) => name === 'Bad')).toBe(false);
  });

  it('R-API-103 R-API-104 delete/0 refuses what has entries below, delete/1 takes them too, and roles lose what they brought', async () => {
    const parentId = await office.make(office.ada, '/control/resource/create', { name: 'Group' });
    const below = { name: 'Below', url: '/api/below', parentId, sign: signs.seesAll };
    const childId = await office.make(office.ada, '/control/resource/create', below);
    expect((await office.call(office.ada, `/control/resource/delete/0?ids=${parentId}`)).code).toBe(409_053);
    const moved = { id: parentId, name: 'Group', parentId: childId };
    expect((await office.call(office.ada, '/control/resource/update', moved)).code).toBe(422_057);
    const role = await office.make(office.ada, '/control/role/create', {
      name: 'Of it',
      resources: [childId],
    });
    const signsOf = async () =>
      (
        await office.context.db.selectFrom('role_sign').select('sign').where('role_id', '=', role).execute()
      ).map(({ sign }) => sign);
    expect(await signsOf()).toEqual([signs.seesAll]);
    await office.someone(signs.managesPeople, signs.seesAll);
    expect((await office.call(office.ada, `/control/resource/delete/1?ids=${parentId}`)).code).toBe(200);
    expect((await entries()).some(({ id }) => id === childId || id === parentId)).toBe(false);
    expect(await signsOf()).toEqual([]);
  });

  it('a right that one role alone has is not lost by a change of its entry, by its deletion, or by taking it from the role', async () => {
    const { db } = office.context;
    const holders = db.selectFrom('role_sign').select('role_id').where('sign', '=', signs.brakes);
    const entry = await named('menu.brakes');
    const own = await office.make(office.ada, '/control/role/create', {
      name: 'Brakes',
      resources: [entry.id],
    });
    const given = `/control/user/userrole/insert?userId=${office.ada.personId}&ids=${own}`;
    expect((await office.call(office.ada, given)).code).toBe(200);
    await db.deleteFrom('role_sign').where('sign', '=', signs.brakes).where('role_id', '<>', own).execute();
    const role = `roleId=${own}&ids=${entry.id}`;
    for (const [path, body] of [
      ['/control/resource/update', { ...entry, sign: null }],
      [`/control/resource/delete/0?ids=${entry.id}`],
      [`/control/role/resc/delete?${role}`],
    ] as const) {
      const { code, message } = await office.call(office.ada, path, body);
      expect([code, message]).toEqual([409_057, expect.stringContaining('another role')]);
      expect(await holders.execute()).toEqual([{ role_id: own }]);
    }
    // Where somebody else can give it too it is taken.
    await office.someone(signs.managesPeople, signs.brakes);
    expect((await office.call(office.ada, `/control/role/resc/delete?${role}`)).code).toBe(200);
  });

  it('another code for an entry is given to the roles that open it, by who may change roles alone', async () => {
    const id = await office.make(office.ada, '/control/resource/create', {
      name: 'Coded',
      url: '/api/coded',
    });
    const role = await office.make(office.ada, '/control/role/create', { name: 'Coder', resources: [id] });
    const change = { id, name: 'Coded', url: '/api/coded', sign: signs.edits };
    const keeper = await office.someone(signs.managesResources, signs.edits);
    expect((await office.call(keeper, '/control/resource/update', change)).code).toBe(422_050);
    expect((await office.call(office.ada, '/control/resource/update', change)).code).toBe(200);
    const held = await office.context.db
      .selectFrom('role_sign')
      .select('sign')
      .where('role_id', '=', role)
      .execute();
    expect(held).toEqual([{ sign: signs.edits }]);
  });
});
