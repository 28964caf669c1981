// A person's materials over the wire: each upload is one, found by its words, named, described, deleted, restored; nobody else's is there.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { openLibrary, type TestLibrary } from '../../http/test-library.ts';
import { postFile } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { findStored } from './find-stored.ts';

let world: TestContext;
let maya: TestActor;
let colleague: TestActor;
let stranger: TestActor;
let library: TestLibrary;

const edits = ['content:edit'];
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: edits });
  colleague = await testActor(world.context, { department: 'Desk', signs: edits });
  stranger = await testActor(world.context, { department: 'Sport', signs: [...edits, 'content:all'] });
  library = await openLibrary(world.context);
});
afterAll(async () => {
  await library.close();
  await world.close();
});

/** A picture of a new person's own under this name; the person and the material. */
async function withPicture(name = 'Harbour.png') {
  const who = await testActor(world.context, { department: 'Desk', signs: edits });
  const { url } = await keepPicture(who, name);
  const [material] = (await library.list(who)).items;
  if (!material) throw new Error('it is no material');
  return { who, url, material };
}
const keepPicture = async (who: TestActor, name: string) =>
  keepTestFile(world.context, who, {
    name,
    ending: 'png',
    mimeType: 'image/png',
    mediaType: 4,
    bytes: randomBytes(64),
    side: 8,
  });
const titles = async (who: TestActor, query: string) =>
  (await library.list(who, query)).items.map(({ title }) => title);

describe('an upload', () => {
  it('R-API-029 R-LIST-011: is a material of its sender at once, with its record, by whatever way it came', async () => {
    const who = await testActor(world.context, { department: 'Desk', signs: edits });
    const { app, origin } = await openMediaDoors(world.context);
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    await postFile(origin, world.context, { owner: who, name: '港口 noon.png', bytes: png });
    await sleep(5);
    await postFile(origin, world.context, { owner: who, name: 'Bell.mp4', bytes: makeTestVideo(100) });
    await app.close();
    const { items, total } = await library.list(who);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { title: 'Bell', mediaType: 1, type: 'video', name: 'Bell.mp4', durationSeconds: 4, uses: 0 },
      { title: '港口 noon', mediaType: 4, type: 'img', width: 30, height: 20, deleteTime: null },
    ]);
    expect(items[1]?.thumbPic).toBe(items[1]?.url);
    expect(items[0]?.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await library.ask(who, `/query?id=${items[0]?.id}`)).data).toEqual(items[0]);
  });

  it('that need not be sent again is one of whoever meant to send it, and comes first again', async () => {
    const { who: first, material } = await withPicture();
    await keepPicture(first, 'Later.png');
    expect(await titles(first, '')).toEqual(['Later', 'Harbour']);
    const { md5, size } = material;
    await findStored(world.context, first, { name: 'Again.png', size, md5 });
    expect(await titles(first, '')).toEqual(['Harbour', 'Later']);
    const second = await testActor(world.context, { department: 'Desk', signs: edits });
    const found = await findStored(world.context, second, { name: 'Mine.png', size, md5 });
    expect(found?.url).toBe(material.url);
    expect(await titles(second, '')).toEqual(['Mine']);
    expect(await findStored(world.context, stranger, { name: 'a.png', size, md5 })).toBeNull();
    expect((await library.list(stranger)).total).toBe(0);
  });
});

describe('materialUploading', () => {
  it('R-API-032: answers the same id for the same file, keeps what was written, and brings a deleted one back', async () => {
    const { who, url, material } = await withPicture();
    const again = await library.ask(who, '/materialUploading', { url, name: 'x.png', title: 'Other' });
    expect(again.data).toEqual({ id: material.id });
    await library.ask(who, `/delete?id=${material.id}`);
    expect((await library.list(who)).total).toBe(0);
    await library.ask(who, '/materialUploading', { url });
    expect(await titles(who, '')).toEqual(['Harbour']);
  });

  it('R-API-032: takes a colleague’s file by its address, with a title and words of one’s own', async () => {
    const { url, name, md5, size } = await keepTestPicture(world.context, colleague);
    const record = { type: 'img', content: '', url: `${world.context.config.origin}${url}`, name, md5, size };
    const who = await testActor(world.context, { department: 'Desk', signs: edits });
    const { data } = await library.ask(who, '/materialUploading', { ...record, dataContent: 'A dot' });
    expect((await library.list(who)).items).toMatchObject([{ title: 'dot', dataContent: 'A dot', url }]);
    expect(data).toEqual({ id: (await library.list(who)).items[0]?.id });
  });

  it('A01: another department’s file, or none of ours, is not there', async () => {
    const { url } = await keepTestPicture(world.context, maya);
    for (const wrong of [url, 'https://elsewhere.example/a.png', '/prod-api/media/../vault.key', `${url}?x`])
      expect((await library.ask(stranger, '/materialUploading', { url: wrong })).code).toBe(404001);
  });
});

