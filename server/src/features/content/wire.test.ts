// Packages over the wire: every part is named as the specification names it, and comes back as it was sent.
import { MaterialInfo } from '@herald/contract/package-parts.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../../api.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;

beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const Saved = z.object({ data: z.object({ pkGUID: z.string() }) });
const Read = z.object({ data: z.object({ materialInfo: MaterialInfo }) });

async function keep(body: object): Promise<z.output<typeof MaterialInfo>> {
  const saved = await app.inject({
    method: 'POST',
    url: '/prod-api/content/materialPackage/create',
    headers: maya.bearer,
    payload: { title: 'Harbour', ...body },
  });
  const { pkGUID } = Saved.parse(saved.json()).data;
  const url = `/prod-api/content/contentList/query?id=${pkGUID}`;
  return Read.parse((await app.inject({ url, headers: maya.bearer })).json()).data.materialInfo;
}
const blocksIn = ({ contentFiles }: z.output<typeof MaterialInfo>): unknown =>
  JSON.parse(contentFiles.scriptFiles[0]?.contentStruc ?? '');

/** What only some blocks have. */
const plain = { content: '', url: '', name: '', size: 0, md5: '', dataContent: '' };
const words = { mediaType: 3, content: 'The bridge opens.' };

describe('a block of the body', () => {
  it('R-ENT-001 R-ENT-002 R-ENT-010: has its type by name and every field it was sent with, a picture’s alt text in dataContent', async () => {
    const made = {
      uid: 'rc-upload-1',
      filename: 'b.mp4',
      typename: 'video/mp4',
      videoName: 'Bridge',
      playerId: 'player-1',
      duration: 12.5,
      status: 'done',
      jobId: 'job-1',
    };
    const file = { ...plain, url: '/prod-api/media/b.mp4', name: 'b.mp4', size: 7, md5: 'ab', ...made };
    const sound = { ...plain, url: '/prod-api/media/c.mp3', name: 'c.mp3' };
    const film = await keep({
      materialList: [words, { mediaType: 1, ...file }, { mediaType: 2, ...sound }],
    });
    expect(blocksIn(film)).toEqual([
      { ...plain, type: 'text', content: words.content },
      { type: 'video', ...file },
      { type: 'audio', ...sound },
    ]);
    expect(film.materialList[1]).toEqual({ mediaType: 1, ...file });
    expect(film.contentFiles.scriptFiles[0]?.content).toBe(words.content);

    const picture = { ...plain, url: '/p.png', name: 'p.png', dataContent: 'A bridge over water.' };
    expect(blocksIn(await keep({ materialList: [words, { mediaType: 4, ...picture }] }))).toEqual([
      { ...plain, type: 'text', content: words.content },
      { type: 'img', ...picture },
    ]);
    const link = { ...plain, url: 'https://example.com/' };
    expect(blocksIn(await keep({ materialList: [words, { mediaType: 5, ...link }] }))).toEqual([
      { ...plain, type: 'text', content: words.content },
      { type: 'link', ...link },
    ]);
  });
});

describe('a package', () => {
  it('R-ENT-004 R-ENT-005 R-ENT-008 R-ENT-009: has classes per channel, attributes by name, keywords with commas and a list of tags', async () => {
    const given = {
      opcList: [{ channelid: 34, type: 'video', classify1: '25', classify2: '2' }],
      extendAttributes: [{ itemName: 'titleType', value: '1' }],
      tagInfos: [{ tagName: '来源' }, { tagName: 'desk' }],
    };
    const read = await keep({ ...given, materialList: [words], keywords: 'bridge,opening' });
    expect(read).toMatchObject(given);
    expect(read.baseInfo.keywords).toBe('bridge,opening');
  });

  it('R-ENT-011 R-ENT-012: lists its files by kind, each under the names of its kind', async () => {
    const file = { name: 'a', size: 3, md5: 'm' };
    const film = await keep({
      materialList: [
        { mediaType: 1, url: '/v.mp4', ...file },
        { mediaType: 2, url: '/a.mp3', ...file },
      ],
    });
    expect(film.contentFiles).toEqual({
      scriptFiles: [],
      audioFiles: [{ audioURL: '/a.mp3' }],
      imageFiles: [],
      videoFiles: [{ videoURL: '/v.mp4' }],
    });
    const picture = await keep({ materialList: [{ mediaType: 4, url: '/p.png', ...file }] });
    expect(picture.contentFiles.imageFiles).toEqual([
      { imageName: 'a', imageURL: '/p.png', size: 3, md5: 'm' },
    ]);
  });
});

