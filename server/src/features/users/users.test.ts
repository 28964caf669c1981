import { Role, User } from '@herald/contract/administration.ts';
import { mediaTypes } from '@herald/contract/content.ts';
import { Session } from '@herald/contract/people.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let departmentId: string;
beforeAll(async () => {
  office = await testOffice();
  departmentId = office.ada.departmentId;
});
afterAll(() => office.close());

const Page = z.object({ items: z.array(User), total: z.number() });
const password = 'First-2026!';

const create = (account: string, more: object = {}) =>
  office.make(office.ada, '/control/user/create', {
    account,
    name: `Name of ${account}`,
    email: `${account}@example.com`,
    departmentId,
    password,
    ...more,
  });
const page = async (query: string) =>
  Page.parse((await office.call(office.ada, `/control/user/userList?${query}`)).data);
const roleId = async (key: string) => {
  const { items } = z
    .object({ items: z.array(Role) })
    .parse((await office.call(office.ada, '/control/role/list')).data);
  return items.find((role) => role.key === key)?.id ?? '';
};
const tokenOf = async (account: string, secret = password) =>
  Session.parse((await office.signIn(account, secret)).data).accessToken;

describe('users', () => {
  it('R-ADM-001 R-ADM-002 R-API-080 R-API-081 R-ENT-033 are created, and listed by words, department, role and standing', async () => {
    const id = await create('wei.chen'.replace('.', '_'), { roles: await roleId('editor') });
    const { items, total } = await page('name=WEI_chen&pageSize=10');
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id,
      account: 'wei_chen',
      name: 'Name of wei_chen',
      email: 'wei_chen@example.com',
      department: 'Office',
      status: 'enabled',
      roles: [{ key: 'editor' }],
    });
    expect(Math.abs(Date.parse(items[0]?.createTime ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await page(`roleId=${await roleId('editor')}`)).items.map((user) => user.id)).toEqual([id]);
    expect((await page('name=wei_chen&status=disabled')).total).toBe(0);
    expect((await page(`name=wei_chen&departmentId=${departmentId}`)).total).toBe(1);
    expect((await page('name=wei_chen&departmentId=elsewhere')).total).toBe(0);
    const second = await page('page=2&pageSize=1');
    expect([second.items.length, second.total > 1]).toEqual([1, true]);
    expect((await page('name=%25')).total).toBe(0);
  });

  it('R-ADM-010 R-ADM-013 R-ADM-014 a username, password or e-mail against the rules, and a taken username, are refused', async () => {
    await create('taken-name');
    for (const [wrong, code] of [
      [{ account: 'abc' }, 400_001],
      [{ account: 'has space' }, 400_001],
      [{ password: 'nodigits!!' }, 400_001],
      [{ password: 'Ab1!' }, 400_001],
      [{ email: 'nobody' }, 400_001],
      [{ account: 'taken-name' }, 409_050],
      [{ departmentId: 'nowhere' }, 404_001],
    ] as const) {
      const body = { account: 'good-name', name: 'N', departmentId, password, ...wrong };
      expect((await office.call(office.ada, '/control/user/create', body)).code).toBe(code);
    }
    expect((await page('name=good-name')).total).toBe(0);
  });

  it('R-ADM-003 R-API-082 the staff directory prefills who has not signed in yet, and they keep their password', async () => {
    const { data } = await office.call(office.ada, '/control/user/getUserFromOpsById?account=writer');
    expect(data).toMatchObject({ account: 'writer', name: 'Haruka Mori', email: 'writer@herald.invalid' });
    const known = z.object({ name: z.string(), departmentId: z.string() }).parse(data);
    await office.make(office.ada, '/control/user/create', {
      account: 'writer',
      ...known,
      roles: await roleId('editor'),
    });
    const me = await callAs(office.app, await tokenOf('writer', 'Writer-2026!'), '/control/user/info');
    expect(me.data).toMatchObject({ account: 'writer', roles: ['editor'], passwordHere: true });
    const unknown = await office.call(office.ada, '/control/user/getUserFromOpsById?account=nobody');
    expect([unknown.code, unknown.message]).toEqual([422_055, expect.stringContaining('nobody')]);
    const without = { account: 'nobody', name: 'N', departmentId };
    expect((await office.call(office.ada, '/control/user/create', without)).code).toBe(422_058);
  });

  it('R-ADM-004 R-API-083 are changed; a new password ends their sessions and opens new ones', async () => {
    const id = await create('changed-one', { roles: await roleId('editor') });
    const token = await tokenOf('changed-one');
    const change = { id, name: 'Another Name', email: '', departmentId };
    expect((await office.call(office.ada, '/control/user/update', change)).code).toBe(200);
    expect((await callAs(office.app, token, '/control/user/info')).data).toMatchObject({
      name: 'Another Name',
    });
    await office.call(office.ada, '/control/user/update', { ...change, password: 'Second-2026!' });
    expect((await callAs(office.app, token, '/control/user/info')).code).toBe(101_101);
    expect((await office.signIn('changed-one', password)).code).toBe(422_060);
    expect(await tokenOf('changed-one', 'Second-2026!')).not.toBe('');
  });

  it('R-ADM-005 R-API-084 who is disabled is out at once and cannot come in, until enabled again', async () => {
    const id = await create('on-and-off', { roles: await roleId('editor') });
    const token = await tokenOf('on-and-off');
    expect((await office.call(office.ada, '/control/user/status', { id, status: 'disabled' })).code).toBe(
      200,
    );
    expect((await callAs(office.app, token, '/control/user/info')).code).toBe(101_101);
    expect((await office.signIn('on-and-off', password)).status).toBe(403);
    await office.call(office.ada, '/control/user/status', { id, status: 'enabled' });
    expect((await callAs(office.app, token, '/control/user/info')).code).toBe(101_101);
    expect(await tokenOf('on-and-off')).not.toBe('');
  });

  it('R-ADM-006 R-API-090 R-API-127 are deleted by ids with the Bearer header alone; their drafts go to the heir, their name is free, and the next to have it is somebody else', async () => {
    const [gone, heir] = [
      await create('leaver', { roles: await roleId('editor') }),
      await create('heir-of-it'),
    ];
    const token = await tokenOf('leaver');
    const body = { title: 'Kept', draftMediaList: [{ mediaType: mediaTypes.text, content: 'words' }] };
    expect((await callAs(office.app, token, '/content/contentList/draft/insert', body)).code).toBe(200);
    const left = await office.call(office.ada, `/control/user/left?ids=${gone}`);
    expect(left.data).toEqual({ drafts: 1, schedules: 0 });
    const url = `/prod-api/control/user/delete?ids=${gone}&heir=${heir}`;
    const cookie = encodeURIComponent(
      JSON.stringify({ accessToken: office.ada.bearer.authorization.slice(7) }),
    );
    const forged = await office.app.inject({ url, headers: { cookie: `HY-JWT=${cookie}` } });
    expect(forged.json()).toMatchObject({ code: 101_102 });
    expect((await page('name=leaver')).total).toBe(1);
    expect((await office.app.inject({ url, headers: office.ada.bearer })).json()).toMatchObject({
      code: 200,
    });
    expect((await callAs(office.app, token, '/control/user/info')).code).toBe(101_101);
    expect((await page('name=leaver')).total).toBe(0);
    const draft = await office.context.db.selectFrom('draft').select('owner_id').executeTakeFirstOrThrow();
    expect(draft.owner_id).toBe(heir);
    expect((await office.signIn('leaver', password)).code).toBe(422_060);
    expect(await create('leaver')).not.toBe(gone);
    const asPost = await office.call(office.ada, '/control/user/delete', { ids: [heir] });
    expect(asPost.code).toBe(200);
  });

  it('R-ADM-007 R-API-086 R-API-087 R-API-088 R-API-089 the roles of somebody are listed, those they could get too, given and taken, and count with the next call', async () => {
    const id = await create('with-roles', { roles: await roleId('guest-writer') });
    const keys = async (which: string) => {
      const { data } = await office.call(office.ada, `/control/user/userrole/${which}?userId=${id}`);
      return z
        .object({ items: z.array(z.object({ key: z.string() })) })
        .parse(data)
        .items.map(({ key }) => key);
    };
    expect(await keys('list')).toEqual(['guest-writer']);
    expect(await keys('add')).toEqual(expect.arrayContaining(['admin', 'editor', 'scheduler']));
    expect(await keys('add')).not.toContain('guest-writer');
    const token = await tokenOf('with-roles');
    const history = () => callAs(office.app, token, '/content/publish/resolve', {});
    expect((await history()).code).toBe(403_001);
    const editor = await roleId('editor');
    await office.call(office.ada, `/control/user/userrole/insert?userId=${id}&ids=${editor}`);
    expect((await history()).code).not.toBe(403_001);
    expect(await keys('list')).toEqual(['editor', 'guest-writer']);
    await office.call(office.ada, `/control/user/userrole/delete?userId=${id}&ids=${editor}`);
    expect((await history()).code).toBe(403_001);
  });

  it('R-API-051 are found by their name by anybody who is signed in', async () => {
    await create('findable');
    const reader = await office.someone();
    const { data } = await office.call(reader, '/search/user?name=of%20findab');
    expect(data).toEqual({ items: [{ name: 'Name of findable' }] });
  });
});

