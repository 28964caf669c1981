// People known by the address of their house, of before: they become the house's own, each once, and nobody who was shut out is let in by it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBefore, type TestBefore } from './test-before.ts';

const first = 'http://127.0.0.1:8080/oidc';
const second = 'https://herald.example.org/oidc';
let old: TestBefore;
let born = 0;

type Row = { account: string; issuer: string; subject: string; status?: string; deleted?: boolean };

/** Each a day younger than the one before. */
async function person({ account, issuer, subject, status = 'enabled', deleted = false }: Row) {
  const rows = await old.query<{ id: string }>(
    `insert into person (account, name, department_id, issuer, subject, status, created_at, deleted_at)
     select $1, $1, id, $2, $3, $4, '2026-01-01'::timestamptz + make_interval(days => $5), case when $6 then now() end
     from department returning id`,
    [account, issuer, subject, status, (born += 1), deleted],
  );
  return rows[0]?.id ?? '';
}

async function signsIn(id: string) {
  await old.query(
    `insert into session (person_id, access_hash, access_until, refresh_hash) values ($1, gen_random_uuid(), now(), gen_random_uuid())`,
    [id],
  );
  await old.query(
    `insert into provider_record (model, id, payload) select 'Session', gen_random_uuid(), json_build_object('accountId', subject)
     from person where id = $1`,
    [id],
  );
}

beforeAll(async () => {
  old = await testBefore('0083-people-of-this-house.sql');
  await old.query("insert into department (name) values ('Desk')");
  for (const account of ['alone', 'twice', 'shut', 'again', 'unused', 'gone', 'apereo'])
    await old.query(
      "insert into credential (account, password_hash, name, department) values ($1, '', $1, 'Desk')",
      [account],
    );
});
afterAll(() => old.end());

it('of each account the oldest that somebody was; who was disabled or deleted under one address is so under all; of others nobody', async () => {
  const twice = await person({ account: 'twice', issuer: first, subject: 'twice' });
  const shut = await person({ account: 'shut', issuer: first, subject: 'shut', status: 'disabled' });
  await person({ account: 'unused', issuer: first, subject: 'unused' });
  const gone = await person({
    account: 'gone~1',
    issuer: first,
    subject: 'gone',
    status: 'disabled',
    deleted: true,
  });
  await person({ account: 'alone', issuer: first, subject: 'alone' });
  const twiceNow = await person({ account: 'twice-1', issuer: second, subject: 'twice' });
  const shutNow = await person({ account: 'shut-1', issuer: second, subject: 'shut' });
  const unusedNow = await person({ account: 'unused-1', issuer: second, subject: 'unused' });
  const goneNow = await person({ account: 'gone', issuer: second, subject: 'gone' });
  await person({ account: 'theirs', issuer: 'https://id.example.org/oidc', subject: '7f3a' });
  await person({ account: 'cas', issuer: 'https://cas.example.org', subject: 'alone' });
  // Of a provider of its own, whose subjects are usernames too.
  await person({ account: 'apereo', issuer: 'https://sso.example.org/cas/oidc', subject: 'apereo' });
  for (const id of [twice, shut, gone, twiceNow, shutNow, unusedNow, goneNow]) await signsIn(id);

  const draftOf = (id: string) =>
    old.query(
      "insert into draft (owner_id, department_id, title, content) select $1::uuid, id, $1::text, '{}' from department",
      [id],
    );
  for (const id of [twice, twiceNow, gone]) await draftOf(id);

  await old.migrate();

  const known = await old.query<{ account: string; status: string }>(
    "select account, status from person where issuer = 'embedded' order by account",
  );
  expect(known).toEqual([
    { account: 'alone', status: 'enabled' },
    { account: 'gone', status: 'disabled' },
    { account: 'shut', status: 'disabled' },
    { account: 'twice', status: 'enabled' },
    { account: 'unused-1', status: 'enabled' },
  ]);
  const drafts = await old.query<{ title: string; owner_id: string }>('select title, owner_id from draft');
  expect(new Map(drafts.map((row) => [row.title, row.owner_id]))).toEqual(
    new Map([
      [twice, twice],
      [twiceNow, twice],
      [gone, gone],
    ]),
  );
  const others = await old.query("select 1 from person where issuer <> 'embedded'");
  expect(others).toHaveLength(7);
  const signedIn = await old.query<{ account: string }>(
    'select account from session join person on person.id = person_id where ended_at is null order by account',
  );
  expect(signedIn.map(({ account }) => account)).toEqual(['twice', 'unused-1']);
  const remembered = await old.query<{ account: string }>(
    "select distinct payload ->> 'accountId' as account from provider_record order by 1",
  );
  expect(remembered.map(({ account }) => account)).toEqual(['twice', 'unused']);
});
