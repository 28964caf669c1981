// Two rows of one username become one person: what went over can be used where it came, what is scheduled stays, and no right comes back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBefore, type TestBefore } from './test-before.ts';

type Named = Readonly<Record<'id', string>>;
let old: TestBefore;
/** By the older address in Radio, by the newer in the newsroom. */
let rob: string;
let robNow: string;
let radio: string;
let newsroom: string;

const idOf = async (text: string, values: readonly unknown[] = []) =>
  (await old.query<Named>(`${text} returning id`, values))[0]?.id ?? '';
const person = (account: string, host: string, department: string, created: string) =>
  idOf(
    `insert into person (account, name, department_id, issuer, subject, created_at) values ($1, $1, $2, $3, 'rob', $4)`,
    [account, department, `https://${host}/oidc`, created],
  );
const signedIn = (id: string) =>
  old.query(
    `insert into session (person_id, access_hash, access_until, refresh_hash) values ($1, gen_random_uuid(), now(), gen_random_uuid())`,
    [id],
  );
const plays = (id: string, ...roles: string[]) =>
  old.query('insert into person_role select $1, id from role where key = any ($2)', [id, roles]);
async function file(department: string, letter: string): Promise<string> {
  const key = `${letter.repeat(40)}.png`;
  await old.query(
    `insert into file (key, owner_id, department_id, name, mime_type, size_bytes, md5, sent_md5, sent_bytes, sha256)
     values ($1, $2, $3, $1, 'image/png', 1, $1, $1, 1, $1)`,
    [key, department === radio ? rob : robNow, department],
  );
  return key;
}
const draft = (title: string, department: string, { carries = '', status = 1 } = {}) =>
  old.query(
    `insert into draft (owner_id, department_id, title, content, status) values ($1, $2, $3, $4, $5)`,
    [robNow, department, title, { url: `/prod-api/media/${carries}` }, status],
  );
const material = (owner: string, department: string, key: string, isDeleted = false) =>
  old.query(
    `insert into material (owner_id, department_id, file_key, title, deleted_at) values ($1, $2, $3, $3, case when $4 then now() end)`,
    [owner, department, key, isDeleted],
  );
const channelAccount = (department: string, external: string) =>
  idOf(
    `insert into channel_account (channel_id, external_id, name, screen_name, owner_id, department_id, access)
     values (31, $1, $1, $1, $2, $3, 'named')`,
    [external, rob, department],
  );

beforeAll(async () => {
  old = await testBefore('0083-people-of-this-house.sql');
  [radio, newsroom] = await Promise.all(
    ['Radio', 'Newsroom'].map((name) => idOf('insert into department (name) values ($1)', [name])),
  ).then(([one = '', two = '']) => [one, two]);
  await old.query(
    "insert into credential (account, password_hash, name, department) values ('rob', '', 'Rob', 'Radio')",
  );
  for (const key of ['admin', 'editor', 'guest-writer'])
    await old.query('insert into role (key, name) values ($1, $1) on conflict do nothing', [key]);
  rob = await person('rob', 'old.example.org', radio, '2026-01-01');
  robNow = await person('rob-1', 'new.example.org', newsroom, '2026-02-01');
  const never = await person('rob-2', 'third.example.org', newsroom, '2026-03-01');
  for (const id of [rob, robNow]) await signedIn(id);
  await plays(rob, 'admin', 'editor');
  await plays(robNow, 'editor', 'guest-writer');
  await plays(never, 'guest-writer');
});
afterAll(() => old.end());

it('nothing is lost, nothing comes back that was taken, and what is to go out stays with its department', async () => {
  const [cover, source, held, both, taken] = [
    await file(newsroom, 'a'),
    await file(newsroom, 'b'),
    await file(newsroom, 'c'),
    await file(newsroom, 'd'),
    await file(newsroom, 'e'),
  ];
  const theirs = await file(radio, 'f');
  await old.query(
    `insert into drawn_picture (file_key, department_id, source_key, source_sha256, recipe) values ($1, $2, $3, $3, 'part')`,
    [cover, newsroom, source],
  );
  await draft('Goes over', newsroom, { carries: cover });
  await draft('Scheduled there', newsroom, { status: 6 });
  await draft('Scheduled here', radio, { status: 6 });
  for (const key of [held, both]) await material(robNow, newsroom, key);
  await material(rob, radio, both, true);
  await material(robNow, newsroom, taken, true);
  for (const owner of [rob, robNow]) await material(owner, owner === rob ? radio : newsroom, theirs);
  const [here, there] = [await channelAccount(radio, 'here'), await channelAccount(newsroom, 'there')];
  for (const account of [here, there])
    await old.query('insert into account_person (account_id, person_id, authorised_by) values ($1, $2, $3)', [
      account,
      robNow,
      rob,
    ]);

  await old.migrate();

  const drafts = await old.query('select title, owner_id, department_id from draft order by title');
  expect(drafts).toEqual([
    { title: 'Goes over', owner_id: rob, department_id: radio },
    { title: 'Scheduled here', owner_id: rob, department_id: radio },
    { title: 'Scheduled there', owner_id: robNow, department_id: newsroom },
  ]);
  const library = await old.query(
    `select file_key, owner_id, department_id, deleted_at is not null as deleted from material order by file_key`,
  );
  const of = { owner_id: rob, department_id: radio };
  expect(library).toEqual([
    { file_key: held, ...of, deleted: false },
    { file_key: both, ...of, deleted: false },
    { file_key: taken, ...of, deleted: true },
    { file_key: theirs, ...of, deleted: false },
  ]);
  const granted = await old.query('select file_key, department_id from file_grant order by file_key');
  expect(granted).toEqual(
    [cover, source, held, both, taken].map((file_key) => ({ file_key, department_id: radio })),
  );
  const roles = await old.query(
    'select key from person_role join role on role.id = role_id where person_id = $1',
    [rob],
  );
  expect(roles).toEqual([{ key: 'editor' }]);
  const named = await old.query('select account_id, person_id from account_person');
  expect(named).toEqual([{ account_id: here, person_id: rob }]);
});
