// What is asked often is planned once a connection, and a change of the tables is got over by itself.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from './client.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const readMenu = (db: Executor, name: string) =>
  db.selectFrom('menu_entry').selectAll().where('name', '=', name).execute();

async function plansOf(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).filter((text) => text.includes('"menu_entry"'));
}

test('a statement is planned by itself at first, and kept once it is asked again and again', async () => {
  await database.db.connection().execute(async (db) => {
    await readMenu(db, 'menu.brakes');
    expect(await plansOf(db)).toEqual([]);
    for (let time = 0; time < 6; time += 1) await readMenu(db, 'menu.brakes');
    expect(await plansOf(db)).toHaveLength(1);
    expect(await readMenu(db, 'no such entry')).toEqual([]);
  });
});

test('tables that another Herald has migrated cost one failure at most, then all goes on with the new columns', async () => {
  await database.db.connection().execute(async (db) => {
    for (let time = 0; time < 6; time += 1) await readMenu(db, 'menu.brakes');
    await sql`alter table menu_entry add column later int default 7`.execute(db);
    const tries = [];
    for (let time = 0; time < 3; time += 1)
      tries.push(await readMenu(db, 'menu.brakes').catch((error: unknown) => String(error)));
    expect(tries.filter((one) => typeof one === 'string').length).toBeLessThanOrEqual(1);
    expect(tries.at(-1)).toMatchObject([{ name: 'menu.brakes', later: 7 }]);
  });
});
