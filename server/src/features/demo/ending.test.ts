// The demonstration taken away from its screen: all of it or nothing, nothing that people made, and for good.
import { Demonstration } from '@herald/contract/demonstration.ts';
import { Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../db/seed/seed.ts';
import { readerOfLog } from '../../db/test-log.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { changeCredential } from '../sign-on/change-credential.ts';
import { listDemoAccounts } from '../sign-on/list-demo-accounts.ts';
import { sealPassword } from '../sign-on/seal-password.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  const { db } = office.context;
  await seed(db, { demo: true });
  // Signed in once each, they are people as well.
  for (const [account, password] of [
    ['admin', 'Herald-2026!'],
    ['writer', 'Writer-2026!'],
  ] as const)
    await office.signIn(account, password);
  // Somebody has made this one theirs.
  const known = { name: 'Sofía Ramos', email: 'sofia@example.org', department: '视频部' };
  const sealed = await sealPassword('Sofia-owns-1!');
  await db.transaction().execute((tx) => changeCredential(tx, 'video', { ...known, sealed }));
});
afterAll(() => office.close());

const fresh = readerOfLog(() => office.context.db);
const path = '/control/demonstration';
const read = async () => Demonstration.parse((await office.call(office.ada, path)).data);
const end = (by = office.ada, word = 'REMOVE') => office.call(by, `${path}/delete`, { word });
const accounts = async () =>
  (await office.context.db.selectFrom('credential').select('account').orderBy('account').execute()).map(
    (row) => row.account,
  );

it('says what was brought, what of it stays and why', async () => {
  expect(await read()).toMatchObject({
    endedAt: null,
    isOwn: false,
    people: [
      { account: 'admin', stays: null },
      { account: 'editor', stays: null },
      { account: 'video', stays: 'own-password' },
      { account: 'writer', stays: null },
    ],
    departments: ['国际部', '视频部', '财经部', '文化部'],
    articles: { brought: 100, made: 0 },
    roles: { brought: 3, made: 0 },
    transactions: 20,
    hasMenu: true,
  });
});

it('without the word, without the code, or by an account that would go with it nothing is removed', async () => {
  const before = await read();
  await fresh();
  expect((await end(office.ada, 'remove')).code).toBe(422_063);
  expect((await end(await office.someone('content:edit'))).status).toBe(403);
  const { accessToken } = Session.parse((await office.signIn('admin', 'Herald-2026!')).data);
  const own = { ...office.ada, bearer: { authorization: `Bearer ${accessToken}` } };
  expect(Demonstration.parse((await office.call(own, path)).data).isOwn).toBe(true);
  expect(await end(own)).toMatchObject({ code: 422_064, message: expect.stringContaining('admin') });
  expect(await read()).toEqual(before);
  expect((await fresh()).map(({ deed }) => deed)).toEqual(['session.create']);
});

it('refuses where no administrator would be left: who may only manage people cannot remove the mightier one, and the last one stays', async () => {
  const clerk = await office.someone('people:manage');
  expect((await end(clerk)).code).toBe(422_051);
  // Nor the one who has never signed in: with him would go what his first sign-in brings.
  const { db } = office.context;
  const admin = await db
    .updateTable('person')
    .set({ subject: 'put aside' })
    .where('subject', '=', 'admin')
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await end(clerk)).toMatchObject({ code: 422_051, message: expect.stringContaining('Lin Yue') });
  await db.updateTable('person').set({ subject: 'admin' }).where('id', '=', admin.id).execute();
  const everybody = await accounts();
  expect(everybody).toEqual(['admin', 'editor', 'video', 'writer']);
});

it('removes it in one go, keeps what people wrote on its pages with the way there, and stands in the audit log', async () => {
  const { db } = office.context;
  await db
    .insertInto('demo_article')
    .values({ title: 'Written by Sofía', stamped_at: new Date(), author: 'Sofía' })
    .execute();
  await fresh();
  const ended = await end();
  expect(ended.code).toBe(200);
  const left = Demonstration.parse(ended.data);
  expect(left.endedAt).not.toBeNull();
  expect(left.people).toEqual([{ account: 'video', name: 'Sofía Ramos', stays: 'own-password' }]);
  expect(left).toMatchObject({ articles: { brought: 0, made: 1 }, transactions: 0, hasMenu: true });
  // Whoever was somebody here is named by what they did: their department stays, the empty ones go.
  expect(left.departments).toEqual(['国际部', '视频部']);
  const entries = await fresh();
  expect(entries.at(-1)).toMatchObject({
    deed: 'demonstration.remove',
    actor_id: office.ada.personId,
    before: { articles: 100, transactions: 20, accounts: expect.arrayContaining(['Lin Yue (admin)']) },
    after: null,
  });
  expect(entries.map((one) => one.deed).toSorted()).toEqual([
    'demonstration.remove',
    'department.remove',
    'department.remove',
    'user.remove',
    'user.remove',
  ]);
});

it('no start brings it back, not even where nobody has a password here; its passwords open nothing, and none is shown', async () => {
  const { context } = office;
  await context.db.deleteFrom('credential').where('account', '=', 'video').execute();
  await context.db.deleteFrom('demo_article').execute();
  expect(await seed(context.db, { demo: true })).toBe(false);
  expect(await accounts()).toEqual([]);
  expect((await read()).articles).toEqual({ brought: 0, made: 0 });
  expect(await listDemoAccounts(context)).toEqual([]);
  const known = { account: 'admin', name: 'Ann', email: '', department: '国际部', roles: ['admin'] };
  await context.db
    .insertInto('credential')
    .values({ ...known, password_hash: await sealPassword('Herald-2026!') })
    .execute();
  expect((await office.signIn('admin', 'Herald-2026!')).code).not.toBe(200);
  await context.db.deleteFrom('credential').execute();
});

it('with nothing of people’s there its menu goes as well, and doing it again is no mistake', async () => {
  expect((await end()).code).toBe(200);
  expect((await read()).hasMenu).toBe(false);
  const menu = office.context.db.selectFrom('menu_entry').select('name').where('name', 'like', 'menu.demo.%');
  expect(await menu.execute()).toEqual([]);
  await fresh();
  expect((await end()).code).toBe(200);
  expect(await fresh()).toEqual([]);
});
