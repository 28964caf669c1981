// A newsroom that was there before the library: its uploads become materials, what names them is known, its menu gets the page.
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const library = '0033-the-material-library.sql';
const name = `backfill_${randomBytes(6).toString('hex')}`;
const [picture, film, made, unused] = ['a.png', 'b.mp4', 'c.mp4', 'd.png'].map(
  (key) => `${(key[0] ?? '').repeat(40)}.${key.slice(2)}`,
);
let admin: pg.Client;
let old: pg.Client;

async function run(file: string): Promise<void> {
  await old.query(await readFile(new URL(file, folder), 'utf8'));
}

beforeAll(async () => {
  const url = inject('heraldDatabase');
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  old = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, `/${name}`) });
  await old.connect();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const file of files.slice(0, files.indexOf(library))) await run(file);
});
afterAll(async () => {
  await old.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('files of before are materials of their senders, but for what conversions made; drafts and packages name them', async () => {
  await old.query(`
    insert into department (id, name) values ('00000000-0000-0000-0000-00000000000d', 'Desk');
    insert into person (id, account, name, department_id)
      values ('00000000-0000-0000-0000-00000000000a', 'maya', 'Maya', '00000000-0000-0000-0000-00000000000d');
    insert into menu_entry (name, url, sort) values
      ('menu.myDrafts', '/api/content/contentList/myDraft/list', 1), ('menu.myContent', '/mine', 2);
  `);
  const file = (key = '', given = '', deleted = false) =>
    old.query(
      `insert into file (key, owner_id, department_id, name, mime_type, size_bytes, md5, sha256, sent_md5, sent_bytes, deleted_at)
       select $1, person.id, department_id, $2, 'x/y', 1, 'm', 'h', 'm', 1, case when $3 then now() end from person`,
      [key, given, deleted],
    );
  await file(picture, '港口.at.noon.png');
  await file(film, '.mp4');
  await file(made, 'made.mp4');
  await file(unused, 'gone.png', true);
  await old.query(
    `insert into conversion (owner_id, department_id, file_key, sha256, need, need_name, state, result_key)
     select id, department_id, $1, 'h', '{}', 'n', 'TranscodeSuccess', $2 from person`,
    [film, made],
  );
  const content = JSON.stringify({
    cover: `/prod-api/media/${picture}`,
    media: [{ url: `/prod-api/media/${made}` }],
  });
  await old.query(
    `insert into draft (owner_id, department_id, title, content, status)
     select id, department_id, 'kept', $1::jsonb, 1 from person union all
     select id, department_id, 'deleted', $1::jsonb, 9 from person`,
    [content],
  );
  await run(library);
  const materials = await old.query('select title, file_key as key from material order by title');
  expect(materials.rows).toEqual([
    { title: '.mp4', key: film },
    { title: '港口.at.noon', key: picture },
  ]);
  const uses = await old.query('select file_key as key, kind from file_use order by file_key');
  expect(uses.rows).toEqual([
    { key: picture, kind: 'draft' },
    { key: made, kind: 'draft' },
  ]);
  const menu = await old.query('select name from menu_entry order by sort');
  expect(menu.rows.map((row) => row.name)).toEqual(['menu.myDrafts', 'menu.myMaterials', 'menu.myContent']);
});
