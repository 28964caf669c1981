// A newsroom of the first version is brought to this one: what was live stays live, what waits goes on waiting, and the product reads it all.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seed } from './seed/seed.ts';
import { openDatabase, type Database } from './client.ts';
import { migrate } from './migrate.ts';

const first = '0001-the-house.sql';
const name = `upgrade_${randomBytes(6).toString('hex')}`;
const id = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`;
const content = JSON.stringify({
  title: '老港口',
  channel: '国际',
  accountIds: [id('4')],
  blocks: [{ type: 'text', text: 'The old harbour', dataContent: '' }],
});
const post = JSON.stringify({
  title: '老港口',
  text: 'The old harbour',
  images: [],
  video: null,
  link: null,
  cover: null,
});
let admin: pg.Client;
let old: pg.Client;
let db: Database;

beforeAll(async () => {
  const url = inject('heraldDatabase');
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const mine = url.replace(/\/[^/]*$/, `/${name}`);
  await migrate(mine, [first]);
  old = new pg.Client({ connectionString: mine });
  await old.connect();
  db = openDatabase(mine, () => undefined, 1);
  await old.query(`
    insert into department (id, name) values ('${id('1')}', 'Desk');
    insert into person (id, account, name, department_id) values ('${id('2')}', 'maya', 'Maya', '${id('1')}');
    insert into channel_account (id, channel_id, external_id, name, screen_name, owner_id, department_id)
      values ('${id('4')}', 31, 'page-1', 'Herald', 'herald', '${id('2')}', '${id('1')}');
    insert into account_token (account_id, sealed) values ('${id('4')}', 'v1.x.y');
    insert into account_lane (account_id) values ('${id('4')}');
  `);
  await old.query(
    `insert into package (id, owner_id, department_id, title, category, content, content_hash)
     values ($1, $2, $3, '老港口', '国际', $4, 'h')`,
    [id('5'), id('2'), id('1'), content],
  );
  for (const [which, due] of [
    ['6', '2026-01-01T00:00:00Z'],
    ['7', '2036-01-01T00:00:00Z'],
  ] as const)
    await old.query(
      `insert into publication (id, package_id, account_id, channel_id, requested_by, department_id, content_version, repeat_no,
         title, post, fingerprint, due_at, expires_at)
       values ($1, $2, $3, 31, $4, $5, 1, $6, '老港口', $7, 'f', $8, '2036-02-01T00:00:00Z')`,
      [id(which), id('5'), id('4'), id('2'), id('1'), Number(which), post, due],
    );
  for (const state of ['preparing', 'inflight', 'published']) {
    if (state === 'inflight')
      await old.query(
        `insert into attempt (publication_id, n, fence, request_fingerprint, client_key, send_deadline_at)
         values ($1, 1, 0, 'f', 'k', herald_now() + interval '10 seconds')`,
        [id('6')],
      );
    const attempts = state === 'preparing' ? 0 : 1;
    await old.query(
      "update publication set state = $2::text, attempt_no = $3, external_id = case $2::text when 'published' then 'p1' end where id = $1",
      [id('6'), state, attempts],
    );
  }
});
afterAll(async () => {
  await db.destroy();
  await old.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('runs every migration since, keeps what was live and what waited with its history, and is seeded as a new one is', async () => {
  const mine = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
  expect((await migrate(mine)).length).toBeGreaterThan(30);
  expect(await migrate(mine)).toEqual([]);
  await seed(db, { demo: true });
  const standing = await db
    .selectFrom('publication')
    .select(['id', 'state', 'external_id'])
    .orderBy('id')
    .execute();
  expect(standing).toEqual([
    { id: id('6'), state: 'published', external_id: 'p1' },
    { id: id('7'), state: 'scheduled', external_id: null },
  ]);
  const told = await db
    .selectFrom('event')
    .select('to_state')
    .where('publication_id', '=', id('6'))
    .orderBy('seq')
    .execute();
  expect(told.map(({ to_state: to }) => to)).toEqual(['scheduled', 'preparing', 'inflight', 'published']);
  // Versions are kept since; of what was there before the one that stands is the first.
  const versions = await db.selectFrom('package_version').select('package_id').execute();
  expect(versions).toEqual([{ package_id: id('5') }]);
  await expect(
    old.query(`update publication set state = 'scheduled' where id = '${id('6')}'`),
  ).rejects.toThrow('may not go from published to scheduled');
});
