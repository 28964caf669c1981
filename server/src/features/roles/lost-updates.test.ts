import { Resource, Role } from '@herald/contract/administration.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let ben: TestActor;
beforeAll(async () => {
  office = await testOffice();
  ben = await office.someone(...office.ada.signs);
});
afterAll(() => office.close());

const listed = async (id: string) => {
  const { data } = await office.call(office.ada, '/control/role/list');
  const found = z
    .object({ items: z.array(Role) })
    .parse(data)
    .items.find((role) => role.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
};
const entryAs = async (name: string) => {
  const { data } = await office.call(office.ada, '/control/resource/list');
  const found = z
    .object({ items: z.array(Resource) })
    .parse(data)
    .items.find((entry) => entry.name === name);
  if (!found) throw new Error(`no entry ${name}`);
  return found;
};
const entryNamed = async (name: string) => (await entryAs(name)).id;
const make = async (name: string, resources: readonly string[] = []) =>
  listed(await office.make(office.ada, '/control/role/create', { name, resources }));
const update = (by: TestActor, role: Role, change: object) =>
  office.call(by, '/control/role/update', { ...role, ...change });
const stale = 409_058;

it('the second of two who changed one role is told who was faster, and nothing of the first is undone', async () => {
  const publish = await entryNamed('menu.button.publish');
  const seen = await make('Two at once', [publish]);
  const first = await update(office.ada, seen, { description: 'By Ada', resources: [] });
  expect([first.code, Role.parse(first.data).revision]).toEqual([200, seen.revision + 1]);
  const second = await update(ben, seen, { name: 'Ben’s own' });
  expect([second.code, second.status]).toEqual([stale, 409]);
  expect(second.message).toContain(office.ada.name);
  expect(second.message).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  const stands = await listed(seen.id);
  expect(stands).toEqual(Role.parse(first.data));
  expect((await update(ben, stands, { name: 'Ben’s own' })).code).toBe(200);
});

it('of two at the same moment one wins', async () => {
  const seen = await make('Same moment');
  const both = await Promise.all([
    update(office.ada, seen, { description: 'a' }),
    update(ben, seen, { description: 'b' }),
  ]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, stale]);
});

it('giving and taking entries compares too, and each counts as a change', async () => {
  const brakes = await entryNamed('menu.brakes');
  const seen = await make('Entry by entry');
  const given = `/control/role/resc/insert/${seen.id}?ids=${brakes}&revision=${seen.revision}`;
  expect((await office.call(office.ada, given)).code).toBe(200);
  expect((await office.call(ben, given)).code).toBe(stale);
  const taken = `/control/role/resc/delete?roleId=${seen.id}&ids=${brakes}&revision=${seen.revision}`;
  expect((await office.call(ben, taken)).code).toBe(stale);
  expect((await update(ben, seen, {})).code).toBe(stale);
  expect((await listed(seen.id)).resources).toContain(brakes);
});

it('an entry that came to a role or went from it by itself is not undone unseen', async () => {
  const seen = await make('Follows entries', [await entryNamed('menu.button.publish')]);
  await office.call(office.ada, `/control/user/userrole/insert?userId=${ben.personId}&ids=${seen.id}`);
  const made = { name: 'Came by itself', url: '/api/came', sign: signs.publishes };
  const entry = await office.make(ben, '/control/resource/create', made);
  expect((await update(office.ada, seen, {})).code).toBe(stale);
  const now = await listed(seen.id);
  expect(now.resources).toContain(entry);
  await office.call(ben, `/control/resource/delete/0?ids=${entry}`);
  expect((await update(office.ada, now, {})).code).toBe(stale);
});

it('a call that names no revision works as before', async () => {
  const seen = await make('No revision');
  await update(office.ada, seen, { description: 'newer' });
  expect((await update(ben, seen, { revision: undefined })).code).toBe(200);
});

it('an entry is not changed over what somebody else changed: neither its code nor where it leads comes back', async () => {
  const made = { name: 'Two at one entry', url: '/two', sign: signs.publishes };
  await office.make(office.ada, '/control/resource/create', made);
  const seen = await entryAs(made.name);
  const change = (by: TestActor, more: object) =>
    office.call(by, '/control/resource/update', { ...seen, ...more });
  expect((await change(office.ada, { sign: null })).code).toBe(200);
  const second = await change(ben, { url: '/elsewhere' });
  expect([second.code, second.status]).toEqual([stale, 409]);
  expect(second.message).toContain(office.ada.name);
  const stands = await entryAs(made.name);
  expect(stands).toEqual({ ...seen, sign: null, revision: seen.revision + 1 });
  expect((await change(ben, { ...stands, url: '/elsewhere' })).code).toBe(200);
  expect((await change(ben, { sign: null, revision: undefined })).code).toBe(200);
});