describe('one’s own password', () => {
  it('R-ADM-008 R-API-085 needs the old one, obeys the rule, and ends every other session', async () => {
    await create('own-secret', { roles: await roleId('editor') });
    const [token, other] = [await tokenOf('own-secret'), await tokenOf('own-secret')];
    const change = (body: object) => callAs(office.app, token, '/control/user/pass/update', body);
    expect((await change({ oldPass: 'wrong', newPass: 'Another-26!' })).code).toBe(422_053);
    expect((await change({ oldPass: password, newPass: 'tooshort' })).code).toBe(400_001);
    expect((await change({ oldPass: password, newPass: 'Another-26!' })).code).toBe(200);
    expect((await callAs(office.app, token, '/control/user/info')).code).toBe(200);
    expect((await callAs(office.app, other, '/control/user/info')).code).toBe(101_101);
    expect((await office.signIn('own-secret', password)).code).toBe(422_060);
    expect(await tokenOf('own-secret', 'Another-26!')).not.toBe('');
  });

  it('is not set without the old one by who manages people', async () => {
    const people = await office.make(office.ada, '/control/role/create', { name: 'People', resources: [] });
    const id = await create('own-manager', { roles: people });
    await office.context.db
      .insertInto('role_sign')
      .values({ role_id: people, sign: signs.managesPeople })
      .execute();
    const token = await tokenOf('own-manager');
    const change = { id, name: 'Own', email: '', departmentId };
    const set = (body: object) => callAs(office.app, token, '/control/user/update', body);
    const answer = await set({ ...change, password: 'Another-26!' });
    expect([answer.code, answer.message]).toEqual([422_066, expect.stringContaining('Change password')]);
    expect((await set(change)).code).toBe(200);
    expect(await tokenOf('own-manager')).not.toBe('');
  });

  it('cannot be guessed here either: after five wrong ones it is closed for a while', async () => {
    await create('guessed', { roles: await roleId('editor') });
    const token = await tokenOf('guessed');
    const guess = (oldPass: string) =>
      callAs(office.app, token, '/control/user/pass/update', { oldPass, newPass: 'Another-26!' });
    for (let n = 0; n < 5; n += 1) expect((await guess(`wrong-${n}`)).code).toBe(422_053);
    expect((await guess(password)).code).toBe(429_005);
    await office.context.db.deleteFrom('sign_in_failure').execute();
  });
});