describe('the list', () => {
  it('R-LIST-011 R-LIST-008: is narrowed by type and title, and paged', async () => {
    const who = await testActor(world.context, { department: 'Desk', signs: edits });
    for (const [name, ending, mimeType, mediaType] of [
      ['One.png', 'png', 'image/png', 4],
      ['Two.mp4', 'mp4', 'video/mp4', 1],
      ['Three.mp3', 'mp3', 'audio/mpeg', 2],
    ] as const)
      await keepTestFile(world.context, who, {
        ...{ name, ending, mimeType, mediaType, side: null },
        bytes: randomBytes(32),
      });
    expect(await titles(who, 'type=4')).toEqual(['One']);
    expect(await titles(who, 'type=1')).toEqual(['Two']);
    expect(await titles(who, 'type=2')).toEqual(['Three']);
    for (const none of ['type=3', 'type=5']) expect(await titles(who, none)).toEqual([]);
    for (const every of ['type=', 'type=0']) expect((await library.list(who, every)).total).toBe(3);
    expect(await titles(who, 'page=2&pageSize=2')).toEqual(['One']);
    expect((await library.list(who, 'page=2&pageSize=2')).total).toBe(3);
  });

  it('finds two Chinese characters and an English word, in title, file name or alt text, whatever their case', async () => {
    const { who, material } = await withPicture('上海港口日落.png');
    await keepPicture(who, 'Old lighthouse.png');
    for (const words of ['港口', '日落', '上海港'])
      expect(await titles(who, `title=${encodeURIComponent(words)}`)).toEqual(['上海港口日落']);
    expect(await titles(who, 'title=LIGHT')).toEqual(['Old lighthouse']);
    await library.ask(who, '/update', { id: material.id, title: '封面', dataContent: 'Ships at dusk' });
    expect(await titles(who, 'title=dusk')).toEqual(['封面']);
    expect(await titles(who, `title=${encodeURIComponent('日落.png')}`)).toEqual(['封面']);
    expect(await titles(who, `title=${encodeURIComponent('口港')}`)).toEqual([]);
  });

  it('M09: signs of SQL find only themselves', async () => {
    const { who, material } = await withPicture('plain.png');
    for (const words of ['%', '_', '\\', "'", "' or 1=1 --", '%%', 'pl_in'])
      expect(await titles(who, `title=${encodeURIComponent(words)}`)).toEqual([]);
    await library.ask(who, '/update', { id: material.id, title: "100% _sure\\ 'quoted'" });
    for (const words of ['%', '_', '\\', "'"])
      expect(await titles(who, `title=${encodeURIComponent(words)}`)).toHaveLength(1);
  });

  it('refuses pages without end and types that are none', async () => {
    for (const wrong of ['pageSize=101', 'pageSize=1000000000', 'pageSize=0', 'page=0', 'type=x', 'type=-1'])
      expect((await library.ask(maya, `/myMaterial?${wrong}`)).status).toBe(400);
    expect((await library.ask(maya, `/myMaterial?title=a%00b`)).status).toBe(200);
    expect((await library.ask(maya, '/myMaterial?page=100000')).data).toMatchObject({ items: [] });
  });
});

describe('a change', () => {
  it('R-API-033: gives a title, an alt text, or both; markup stays text, white space round it goes', async () => {
    const { who, material } = await withPicture();
    const { id } = material;
    const markup = '<img src=x onerror=alert(1)>';
    expect((await library.ask(who, '/update', { id, title: `  ${markup}\n` })).code).toBe(200);
    await library.ask(who, '/update', { id, dataContent: 'Ships\ud800' });
    expect((await library.ask(who, `/query?id=${id}`)).data).toMatchObject({
      title: markup,
      dataContent: 'Ships\ufffd',
    });
    await library.ask(who, '/update', { id, dataContent: '' });
    expect((await library.list(who)).items[0]).toMatchObject({ title: markup, dataContent: '' });
  });

  it('R-API-033: without a title, or with too long a one, is refused in words', async () => {
    const { who, material } = await withPicture();
    for (const wrong of [{ title: ' ' }, { title: 'x'.repeat(201) }, { dataContent: 'x'.repeat(1_001) }]) {
      const { status, message } = await library.ask(who, '/update', { id: material.id, ...wrong });
      expect([status, message]).toEqual([400, expect.stringContaining('Please check your input')]);
    }
    expect((await library.list(who)).items[0]?.title).toBe('Harbour');
  });

  it('R-API-030 R-API-031: a deleted one is read until it is restored, is not changed, and comes back as it was', async () => {
    const { who, material } = await withPicture();
    const { id } = material;
    expect((await library.ask(who, `/delete?id=${id}`)).code).toBe(200);
    expect((await library.ask(who, `/delete?id=${id}`)).code).toBe(200);
    expect((await library.list(who)).total).toBe(0);
    const [inTrash] = (await library.list(who, 'deleted=true')).items;
    expect(inTrash).toMatchObject({ id, title: 'Harbour' });
    const days = Date.parse(inTrash?.restoreUntil ?? '') - Date.parse(inTrash?.deleteTime ?? '');
    expect(days).toBe(30 * 24 * 3_600_000);
    expect((await library.ask(who, `/query?id=${id}`)).data).toMatchObject({ id });
    expect((await library.ask(who, '/update', { id, title: 'No' })).code).toBe(404001);
    expect((await library.ask(who, '/restore', { id })).code).toBe(200);
    expect(await titles(who, '')).toEqual(['Harbour']);
    expect((await library.list(who, 'deleted=true')).total).toBe(0);
  });
});