describe('a package of the old product', () => {
  const contentStruc = JSON.stringify([
    { type: 'text', content: 'First.' },
    { type: 'img', url: '/old.png', name: 'old.png', size: '5', md5: 'x', dataContent: 'Old bridge' },
  ]);
  const image = { imageName: 'old.png', imageURL: '/old.png', size: 5, md5: 'x' };

  it('R-ENT-013: with its lists swapped is read by what an entry holds, and written straight', async () => {
    const film = await keep({
      contentFiles: { scriptFiles: [{ content: 'A film.' }], imageFiles: [{ videoURL: '/old.mp4' }] },
    });
    expect(film.mediaType).toEqual([3, 1]);
    expect(film.contentFiles).toMatchObject({ imageFiles: [], videoFiles: [{ videoURL: '/old.mp4' }] });
    const picture = await keep({ contentFiles: { videoFiles: [image] } });
    expect(picture.mediaType).toEqual([4]);
    expect(picture.contentFiles).toMatchObject({ imageFiles: [image], videoFiles: [] });
  });

  it('keeps the order of its blocks, and a picture that stands among them and in a list counts once', async () => {
    const read = await keep({
      contentFiles: { scriptFiles: [{ content: 'First.', contentStruc }], videoFiles: [image] },
    });
    expect(read.materialList).toMatchObject([
      { mediaType: 3, content: 'First.' },
      { mediaType: 4, url: '/old.png', dataContent: 'Old bridge' },
    ]);
    expect(read.materialList).toHaveLength(2);
  });

  it('whose blocks cannot be read has its words still, and blocks of its own win over any list', async () => {
    const broken = { content: 'Words alone.', contentStruc: '[{"type":"marquee"}' };
    expect((await keep({ contentFiles: { scriptFiles: [broken] } })).materialList).toMatchObject([
      { mediaType: 3, content: 'Words alone.' },
    ]);
    const both = await keep({ materialList: [words], contentFiles: { videoFiles: [image] } });
    expect(both.mediaType).toEqual([3]);
  });

  it('R-VAL-020 R-DETAIL-028: whose blocks cannot be read says that it is of the old format, and is not changed', async () => {
    const old = await keep({
      contentFiles: { scriptFiles: [{ content: 'Words.', contentStruc: '[{"type":"marquee"}]' }] },
    });
    expect(old.oldFormat).toBe(true);
    expect(
      (await keep({ contentFiles: { scriptFiles: [{ content: 'First.', contentStruc }] } })).oldFormat,
    ).toBe(undefined);
    for (const url of [
      '/prod-api/content/materialPackage/update',
      '/prod-api/content/contentList/draft/insert',
    ]) {
      const payload = {
        ...{ title: 'Harbour', pkGUID: old.pkGUID, revision: old.revision },
        ...{ materialList: [words], draftMediaList: [words] },
      };
      const changed = await app.inject({ method: 'POST', url, headers: maya.bearer, payload });
      expect(changed.json()).toMatchObject({ data: { problems: [{ code: 'old-format' }] } });
    }
    const url = `/prod-api/content/contentList/query?id=${old.pkGUID}`;
    const read = Read.parse((await app.inject({ url, headers: maya.bearer })).json()).data.materialInfo;
    expect(read.revision).toBe(old.revision);
  });
});