describe('departments', () => {
  it('are listed, created, renamed, and deleted when nothing belongs to them', async () => {
    const id = await office.make(office.ada, '/control/department/create', { name: 'Radio' });
    const taken = await office.call(office.ada, '/control/department/create', { name: 'Radio' });
    expect([taken.code, taken.message]).toEqual([409_051, expect.stringContaining('Radio')]);
    const codeOf = async (name: string) =>
      (await office.call(office.ada, '/control/department/create', { name })).code;
    // What cannot be seen makes no name, and no second one that looks the same.
    expect([await codeOf('\u200b'), await codeOf('\u202eRadio\u200b')]).toEqual([400_001, 409_051]);
    await office.call(office.ada, '/control/department/update', { id, name: 'Radio and sound' });
    const listed = await office.call(office.ada, '/control/department/list');
    expect(JSON.stringify(listed.data)).toContain('"name":"Radio and sound","people":0');
    const user = await create('of-radio', { departmentId: id });
    expect((await office.call(office.ada, `/control/department/delete?ids=${id}`)).code).toBe(409_054);
    await office.call(office.ada, '/control/user/update', { id: user, name: 'N', email: '', departmentId });
    expect((await office.call(office.ada, `/control/department/delete?ids=${id}`)).code).toBe(200);
    const after = await office.call(office.ada, '/control/department/list');
    expect(JSON.stringify(after.data)).not.toContain('Radio');
  });
});
