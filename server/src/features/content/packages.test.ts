// Packages against a real Postgres: versions, shapes on the wire, lists, and what publishing reads.
import { facebook } from '@herald/channels/facebook/index.ts';
import { ContentQuery } from '@herald/contract/content-lists.ts';
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { describeChannels } from './describe-channels.ts';
import { listPackages } from './list-packages.ts';
import { readDraft } from './read-draft.ts';
import { readPackageForPublishing } from './read-package-for-publishing.ts';
import { readPackage } from './read-package.ts';
import { removePackage } from './remove-package.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let world: TestContext;
let maya: TestActor;
let colleague: TestActor;
let stranger: TestActor;
let admin: TestActor;

beforeAll(async () => {
  world = await testContext({ channels: [facebook] });
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  colleague = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  stranger = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  admin = await testActor(world.context, { department: 'House', signs: ['content:all'] });
});
afterAll(() => world.close());

const body = (more: Readonly<Record<string, unknown>> = {}) =>
  PackageBody.parse({
    title: 'Harbour',
    materialList: [{ mediaType: 3, content: 'The bridge opens.' }],
    ...more,
  });
const page = { page: 1, pageSize: 10, keyWord: '' };

describe('a package', () => {
  it('R-ENT-015 R-ENT-016 R-API-025 R-API-026 R-API-016: is saved, read, and a new version only when its content changed', async () => {
    const saved = await savePackage(world.context, maya, body());
    expect(saved.data.pkGUID).toBe(saved.pkGUID);
    const { pkGUID } = saved;
    const version = async () =>
      (await readPackageForPublishing(world.context, world.context.db, maya, { pkGUID })).contentVersion;
    await savePackage(world.context, maya, body({ pkGUID }));
    expect(await version()).toBe(1);
    await savePackage(world.context, maya, body({ pkGUID, title: 'Bridge' }));
    expect(await version()).toBe(2);
    expect((await readPackage(world.context, maya, { id: pkGUID })).materialInfo.baseInfo.title).toBe(
      'Bridge',
    );
  });

  it('R-ENT-007 to R-ENT-014: has its parts as the wire names them', async () => {
    const { pkGUID } = await savePackage(
      world.context,
      maya,
      body({
        keywords: 'a,b',
        thumbPic: '/t.jpg',
        tagInfos: [{ tagName: 'x' }],
        materialList: [
          { mediaType: 3, content: 'words' },
          { mediaType: 4, url: '/p.png', name: 'p.png', size: 3, md5: 'm', dataContent: 'alt' },
        ],
        mms: { kept: true },
      }),
    );
    const { materialInfo } = await readPackage(world.context, maya, { id: pkGUID });
    const named =
      'createTime description channel enTitle title editor specialTopic thumbPic keywords backdatedTime age area linkUrl';
    expect(named.split(' ').filter((name) => !(name in materialInfo.baseInfo))).toEqual([]);
    expect(materialInfo).toMatchObject({
      baseInfo: { keywords: 'a,b', thumbPic: '/t.jpg', channel: '国际', linkUrl: '' },
      tagInfos: [{ tagName: 'x' }],
      contentFiles: {
        imageFiles: [{ imageName: 'p.png', imageURL: '/p.png', size: 3, md5: 'm' }],
        videoFiles: [],
      },
      mms: { kept: true },
      mediaType: [3, 4],
    });
    const blocks: unknown = JSON.parse(materialInfo.contentFiles.scriptFiles[0]?.contentStruc ?? '');
    expect(blocks).toMatchObject([
      { type: 'text', content: 'words' },
      { type: 'img', dataContent: 'alt' },
    ]);
  });

  it('R-VAL-001 R-VAL-002 R-VAL-004 R-VAL-006 R-VAL-015: is refused with every problem of its content', async () => {
    const link = { mediaType: 5 as const, content: 'no link' };
    const wrong = body({ title: '', materialList: [link] });
    await expect(savePackage(world.context, maya, wrong)).rejects.toMatchObject({
      code: 'content-refused',
      problems: [{ code: 'title-missing' }, { code: 'body-missing' }, { code: 'link-invalid' }],
    });
  });

  it('A01: of another department is not there', async () => {
    const { pkGUID } = await savePackage(world.context, maya, body());
    const refused = { code: 'not-found' };
    await expect(readPackage(world.context, stranger, { id: pkGUID })).rejects.toMatchObject(refused);
    await expect(savePackage(world.context, stranger, body({ pkGUID }))).rejects.toMatchObject(refused);
    await expect(removePackage(world.context, stranger, { pkguid: pkGUID })).rejects.toMatchObject(refused);
    const read = readPackageForPublishing(world.context, world.context.db, stranger, { pkGUID });
    await expect(read).rejects.toMatchObject(refused);
    expect((await readPackage(world.context, admin, { id: pkGUID })).materialInfo.pkGUID).toBe(pkGUID);
  });

  it('is saved over the revision its writer has seen; a stale one is told who was faster', async () => {
    const { context } = world;
    const { pkGUID, revision } = await savePackage(context, maya, body());
    expect((await readPackage(context, maya, { id: pkGUID })).materialInfo.revision).toBe(revision);
    const second = await savePackage(context, colleague, body({ pkGUID, revision, title: 'Second' }));
    const stale = { code: 'changed-elsewhere', figures: { who: colleague.name } };
    const third = body({ pkGUID, revision, title: 'Third' });
    await expect(savePackage(context, maya, third)).rejects.toMatchObject(stale);
    const publish = readPackageForPublishing(context, context.db, maya, { pkGUID, revision });
    await expect(publish).rejects.toMatchObject(stale);
    expect((await readPackage(context, maya, { id: pkGUID })).materialInfo.baseInfo.title).toBe('Second');
    // The same content is no change, and the specification's calls name no revision.
    const same = await savePackage(context, maya, body({ pkGUID, revision, title: 'Second' }));
    expect(same.revision).toBe(second.revision);
    expect((await savePackage(context, maya, body({ pkGUID, title: 'Third' }))).revision).toBe(3);
  });

  it('saved from a draft leaves its words in the draft, over the draft’s revision that was seen', async () => {
    const { context } = world;
    const given = { title: 'D', specialTag: 'kept', channelBindIds: '1' };
    const text = { mediaType: 3 as const, content: 'old words' };
    const draft = await saveDraft(context, maya, Draft.parse({ ...given, draftMediaList: [text] }));
    const ofDraft = { draftid: draft.id, draftrevision: draft.revision, channelBindIds: '1,2' };
    const saved = await savePackage(context, maya, body({ ...ofDraft, title: 'New words' }));
    const opened = await readDraft(context, maya, { id: draft.id });
    expect(opened).toMatchObject({
      draft: { title: 'New words', specialTag: 'kept', channelBindIds: '1,2', revision: saved.draftrevision },
      packageRevision: saved.revision,
    });
    const late = savePackage(context, colleague, body({ ...ofDraft, title: 'Later' }));
    await expect(late).rejects.toMatchObject({ code: 'changed-elsewhere', figures: { who: maya.name } });
    expect((await readPackage(context, maya, { id: saved.pkGUID })).materialInfo.revision).toBe(
      saved.revision,
    );
    // Scheduled or published as the draft that it is, it is the same version still.
    const asDraft = await readPackageForPublishing(context, context.db, maya, { draftId: draft.id });
    expect(asDraft).toMatchObject({ packageId: saved.pkGUID, contentVersion: saved.revision });
  });

  it('comes from a draft once, and the draft knows it', async () => {
    const draft = await saveDraft(
      world.context,
      maya,
      Draft.parse({ title: 'D', draftMediaList: [{ mediaType: 3, content: 'x' }] }),
    );
    const first = await savePackage(world.context, maya, body({ draftid: draft.id }));
    const second = await savePackage(world.context, maya, body({ draftid: draft.id, title: 'Again' }));
    expect(second.pkGUID).toBe(first.pkGUID);
    expect((await readDraft(world.context, maya, { id: draft.id })).draft.pkGUID).toBe(first.pkGUID);
  });

  it('is made of a draft that is published as it is; other accounts make no other version', async () => {
    const draft = (channelBindIds: string, id?: string) =>
      Draft.parse({ id, title: 'D', channelBindIds, draftMediaList: [{ mediaType: 3, content: 'x' }] });
    const { id } = await saveDraft(world.context, maya, draft('1'));
    const read = () => readPackageForPublishing(world.context, world.context.db, maya, { draftId: id });
    const first = await read();
    expect(first).toMatchObject({ draftId: id, contentVersion: 1, content: { title: 'D', accountIds: [] } });
    await saveDraft(world.context, maya, draft('2', id));
    expect(await read()).toMatchObject({ packageId: first.packageId, contentVersion: 1 });
  });
});

