import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const everything = async () => ({
  roles: await database.db.selectFrom('role').selectAll().orderBy('key').execute(),
  signs: await database.db.selectFrom('role_sign').selectAll().orderBy('role_id').orderBy('sign').execute(),
  menu: await database.db.selectFrom('menu_entry').selectAll().orderBy('sort').execute(),
  categories: await database.db.selectFrom('category').selectAll().orderBy('sort').execute(),
  credentials: await database.db.selectFrom('credential').selectAll().orderBy('account').execute(),
});

it('R-PERM-014 seeding again changes nothing, not even what an administrator has changed', async () => {
  await database.db.deleteFrom('role_sign').where('sign', '=', 'account:bind').execute();
  const before = await everything();
  await seed(database.db, { demo: true });
  expect(await everything()).toEqual(before);
  expect(before.roles.map((role) => role.key)).toEqual(['admin', 'editor', 'guest-writer', 'scheduler']);
  expect(before.categories[0]?.id).toBe('国际');
  expect(before.credentials).toHaveLength(demoAccounts.length);
});

it('a demonstration account that was deleted does not come back', async () => {
  await database.db.deleteFrom('credential').where('account', '=', 'admin').execute();
  const before = await everything();
  await seed(database.db, { demo: true });
  expect(await everything()).toEqual(before);
});

it('a real installation gets no account that everybody knows', async () => {
  await database.db.deleteFrom('credential').execute();
  await seed(database.db, { demo: false });
  expect((await everything()).credentials).toEqual([]);
});
