// A backup of a store that is not whole: all that is whole is kept, what is not is named, and a run that fails leaves nothing behind.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isEmptyDatabase } from '../db/copy-in.ts';
import { openDisk } from '../files/disk.ts';
import { StoreAway, type Files } from '../files/files.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { backUp, type World } from './back-up.ts';
import { readManifest } from './manifest.ts';
import { filePlace } from './places.ts';
import { restoreBackup } from './restore-backup.ts';

const parent = mkdtempSync(join(tmpdir(), 'herald-damaged-'));
const [whole, altered, unread, gone] = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(40)}.png`);
const keys = [whole, altered, unread, gone].filter((key) => key !== undefined);
const databases: string[] = [];
const quiet = () => undefined;
let room: Newsroom;
let world: World;

async function order(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('heraldDatabase') });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** As a disk answers whose sectors have gone bad under one file. */
const failing = (of: string | undefined, error: Error): Files => ({
  ...world.files,
  read: async (key, range) =>
    key === of
      ? Readable.from(
          (async function* () {
            yield Buffer.from('a pi');
            throw error;
          })(),
        )
      : world.files.read(key, range),
});
const bad = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });

async function emptyWorld(): Promise<World> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await order(`create database ${name}`);
  databases.push(name);
  const dataFolder = join(parent, name);
  const databaseUrl = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
  return { databaseUrl, dataFolder, files: openDisk(dataFolder, quiet) };
}

function command(args: readonly string[], { databaseUrl, dataFolder }: World) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { DATABASE_URL: databaseUrl, HERALD_DATA: dataFolder },
    encoding: 'utf8',
  });
}

async function keepFile(key: string): Promise<void> {
  const { context, maya } = room;
  const { sha256, md5, sizeBytes } = await context.files.write(
    key,
    Readable.from([Buffer.from('a picture')]),
    99,
  );
  const owner = { owner_id: maya.personId, department_id: maya.departmentId };
  const as = { name: 'bells.png', mime_type: 'image/png', size_bytes: sizeBytes, md5, sha256 };
  const row = { key, ...owner, ...as, sent_md5: md5, sent_bytes: sizeBytes };
  await context.db.insertInto('file').values(row).execute();
}

beforeAll(async () => {
  room = await testNewsroom();
  const { files, config } = room.context;
  for (const key of keys) await keepFile(key);
  world = { databaseUrl: room.url, dataFolder: config.dataFolder, files };
  const path = files.localPath;
  if (!path) throw new Error('no disk');
  writeFileSync(path(altered ?? ''), 'a pictur3');
  rmSync(path(gone ?? ''));
});
afterAll(async () => {
  await room.close();
  for (const name of databases) await order(`drop database ${name} with (force)`);
  rmSync(parent, { recursive: true, force: true });
});

it('goes on with all that is whole; the damaged and the missing are in the manifest and not in the folder, and a restore names them', async () => {
  const folder = join(parent, 'kept');
  const store = { ...world, files: failing(unread, bad) };
  const made = await backUp(store, { folder, withKey: true, say: quiet });
  expect(made).toMatchObject({ damaged: [altered, unread], missing: [gone] });
  expect(made.files.map(({ key }) => key)).toEqual([whole]);
  expect(await readManifest(folder)).toEqual(made);
  expect(keys.filter((key) => existsSync(filePlace(folder, key)))).toEqual([whole]);

  const there = await emptyWorld();
  const said: string[] = [];
  await restoreBackup(there, { folder, say: (line) => void said.push(line) });
  expect(said.filter((line) => line.includes('is not there'))).toEqual([
    `${gone} is not there: it was missing when the backup was made`,
    `${altered} is not there: it was damaged when the backup was made`,
    `${unread} is not there: it was damaged when the backup was made`,
  ]);
  expect(await there.files.size(whole ?? '')).toBe(9);
}, 60_000);

it('what was spoilt in the backup since is named and left out, all else comes back, and the command ends with 3', async () => {
  const folder = join(parent, 'spoilt');
  const more = ['e', 'f', 'g', 'h', 'i'].map((letter) => `${letter.repeat(40)}.png`);
  for (const key of more) await keepFile(key);
  await backUp(world, { folder, withKey: true, say: quiet });
  const [changed = '', longer = '', cut = '', lost = '', shut = ''] = more.map((key) =>
    filePlace(folder, key),
  );
  writeFileSync(changed, 'a pictur3');
  appendFileSync(longer, 'x');
  writeFileSync(cut, 'a pic');
  rmSync(lost);
  rmSync(shut);
  mkdirSync(shut);
  const there = await emptyWorld();
  const { status, stderr } = command(['restore', '--from', folder], there);
  expect(status).toBe(3);
  const lines = stderr.trim().split('\n');
  expect(lines.filter((line) => line.endsWith('is not there: it is damaged in the backup'))).toEqual(
    more.map((key) => `${key} is not there: it is damaged in the backup`),
  );
  expect(lines.at(-1)).toBe('Files that are not there: 7, named above. All else is whole.');
  for (const key of more) expect(await there.files.size(key)).toBeNull();
  expect(await there.files.size(whole ?? '')).toBe(9);
}, 60_000);

it.each([
  ['another', (key: string) => writeFileSync(key, Buffer.alloc(32, 7).toString('base64')), {}],
  ['cut, in an older backup', (key: string) => writeFileSync(key, 'abc'), { keySha256: undefined }],
  ['gone, in an older backup', (key: string) => rmSync(key), { keySha256: undefined }],
])(
  'a key that is %s keeps nothing else from coming back, and is named; nor does a store that outlived its database',
  async (how, spoil, older) => {
    const folder = join(parent, `key-${how.slice(0, 4).trim()}`);
    const manifest = await backUp(world, { folder, withKey: true, say: quiet });
    spoil(join(folder, 'vault.key'));
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, ...older }));
    const there = await emptyWorld();
    await there.files.write(whole ?? '', Readable.from([Buffer.from('a pictur3')]), 9);
    const said: string[] = [];
    const restored = await restoreBackup(there, { folder, say: (line) => void said.push(line) });
    expect(restored).toMatchObject({ hasKey: false, lacking: expect.arrayContaining(['vault.key']) });
    expect(said.at(-1)).toMatch(
      /^vault.key is not there: it is damaged in the backup. Put the right one at /,
    );
    expect(existsSync(join(there.dataFolder, 'vault.key'))).toBe(false);
    expect(Buffer.from(await there.files.readWhole(whole ?? '')).toString()).toBe('a picture');
  },
  60_000,
);

it('a backup of a newer Herald is refused as that, before anything is written', async () => {
  const folder = join(parent, 'newer');
  const manifest = await backUp(world, { folder, withKey: true, say: quiet });
  const migrations = [...manifest.migrations, '9999-of-tomorrow.sql'];
  writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, migrations }));
  const there = await emptyWorld();
  const { status, stderr } = command(['restore', '--from', folder], there);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The backup in \S+ was made by a newer Herald \(9999-of-tomorrow\.sql\)/),
  ]);
  const written = existsSync(there.dataFolder) ? readdirSync(there.dataFolder, { recursive: true }) : [];
  expect(written.filter((name) => /\.(png|key|json)$/.test(String(name)))).toEqual([]);
  await expect(isEmptyDatabase(there.databaseUrl)).resolves.toBe(true);
}, 60_000);

it('the command names them last and ends with 3', () => {
  const { status, stderr } = command(['backup', '--without-key', '--out', join(parent, 'told')], world);
  expect(status).toBe(3);
  expect(stderr.trim().split('\n').slice(-4)).toEqual([
    `${gone} is named by a row and is not in the store`,
    `${altered} is damaged in the store: it is not what was uploaded`,
    `Kept in ${join(parent, 'told')}.`,
    'Files that are not in it: 2, named above and in backup.json. All else is whole.',
  ]);
}, 60_000);

it.each([
  ['a store that is away', { files: () => failing(whole, new StoreAway('no answer')) }, 'no answer'],
  ['no key to keep', { dataFolder: () => join(parent, 'nowhere') }, 'vault.key'],
  ['no database', { databaseUrl: () => 'postgres://nobody@127.0.0.1:1/none' }, 'ECONNREFUSED'],
])(
  'with %s it fails, leaves no folder behind, and the next run may have its name',
  async (_what, less, why) => {
    const folder = join(parent, 'new', 'again');
    const broken = {
      ...world,
      ...Object.fromEntries(Object.entries(less).map(([name, of]) => [name, of()])),
    };
    await expect(backUp(broken, { folder, withKey: true, say: quiet })).rejects.toThrow(why);
    expect(readdirSync(join(parent, 'new'))).toEqual([]);
    await backUp(world, { folder, withKey: true, say: quiet });
    rmSync(folder, { recursive: true });
  },
);

it('stopped in the middle it leaves nothing behind either', async () => {
  const folder = join(parent, 'stopped');
  const stop = new AbortController();
  const files: Files = {
    ...world.files,
    read: async (key) => {
      stop.abort(new Error('Stopped.'));
      return world.files.read(key);
    },
  };
  const wanted = { folder, withKey: true, say: quiet, signal: stop.signal };
  await expect(backUp({ ...world, files }, wanted)).rejects.toThrow('Stopped.');
  expect(existsSync(folder)).toBe(false);
});

it('of a folder that another run was killed over it says that it is no whole backup, and leaves it as it is', async () => {
  const folder = join(parent, 'killed');
  mkdirSync(join(folder, 'tables'), { recursive: true });
  const run = backUp(world, { folder, withKey: true, say: quiet });
  await expect(run).rejects.toThrow('no whole backup. Name a new folder, or remove it.');
  expect(readdirSync(folder)).toEqual(['tables']);
});
