// Whoever lost what he held records nothing and removes nothing of the other's; whoever holds it removes what the dead left, and names the true source.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { VideoProperties } from '@herald/contract/video.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { composeConvertedKey } from './compose-converted-key.ts';
import { holdUpload } from './hold-upload.ts';
import { recordConverted } from './record-converted.ts';
import { recordStored } from './record-stored.ts';
import { signUpload } from './sign-upload.ts';
import { claimConversion, insertConversion, type Conversion } from './store/conversions.ts';
import { findFile, insertFile, type KeptFile } from './store/files.ts';
import { claimUpload } from './store/held-uploads.ts';

let world: TestContext;
let maya: TestActor;
let folder = '';

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-holds-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const md5Of = (said: string) => createHash('md5').update(said).digest('hex');
const sha256Of = (said: string) => createHash('sha256').update(said).digest('hex');
const owner = () => ({ ownerId: maya.personId, departmentId: maya.departmentId });
const properties: VideoProperties = {
  container: 'mov',
  durationSeconds: 1,
  bitRate: null,
  streams: 1,
  picture: null,
  sound: null,
};

const store = (key: string, said: string) =>
  world.context.files.write(key, Readable.from([Buffer.from(said)]), said.length);
/** Null where nothing is. */
async function stored(key: string): Promise<string | null> {
  const { files } = world.context;
  return (await files.size(key)) === null ? null : text(await files.read(key));
}

/** A film that was kept as other bytes than were sent. */
async function keepFilm(said: string): Promise<KeptFile> {
  const key = `${sha256Of(said).slice(0, 40)}.mp4`;
  const row = { key, name: 'a.mp4', mimeType: 'video/mp4', width: null, height: null };
  const written = await store(key, `kept ${said}`);
  const uid = await insertFile(world.context.db, owner(), {
    ...row,
    ...written,
    sentMd5: md5Of(said),
    sentBytes: said.length,
  });
  return { ...row, ...written, uid: uid ?? '', properties: null };
}

/** Held at its attempt of this number. */
async function hold(source: KeptFile, attempts = 1): Promise<{ row: Conversion; holder: string }> {
  const need = { longSide: 1_920, shortSide: 1_080, atMostBytes: 1_000_000 };
  const wanted = { ...owner(), fileKey: source.key, sha256: source.sha256, need, needName: 'plain' };
  const { db } = world.context;
  const made = await db.transaction().execute((tx) => insertConversion(tx, wanted));
  const id = made?.id ?? '';
  await db
    .updateTable('conversion')
    .set({ attempts: attempts - 1 })
    .where('id', '=', id)
    .execute();
  const holder = randomUUID();
  const row = await claimConversion(db, id, { holder, leaseMs: 10_000 });
  if (!row) throw new Error('it is not held');
  return { row, holder };
}

async function record(held: { row: Conversion; holder: string }, source: KeptFile, said: string) {
  const path = join(folder, said);
  await writeFile(path, said);
  await recordConverted(world.context, { ...held, source }, { path, properties });
  const key = composeConvertedKey(held.row.id, held.row.attempts);
  return { key, kept: await findFile(world.context.db, key) };
}

const conversionOf = (id: string) =>
  world.context.db.selectFrom('conversion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('what a conversion made', () => {
  it('is of what was sent first, also where it was made from a conversion', async () => {
    const film = await keepFilm('as it was sent');
    const first = await record(await hold(film), film, 'converted');
    if (!first.kept) throw new Error('nothing was kept');
    const second = await record(await hold(first.kept), first.kept, 'converted again');
    const rows = await world.context.db
      .selectFrom('file')
      .select(['key', 'source_md5'])
      .where('key', 'in', [first.key, second.key])
      .execute();
    expect(new Map(rows.map((row) => [row.key, row.source_md5]))).toEqual(
      new Map([first.key, second.key].map((key) => [key, md5Of('as it was sent')])),
    );
  });

  it('is not recorded, and not left, by whoever lost it meanwhile', async () => {
    const film = await keepFilm('of two workers');
    const held = await hold(film);
    const { key, kept } = await record({ ...held, holder: randomUUID() }, film, 'too late');
    expect([kept, await stored(key)]).toEqual([undefined, null]);
    expect(await conversionOf(held.row.id)).toMatchObject({ state: 'Transcoding', result_key: null });
  });

  it('takes the place of what workers left who died over it', async () => {
    const film = await keepFilm('of three workers');
    const held = await hold(film, 3);
    const [one, two] = [1, 2].map((attempt) => composeConvertedKey(held.row.id, attempt));
    for (const key of [one, two]) await store(key ?? '', 'left by the dead');
    const { key } = await record(held, film, 'made at last');
    const all = await Promise.all([one, two, key].map((each) => stored(each ?? '')));
    expect(all).toEqual([null, null, 'made at last']);
    expect(await conversionOf(held.row.id)).toMatchObject({ state: 'TranscodeSuccess', result_key: key });
  });
});

describe('an upload', () => {
  it('that another holds by now is not recorded by whoever held it before', async () => {
    const { db } = world.context;
    const { key } = await signUpload(world.context, maya, { name: 'a.png', size: 9 });
    const upload = await claimUpload(db, key);
    if (!upload) throw new Error('it is not held');
    const holding = holdUpload(world.context, upload);
    const written = await store(key, 'a picture');
    await db.updateTable('upload').set({ used_at: now }).where('key', '=', key).execute();
    const sent = { sentMd5: written.md5, sentBytes: written.sizeBytes };
    const row = { key, name: 'a.png', mimeType: 'image/png', ...written, ...sent, width: 1, height: 1 };
    expect(await recordStored(world.context, upload, { row, holding })).toBeNull();
    expect([await findFile(db, key), await stored(key)]).toEqual([undefined, 'a picture']);
    const materials = await db.selectFrom('material').select('id').where('file_key', '=', key).execute();
    expect(materials).toEqual([]);
  });
});
