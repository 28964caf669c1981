// Drafts are opened within their department alone: they come along with whoever is moved, and go to the heir's with whoever is deleted.
import { mediaTypes } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestActor } from '../../db/test-actor.ts';
import { identityIssuer } from '../../http/identity-issuer.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

let office: TestOffice;
let film: string;
beforeAll(async () => {
  office = await testOffice();
  film = await office.make(office.ada, '/control/department/create', { name: 'Film' });
});
afterAll(() => office.close());

const path = '/content/contentList/draft';
const Listed = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
const body = (title: string) => ({
  title,
  draftMediaList: [{ mediaType: mediaTypes.text, content: 'words' }],
});
const write = (by: TestActor, title: string) => office.make(by, `${path}/insert`, body(title));
const item = async (by: TestActor, id: string) =>
  expect((await office.call(by, `${path}/updateDraftToMaterial`, { ids: [id] })).code).toBe(200);
const move = async ({ personId: id, name }: TestActor, departmentId: string) =>
  expect(
    (await office.call(office.ada, '/control/user/update', { id, name, email: '', departmentId })).code,
  ).toBe(200);
const remove = async ({ personId }: TestActor, heir: TestActor) =>
  expect(
    (await office.call(office.ada, '/control/user/delete', { ids: [personId], heir: heir.personId })).code,
  ).toBe(200);
const mine = async (by: TestActor, query = '') =>
  Listed.parse((await office.call(by, `/content/contentList/myDraft/list?pageSize=20${query}`)).data).items;
const row = (id: string) =>
  office.context.db
    .selectFrom('draft')
    .select(['owner_id as owner', 'department_id as department', 'package_id as item', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** What waits or is used belongs to its item. */
const stand = (id: string, status: 2 | 6) =>
  office.context.db.updateTable('draft').set({ status }).where('id', '=', id).execute();
const opens = async (by: TestActor, titles: string[]) => {
  const listed = await mine(by);
  expect(listed.map(({ title }) => title).toSorted()).toEqual(titles);
  for (const { id, title } of listed) {
    expect((await office.call(by, `${path}/query?id=${id}`)).code).toBe(200);
    expect((await office.call(by, `${path}/update`, { ...body(title), id })).code).toBe(200);
  }
};

it('whoever is moved goes on with their drafts, deleted ones too; what waits or is used stays with its item', async () => {
  const one = await office.someone(signs.edits);
  const colleague = await office.someone(signs.edits);
  const plain = await write(one, 'Plain');
  const goingOn = await write(one, 'Going on');
  const waiting = await write(one, 'Waiting');
  const used = await write(one, 'Used');
  const thrown = await write(one, 'Thrown');
  const theirs = await write(colleague, 'Of a colleague');
  for (const id of [goingOn, waiting, used]) await item(one, id);
  await stand(waiting, 6);
  await stand(used, 2);
  expect((await office.call(one, `${path}/delete?id=${thrown}`)).code).toBe(200);
  await move(one, film);

  for (const id of [plain, goingOn, thrown])
    expect(await row(id)).toMatchObject({ department: film, item: null, owner: one.personId });
  const stays = { department: one.departmentId, item: expect.any(String) };
  expect(await row(waiting)).toMatchObject({ ...stays, status: 6 });
  expect(await row(used)).toMatchObject({ ...stays, status: 2 });
  expect(await row(theirs)).toMatchObject({ department: one.departmentId });
  // A colleague of the department that was left still has what waits there.
  expect((await office.call(colleague, `${path}/query?id=${waiting}`)).code).toBe(200);
  const isOpen = (await mine(one, '&status=1')).map(({ id }) => id);
  expect(isOpen.toSorted()).toEqual([plain, goingOn].toSorted());
  for (const id of isOpen)
    expect((await office.call(one, `${path}/update`, { ...body('On'), id })).code).toBe(200);
  expect((await office.call(one, `${path}/restore`, { id: thrown })).code).toBe(200);
  expect((await office.call(one, `${path}/delete?id=${plain}`)).code).toBe(200);
});

it('a change that leaves the department leaves the drafts and their items', async () => {
  const one = await office.someone(signs.edits);
  const goingOn = await write(one, 'Going on here');
  await item(one, goingOn);
  await move(one, one.departmentId);
  expect(await row(goingOn)).toMatchObject({ department: one.departmentId, item: expect.any(String) });
});

it('an heir goes on with all drafts of whoever is deleted, wherever these were left lying', async () => {
  const gone = await office.someone(signs.edits);
  const heir = await office.someone(signs.edits);
  const left = await write(gone, 'Left elsewhere');
  const goingOn = await write(gone, 'With its item');
  await item(gone, goingOn);
  // As those do that were left before drafts came along.
  await office.context.db.updateTable('draft').set({ department_id: film }).where('id', '=', left).execute();
  await remove(gone, heir);
  // Within one department a draft keeps the item it goes on from.
  expect(await row(goingOn)).toMatchObject({ department: heir.departmentId, item: expect.any(String) });
  await opens(heir, ['Left elsewhere', 'With its item']);
});

it('who was moved and then deleted leaves drafts to an heir of the new department', async () => {
  const gone = await office.someone(signs.edits);
  const heir = await office.someone(signs.edits);
  await write(gone, 'First');
  await write(gone, 'Second');
  await move(gone, film);
  await move(heir, film);
  await remove(gone, heir);
  expect(await mine(heir)).toHaveLength(2);
  await opens(heir, ['First', 'Second']);
});

it('who was deleted without an heir and is made again in another department has their drafts there', async () => {
  const environment = { OIDC_ISSUER: 'http://127.0.0.1:9/', OIDC_CLIENT_ID: 'newsroom' };
  const elsewhere = await testOffice(environment);
  try {
    const { context, ada } = elsewhere;
    const subject = 'known-elsewhere';
    const one = await elsewhere.someone(signs.edits);
    const id = await elsewhere.make(one, `${path}/insert`, body('Left behind'));
    await context.db
      .updateTable('person')
      .set({ issuer: identityIssuer(context.config), subject })
      .where('id', '=', one.personId)
      .execute();
    const gone = await elsewhere.call(ada, '/control/user/delete', { ids: [one.personId] });
    expect(gone.code).toBe(200);
    const departmentId = await elsewhere.make(ada, '/control/department/create', { name: 'Radio' });
    const again = { account: 'again', name: 'N', departmentId, subject };
    expect(await elsewhere.make(ada, '/control/user/create', again)).toBe(one.personId);
    const draft = await context.db
      .selectFrom('draft')
      .select('department_id as department')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(draft.department).toBe(departmentId);
  } finally {
    await elsewhere.close();
  }
});