describe('the lists', () => {
  it('R-API-008 R-API-010 R-API-011 R-LIST-009 R-LIST-010 R-LIST-014: mine, my department’s, everybody’s', async () => {
    const one = await testActor(world.context, { department: 'Lists', signs: [] });
    const two = await testActor(world.context, { department: 'Lists', signs: [] });
    await savePackage(world.context, one, body({ title: 'first of one' }));
    await savePackage(world.context, two, body({ title: 'second of two' }));
    const titles = async (of: 'person' | 'department' | 'all', keyWord = '') =>
      (await listPackages(world.context, one, { ...page, keyWord, of })).items.map(
        (item) => item.baseInfo.title,
      );
    expect(await titles('person')).toEqual(['first of one']);
    expect(await titles('department')).toEqual(['second of two', 'first of one']);
    expect(await titles('all', ' of two')).toEqual(['second of two']);
    const { items, total } = await listPackages(world.context, one, { ...page, of: 'person' });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ owner: one.name, department: 'Lists', mediaType: [3], state: '' });
  });

  it('R-LIST-001 R-LIST-008: by keyword and category; R-API-017: not the deleted', async () => {
    const one = await testActor(world.context, { department: 'Filters', signs: [] });
    const image = { mediaType: 4 as const, url: '/x.png', name: 'x.png' };
    const sport = await savePackage(
      world.context,
      one,
      body({ title: '港湾日报', channel: '体育', materialList: [image] }),
    );
    await savePackage(world.context, one, body({ title: 'Words', keywords: 'lighthouse' }));
    const titles = async (asked: object) =>
      (await listPackages(world.context, one, { ...page, of: 'person', ...asked })).items.map(
        (item) => item.baseInfo.title,
      );
    expect(await titles({ keyWord: '日报' })).toEqual(['港湾日报']);
    // All of the words, in whatever order.
    expect(await titles({ keyWord: ' 日报  港湾' })).toEqual(['港湾日报']);
    expect(await titles({ keyWord: '日报 light' })).toEqual([]);
    expect(await titles({ keyWord: 'light' })).toEqual(['Words']);
    expect(await titles({ channel: '体育' })).toEqual(['港湾日报']);
    expect(await titles({ contentFileType: 4 })).toEqual(['港湾日报']);
    expect(await titles({ contentFileType: 3 })).toEqual(['Words']);
    await removePackage(world.context, one, { pkguid: sport.pkGUID });
    expect(await titles({})).toEqual(['Words']);
  });

  it.each([
    [1, 'video', { url: '/v.mp4', name: 'v.mp4' }],
    [2, 'audio', { url: '/a.mp3', name: 'a.mp3' }],
    [3, 'script', { content: 'Words.' }],
    [4, 'image', { url: '/x.png', name: 'x.png' }],
    [5, 'link', { url: 'https://example.com/' }],
  ] as const)('R-LIST-003: by type %i, %s, and by no other', async (mediaType, kind, rest) => {
    const one = await testActor(world.context, { department: `Types ${kind}`, signs: [] });
    // Audio or a link alone is no body (C-26): words stand beside it.
    const words = mediaType === 2 || mediaType === 5 ? [{ mediaType: 3 as const, content: 'Words.' }] : [];
    const materialList = [{ mediaType, ...rest }, ...words];
    await savePackage(world.context, one, body({ title: kind, materialList }));
    const count = async (contentFileType: number) =>
      (await listPackages(world.context, one, { ...page, of: 'person', contentFileType })).items.length;
    const found = await Promise.all([1, 2, 3, 4, 5].map(count));
    const has = (type: number) => materialList.some((item) => item.mediaType === type);
    expect(found).toEqual([1, 2, 3, 4, 5].map((type) => (has(type) ? 1 : 0)));
  });

  it('tells of each channel what it allows and whether it is set up', async () => {
    expect(await describeChannels(world.context)).toMatchObject([{ rules: { channelId: 31 }, setUp: false }]);
  });
});

