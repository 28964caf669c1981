// A backup restored into an empty place is the same newsroom: every row, every file, every rule of the database.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDisk } from '../files/disk.ts';
import { migrate } from '../db/migrate.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { backUp, type World } from './back-up.ts';
import { restoreBackup } from './restore-backup.ts';

const parent = mkdtempSync(join(tmpdir(), 'herald-backup-'));
const said: string[] = [];
const say = (line: string) => void said.push(line);
const databases: string[] = [];
let room: Newsroom;
let world: World;
let folder = '';

const ask = async <T extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
};

async function emptyWorld(): Promise<World> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await ask(inject('heraldDatabase'), `create database ${name}`);
  databases.push(name);
  const dataFolder = join(parent, name);
  return {
    databaseUrl: inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`),
    dataFolder,
    files: openDisk(dataFolder, () => undefined),
  };
}

/** What every table holds, whatever order it lies in. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' order by 1",
  );
  const held: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await ask<{ held: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as held from ${name} t`,
    );
    held[name] = row?.held ?? '';
  }
  return held;
}

const rulesOf = async (url: string) =>
  ask(
    url,
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as rule, convalidated::text as state from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
  );

beforeAll(async () => {
  room = await testNewsroom();
  const account = await room.account('facebook');
  await room.advance(await room.publish(account, 'The bells of the old town, "quoted"\tand\\tabbed\n港口'));
  const key = `${'b'.repeat(40)}.png`;
  const { sha256, md5, sizeBytes } = await room.context.files.write(
    key,
    Readable.from([Buffer.from('a picture')]),
    99,
  );
  const { personId, departmentId } = room.maya;
  const mine = [key, personId, departmentId, sizeBytes, md5, sha256];
  await ask(
    room.url,
    `insert into file (key, owner_id, department_id, name, mime_type, size_bytes, md5, sha256, sent_md5, sent_bytes)
     values ($1, $2, $3, 'bells.png', 'image/png', $4, $5, $6, $5, $4)`,
    mine,
  );
  world = { databaseUrl: room.url, dataFolder: room.context.config.dataFolder, files: room.context.files };
  folder = join(parent, 'kept');
  await backUp(world, { folder, withKey: true, say });
});
afterAll(async () => {
  await room.close();
  for (const name of databases) await ask(inject('heraldDatabase'), `drop database ${name} with (force)`);
  rmSync(parent, { recursive: true, force: true });
});

it('every row, file and rule is as it was, tokens open, and the guards of the database hold again', async () => {
  const there = await emptyWorld();
  await restoreBackup(there, { folder, say });
  const { pause: held, ...rows } = await rowsOf(there.databaseUrl);
  const { pause: free, ...kept } = await rowsOf(world.databaseUrl);
  expect(rows).toEqual(kept);
  // But for the pause of the restore, though nothing waits there.
  expect([free, held]).toEqual(['0 ', expect.stringMatching(/^1 /)]);
  expect(await rulesOf(there.databaseUrl)).toEqual(await rulesOf(world.databaseUrl));
  const key = `${'b'.repeat(40)}.png`;
  expect(Buffer.from(await there.files.readWhole(key)).toString()).toBe('a picture');
  expect(readFileSync(join(there.dataFolder, 'vault.key'))).toEqual(
    readFileSync(join(world.dataFolder, 'vault.key')),
  );
  // A start takes the folder for its own.
  expect(existsSync(join(there.dataFolder, 'herald.json'))).toBe(true);
  await expect(
    ask(there.databaseUrl, "update publication set state = 'scheduled' where state = 'published'"),
  ).rejects.toThrow('may not go from published to scheduled');
  await expect(migrate(there.databaseUrl)).resolves.toEqual([]);
  // Seven seconds where nobody else is at work.
}, 60_000);

it('the time it was taken is the database’s, by which the times in its rows are', async () => {
  const ahead = 3_600_000;
  await ask(room.url, `update clock set offset_ms = ${ahead}`);
  const { takenAt } = await backUp(world, { folder: join(parent, 'ahead'), withKey: false, say });
  await ask(room.url, 'update clock set offset_ms = 0');
  expect(Date.parse(takenAt) - Date.now()).toBeGreaterThan(ahead / 2);
});

it('nothing is overwritten: a database or a key that is there is refused, and so is a backup’s folder', async () => {
  await expect(restoreBackup(world, { folder, say })).rejects.toThrow('not empty');
  await expect(backUp(world, { folder, withKey: true, say })).rejects.toThrow('is there already');
  const there = await emptyWorld();
  await expect(restoreBackup({ ...there, dataFolder: world.dataFolder }, { folder, say })).rejects.toThrow(
    'vault.key is there already',
  );
});

it('a folder without its manifest is no backup', async () => {
  await expect(restoreBackup(await emptyWorld(), { folder: parent, say })).rejects.toThrow(
    'was not finished',
  );
});
