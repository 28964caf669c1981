// What was begun as somebody of the demonstration is nobody's once they are gone: it goes to who removes them, who can go on with it.
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { Demonstration } from '@herald/contract/demonstration.ts';
import { Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { seed } from '../../db/seed/seed.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { testActor } from '../../db/test-actor.ts';
import { readerOfLog } from '../../db/test-log.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { callAs } from '../../http/test-sign-in.ts';
import { findFiles } from '../media/find-files.ts';

const Made = z.object({ id: z.string() });
const Listed = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), status: z.number() })),
});
const path = '/content/contentList/draft';
const body = (title: string) => ({
  title,
  draftMediaList: [{ mediaType: mediaTypes.text, content: 'words' }],
});
let office: TestOffice;
let own: TestActor;
const ids: Record<string, string> = {};

let url = '';

beforeAll(async () => {
  office = await testOffice();
  const { context, app } = office;
  await seed(context.db, { demo: true });
  own = await testActor(context, { department: '国际部', signs: [...office.ada.signs] });
  for (const [account, password, titles] of [
    ['editor', 'Editor-2026!', ['Of the own department']],
    [
      'writer',
      'Writer-2026!',
      ['Of another', 'Of another, going on', 'Of another, scheduled', 'Thrown away'],
    ],
  ] as const) {
    const { accessToken } = Session.parse((await office.signIn(account, password)).data);
    for (const title of titles)
      ids[title] = Made.parse((await callAs(app, accessToken, `${path}/insert`, body(title))).data).id;
    if (account === 'editor') continue;
    url = await illustrate(account, ids['Of another']);
    const goOn = [ids['Of another, going on'], ids['Of another, scheduled']];
    const made = await callAs(app, accessToken, `${path}/updateDraftToMaterial`, { ids: goOn });
    const thrown = await callAs(app, accessToken, `${path}/delete?id=${ids['Thrown away']}`);
    if (made.code !== 200 || thrown.code !== 200) throw new Error('nothing to leave behind was made');
  }
  await context.db
    .updateTable('draft')
    .set({ status: 6 })
    .where('title', '=', 'Of another, scheduled')
    .execute();
});
afterAll(() => office.close());

/** As who wrote it could have uploaded and added it. */
async function illustrate(account: string, id = ''): Promise<string> {
  const { db } = office.context;
  const { personId, departmentId } = await db
    .selectFrom('person')
    .select(['id as personId', 'department_id as departmentId'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const picture = await keepTestPicture(office.context, { ...own, personId, departmentId });
  const draft = db.updateTable('draft').where('id', '=', id);
  await draft.set({ content: JSON.stringify(Composition.parse({ media: [picture] })) }).execute();
  return picture.url;
}

const fresh = readerOfLog(() => office.context.db);
const mine = async (query = '') =>
  Listed.parse((await office.call(own, `/content/contentList/myDraft/list?pageSize=20${query}`)).data).items;

it('the drafts of those who go are the remover’s own, of other departments too, and can be gone on with', async () => {
  const { left } = Demonstration.parse((await office.call(own, '/control/demonstration')).data);
  expect(left.drafts).toBe(4);
  expect(await mine()).toEqual([]);
  await fresh();
  expect((await office.call(own, '/control/demonstration/delete', { word: 'REMOVE' })).code).toBe(200);

  const usable = await findFiles(office.context, office.context.db, own.departmentId, [url]);
  expect([...usable.keys()]).toEqual([url]);
  const plain = ['Of another', 'Of another, going on', 'Of the own department'];
  const listed = await mine();
  expect(listed.map(({ title }) => title).toSorted()).toEqual([
    ...plain.slice(0, 2),
    'Of another, scheduled',
    ...plain.slice(2),
  ]);
  for (const title of plain) {
    const id = ids[title];
    expect((await office.call(own, `${path}/query?id=${id}`)).code).toBe(200);
    const saved = await office.call(own, `${path}/update`, { ...body(`${title}, and on`), id });
    expect(saved).toMatchObject({ code: 200, data: { id } });
  }
  expect((await mine('&status=9')).map(({ title }) => title)).toEqual(['Thrown away']);
  expect((await office.call(own, `${path}/restore`, { id: ids['Thrown away'] })).code).toBe(200);
});

it('what is scheduled stays with its item and its department', async () => {
  const { db } = office.context;
  const [row] = await db
    .selectFrom('draft')
    .innerJoin('package', 'package.id', 'draft.package_id')
    .select(['draft.department_id as its', 'package.department_id as items', 'draft.owner_id as owner'])
    .where('draft.status', '=', 6)
    .execute();
  expect(row).toMatchObject({ owner: own.personId, its: row?.items });
  expect(row?.its).not.toBe(own.departmentId);
});

it('the audit log says to whom they went', async () => {
  const removed = (await fresh()).filter(({ deed }) => deed === 'user.remove');
  expect(removed).toHaveLength(2);
  for (const { before } of removed)
    expect(before).toMatchObject({ draftsTo: `${own.name} (${own.account})` });
});