describe('somebody else', () => {
  it('A01: finds none of it, whether of the department or of another one, whatever codes he has', async () => {
    const { who, material } = await withPicture();
    const { id } = material;
    for (const other of [colleague, stranger])
      for (const wrong of [id, '00000000-0000-0000-0000-000000000000', "1' or 1=1", 'x,y']) {
        const asked = [
          library.ask(other, `/query?id=${encodeURIComponent(wrong)}`),
          library.ask(other, '/update', { id: wrong, title: 'Mine' }),
          library.ask(other, `/delete?id=${encodeURIComponent(wrong)}&confirm=true`),
          library.ask(other, '/restore', { id: wrong }),
          library.ask(other, `/uses?id=${encodeURIComponent(wrong)}`),
        ];
        for (const { status, code } of await Promise.all(asked))
          expect([status, code]).toEqual([404, 404001]);
      }
    const { total } = await library.list(colleague, 'title=Harbour');
    expect(total).toBe(0);
    expect((await library.list(who)).items).toMatchObject([{ id, title: 'Harbour', deleteTime: null }]);
  });

  it('R-PERM-004: who may not edit sees his own and changes nothing; who is not signed in sees nothing', async () => {
    const { who, url, material } = await withPicture();
    await world.context.db
      .deleteFrom('role_sign')
      .where('role_id', 'in', (row) =>
        row.selectFrom('person_role').select('role_id').where('person_id', '=', who.personId),
      )
      .execute();
    const reader = await testActor(world.context, { department: 'Desk', signs: [] });
    expect((await library.list(reader)).total).toBe(0);
    for (const [path, body] of [
      ['/materialUploading', { url }],
      ['/update', { id: material.id, title: 'x' }],
      ['/delete', { id: material.id }],
      ['/restore', { id: material.id }],
    ] as const)
      expect((await library.ask(reader, path, body)).status).toBe(403);
    const nobody = { ...maya, bearer: { authorization: 'Bearer nothing' } };
    expect((await library.ask(nobody, '/myMaterial')).code).toBe(101102);
  });

  it('who moves to another department leaves his files where they belong', async () => {
    const { who, material } = await withPicture();
    await world.context.db
      .updateTable('person')
      .set({ department_id: stranger.departmentId })
      .where('id', '=', who.personId)
      .execute();
    expect((await library.list(who)).total).toBe(0);
    expect((await library.ask(who, `/query?id=${material.id}`)).code).toBe(404001);
  });
});

it('R-API-030: several at once are all or none', async () => {
  const { who, material } = await withPicture();
  await keepPicture(who, 'Second.png');
  const ids = (await library.list(who)).items.map(({ id }) => id);
  const strange = (await withPicture()).material.id;
  expect((await library.ask(who, `/delete?id=${[...ids, strange].join(',')}`)).code).toBe(404001);
  expect((await library.list(who)).total).toBe(2);
  expect((await library.ask(who, '/delete', { id: ids })).code).toBe(200);
  expect((await library.list(who)).total).toBe(0);
  expect((await library.ask(who, '/restore', { id: [material.id, strange] })).code).toBe(404001);
  expect((await library.ask(who, '/restore', { id: ids.join(',') })).code).toBe(200);
  expect((await library.list(who)).total).toBe(2);
  for (const wrong of ['', ',', Array.from({ length: 101 }, (_, at) => `i${at}`).join(',')])
    expect((await library.ask(who, `/delete?id=${wrong}`)).status).toBe(400);
});
