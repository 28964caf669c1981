import { Department, User } from '@herald/contract/administration.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { readerOfLog } from '../../db/test-log.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let ben: TestActor;
beforeAll(async () => {
  office = await testOffice();
  ben = await office.someone(...office.ada.signs);
});
afterAll(() => office.close());

const listed = async ({ account }: TestActor): Promise<User> => {
  const { data } = await office.call(
    office.ada,
    `/control/user/userList?name=${encodeURIComponent(account)}`,
  );
  const [found] = z.object({ items: z.array(User) }).parse(data).items;
  if (!found) throw new Error(`no user ${account}`);
  return found;
};
const update = (by: TestActor, user: User, change: object) =>
  office.call(by, '/control/user/update', { ...user, email: 'one@example.com', ...change });
const stale = 409_058;

it('the second of two who changed one user is told who was faster; the department that was left does not come back', async () => {
  const one = await office.someone(signs.edits);
  const seen = await listed(one);
  const departmentId = await office.make(office.ada, '/control/department/create', { name: 'Newer desk' });
  expect((await update(office.ada, seen, { departmentId })).code).toBe(200);
  const second = await update(ben, seen, { name: 'Another name' });
  expect([second.code, second.status]).toEqual([stale, 409]);
  expect(second.message).toContain(office.ada.name);
  const stands = await listed(one);
  expect(stands).toMatchObject({ departmentId, name: seen.name, revision: seen.revision + 1 });
  expect((await update(ben, stands, { name: 'Another name' })).code).toBe(200);
  expect(await listed(one)).toMatchObject({ departmentId, name: 'Another name' });
});

it('of two at the same moment one wins, and a call that names no revision works as before', async () => {
  const one = await office.someone(signs.edits);
  const seen = await listed(one);
  const both = await Promise.all([update(office.ada, seen, { name: 'a' }), update(ben, seen, { name: 'b' })]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, stale]);
  expect((await update(ben, seen, { revision: undefined })).code).toBe(200);
});

it('roles are not given or taken over what somebody else gave or took: nobody is left without one unseen', async () => {
  const one = await office.someone(signs.edits);
  const second = await office.make(office.ada, '/control/role/create', {
    name: 'Second of two',
    resources: [],
  });
  await office.call(office.ada, `/control/user/userrole/insert?userId=${one.personId}&ids=${second}`);
  const { id: userId, revision } = await listed(one);
  const take = (by: TestActor, role: string) =>
    office.call(by, '/control/user/userrole/set', { userId, given: [], taken: [role], revision });
  // Each of the two leaves the person the other role.
  expect((await take(office.ada, one.roleId)).code).toBe(200);
  expect((await take(ben, second)).code).toBe(stale);
  expect((await listed(one)).roles).toHaveLength(1);
});

it('a role is not given where another one cannot be taken', async () => {
  const one = await office.someone(...office.ada.signs);
  const more = await office.make(office.ada, '/control/role/create', {
    name: 'Given in vain',
    resources: [],
  });
  const weak = await office.someone(signs.managesPeople);
  const [userId, before] = [one.personId, (await listed(one)).roles];
  const answer = await office.call(weak, '/control/user/userrole/set', {
    userId,
    given: [more],
    taken: [one.roleId],
  });
  expect(answer.code).not.toBe(200);
  expect((await listed(one)).roles).toEqual(before);
});

it('a role that is named twice is given once; one that is given and taken stands in no log as given', async () => {
  const one = await office.someone(signs.edits);
  const [twice, fro] = [
    await office.make(office.ada, '/control/role/create', { name: 'Twice', resources: [] }),
    await office.make(office.ada, '/control/role/create', { name: 'To and fro', resources: [] }),
  ];
  const fresh = readerOfLog(() => office.context.db);
  await fresh();
  const asked = { userId: one.personId, given: [twice, twice, fro], taken: [fro] };
  expect((await office.call(office.ada, '/control/user/userrole/set', asked)).code).toBe(200);
  const [entry] = await fresh();
  const names = (await listed(one)).roles.map(({ name }) => name);
  expect(names).toContain('Twice');
  expect(
    z
      .object({ roles: z.array(z.string()) })
      .parse(entry?.after)
      .roles.toSorted(),
  ).toEqual(names.toSorted());
});

it('the second of two who renamed one department is told who was faster, and the first name stays', async () => {
  const id = await office.make(office.ada, '/control/department/create', { name: 'City desk' });
  const standing = async () => {
    const { data } = await office.call(office.ada, '/control/department/list');
    const { items } = z.object({ items: z.array(Department) }).parse(data);
    return items.find((one) => one.id === id);
  };
  const rename = (by: TestActor, name: string, revision?: number) =>
    office.call(by, '/control/department/update', { id, name, revision });
  const seen = (await standing())?.revision;
  expect((await rename(office.ada, 'Metropolitan desk', seen)).code).toBe(200);
  const second = await rename(ben, 'Town desk', seen);
  expect([second.code, second.status]).toEqual([stale, 409]);
  expect(second.message).toContain(office.ada.name);
  const now = await standing();
  expect(now).toMatchObject({ name: 'Metropolitan desk', revision: (seen ?? 0) + 1 });
  expect((await rename(ben, 'Town desk', now?.revision)).code).toBe(200);
  expect((await rename(ben, 'Town hall')).code).toBe(200);
});