it('a list is sorted by the server, equal ones in one order on every page, and by nothing it does not know', async () => {
  const actor = await testActor(world.context, { department: 'Sorting', signs: ['content:edit'] });
  for (const [title, channel] of [
    ['b', '国际'],
    ['a', '体育'],
    ['c', '体育'],
    ['a', '国际'],
  ])
    await savePackage(
      world.context,
      actor,
      body({ title, channel, materialList: [{ mediaType: 3, content: 'x' }] }),
    );
  const listed = async (sort: 'title' | 'category' | 'owner' | 'created', order: 'asc' | 'desc') => {
    const rows = [];
    for (const number of [1, 2, 3, 4])
      rows.push(
        ...(
          await listPackages(world.context, actor, {
            ...page,
            page: number,
            pageSize: 1,
            of: 'person',
            sort,
            order,
          })
        ).items,
      );
    expect(new Set(rows.map(({ pkGUID }) => pkGUID)).size).toBe(4);
    return rows.map(({ baseInfo }) => [baseInfo.title, baseInfo.channel]);
  };
  expect((await listed('title', 'asc')).map(([title]) => title)).toEqual(['a', 'a', 'b', 'c']);
  expect((await listed('title', 'desc')).map(([title]) => title)).toEqual(['c', 'b', 'a', 'a']);
  expect((await listed('created', 'asc')).map(([title]) => title)).toEqual(['b', 'a', 'c', 'a']);
  expect(await listed('owner', 'desc')).toEqual((await listed('created', 'asc')).toReversed());
  const filed = (await listed('category', 'asc')).map(([, category]) => category);
  const halves = [filed.slice(0, 2).join(' '), filed.slice(2).join(' ')];
  expect(new Set(halves)).toEqual(new Set(['体育 体育', '国际 国际']));
  expect(() => ContentQuery.parse({ sort: 'secret' })).toThrow(/sort/);
});
