import { channels } from '@herald/channels/registry.ts';
import { checkChoices } from '@herald/contract/check-choices.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { FilingTerm } from '@herald/contract/filing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seed } from '../../db/seed/seed.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { savePackage } from '../content/save-package.ts';
import { soon, testElsewhere } from '../../test-elsewhere.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice({}, channels);
});
afterAll(() => office.close());

const Terms = z.object({ items: z.array(FilingTerm), whose: z.string() });
const Names = z.array(z.object({ name: z.string() }));
const wechat = 17;

const list = async (kind: string, channelid = 0) =>
  Terms.parse(
    (await office.call(office.ada, `/control/filing/list?kind=${kind}&channelid=${channelid}`)).data,
  );
const names = async (kind: string, channelid = 0) =>
  (await list(kind, channelid)).items.map(({ name }) => name);
const ask = (deed: string, body: object, by = office.ada) => office.call(by, `/control/filing/${deed}`, body);
const offered = async (path: string) =>
  Names.parse((await office.call(office.ada, path)).data).map(({ name }) => name);
const categories = '/content/contentList/mrsChannels';
const write = async (more: object) => {
  const materialList = [{ mediaType: mediaTypes.text, content: 'words' }];
  const body = PackageBody.parse({ title: 'Filed', materialList, ...more });
  return (await savePackage(office.context, office.ada, body)).pkGUID;
};
const lastEntry = () =>
  office.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('categories and special topics', () => {
  it('R-API-014 are created as the last, renamed, and put in the order in which they are offered; each change is noted', async () => {
    const before = await names('category');
    await ask('create', { kind: 'category', name: ' 极地 ' });
    expect(await names('category')).toEqual([...before, '极地']);
    expect(await lastEntry()).toMatchObject({
      deed: 'category.create',
      subject: '极地',
      after: { name: '极地' },
    });
    await ask('update', { kind: 'category', id: '极地', name: '极地与海洋' });
    expect(await lastEntry()).toMatchObject({ deed: 'category.change', before: { name: '极地' } });
    const order = ['极地与海洋', ...before];
    await ask('order', { kind: 'category', ids: order });
    expect(await offered(categories)).toEqual(order);
    expect(await lastEntry()).toMatchObject({ subject_id: 'order', after: { order } });
    expect((await ask('order', { kind: 'category', ids: before })).code).toBe(409_001);
  });

  it('a taken name, one that is not there, and a name without letters are refused', async () => {
    expect((await ask('create', { kind: 'category', name: '体育' })).code).toBe(409_051);
    expect((await ask('update', { kind: 'category', id: '科技', name: '体育' })).code).toBe(409_051);
    expect((await ask('update', { kind: 'topic', id: 'nowhere', name: 'x' })).code).toBe(404_001);
    expect((await ask('create', { kind: 'topic', name: '  ' })).code).toBe(400_001);
    expect((await ask('create', { kind: 'topic', name: 'two\nlines' })).code).toBe(400_001);
  });

  it('C-70 what is filed under one keeps its name and is found by it: 0 refuses and tells how much that is, 1 deletes all the same', async () => {
    await ask('create', { kind: 'category', name: 'Harbour' });
    await ask('create', { kind: 'topic', name: 'Tides' });
    const id = await write({ channel: 'Harbour', specialTopic: 'Tides' });
    const used = (await list('category')).items.find(({ name }) => name === 'Harbour');
    expect([used?.uses, (await list('topic')).items.find(({ name }) => name === 'Tides')?.uses]).toEqual([
      1, 1,
    ]);
    const refused = await ask('delete/0', { kind: 'category', id: 'Harbour' });
    expect([refused.code, refused.message]).toEqual([409_056, expect.stringContaining('1 item is filed')]);
    expect((await ask('delete/1', { kind: 'category', id: 'Harbour' })).code).toBe(200);
    expect(await lastEntry()).toMatchObject({
      deed: 'category.remove',
      before: { name: 'Harbour' },
      after: null,
    });
    expect(await offered(categories)).not.toContain('Harbour');
    expect(await offered(`${categories}?used=1`)).toContain('Harbour');
    await office.call(office.ada, `/content/contentList/delete?pkguid=${id}`);
    expect(await offered(`${categories}?used=1`)).not.toContain('Harbour');
    expect((await ask('delete/0', { kind: 'topic', id: 'Tides' })).code).toBe(200);
    expect(await offered('/content/materialPackage/specialTopicList')).not.toContain('Tides');
  });

  it('R-COMP-026 the category everything begins with stays as it is called', async () => {
    expect((await ask('update', { kind: 'category', id: '国际', name: 'World' })).code).toBe(422_061);
    expect((await ask('delete/1', { kind: 'category', id: '国际' })).code).toBe(422_061);
    expect((await list('category')).items.find(({ name }) => name === '国际')?.fixed).toBe(true);
  });

  it('D-11 accounts suggested for a category follow it to its new name, and those it took away stay away at the next start', async () => {
    const { db } = office.context;
    const accountId = await office.context.db
      .insertInto('channel_account')
      .values({
        channel_id: 31,
        external_id: 'p1',
        screen_name: 'page',
        name: 'Page',
        owner_id: office.ada.personId,
        department_id: office.ada.departmentId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('account_recommendation')
      .values({
        department_id: office.ada.departmentId,
        category: '旅游',
        account_id: accountId.id,
        place: 0,
        recommended_by: office.ada.personId,
      })
      .execute();
    await ask('update', { kind: 'category', id: '旅游', name: 'Travel' });
    const kept = () => db.selectFrom('account_recommendation').select('category').execute();
    expect(await kept()).toEqual([{ category: 'Travel' }]);
    await ask('delete/1', { kind: 'category', id: 'Travel' });
    expect(await kept()).toEqual([]);
    await seed(db, { demo: false });
    expect(await names('category')).not.toContain('旅游');
  });

  it('only who manages filing may', async () => {
    const editor = await office.someone('content:edit', 'people:manage');
    expect((await ask('create', { kind: 'topic', name: 'Mine' }, editor)).status).toBe(403);
    expect((await office.call(editor, '/control/filing/list?kind=topic')).status).toBe(403);
  });
});

describe('classes of a channel', () => {
  const classOf = (of: typeof channels) =>
    of.find(({ id }) => id === wechat)?.rules.choices?.find(({ at }) => at === 'class');

  it('R-COMP-021 R-API-022 are offered where the platform has none, in every process within two seconds, and one taken away stays as it was chosen', async () => {
    const other = await testElsewhere(office.context);
    try {
      await ask('create', { kind: 'class', channelid: wechat, name: '深度' });
      await ask('create', { kind: 'class', channelid: wechat, name: '快讯' });
      await ask('order', { kind: 'class', channelid: wechat, ids: ['快讯', '深度'] });
      expect(classOf(office.context.channels)?.options?.map(({ value }) => value)).toEqual([
        '',
        '快讯',
        '深度',
      ]);
      await expect.poll(() => classOf(other.context.channels)?.options?.length, soon).toBe(3);
      const post = { channelid: wechat, type: '1' };
      expect((await office.call(office.ada, '/content/contentList/classify', post)).data).toMatchObject([
        { id: '快讯', name: '快讯' },
        { id: '深度', name: '深度' },
      ]);
      await write({ opcList: [{ channelid: wechat, classify1: '深度' }] });
      expect((await list('class', wechat)).items.map(({ uses }) => uses)).toEqual([0, 1]);
      expect((await ask('delete/0', { kind: 'class', channelid: wechat, id: '深度' })).code).toBe(409_056);
      await ask('delete/1', { kind: 'class', channelid: wechat, id: '深度' });
      expect(await lastEntry()).toMatchObject({
        deed: 'class.remove',
        before: { channel: 'WeChat', name: '深度' },
      });
      const rules = office.context.channels.find(({ id }) => id === wechat)?.rules;
      if (!rules) throw new Error('no channel');
      const chosen = {
        title: '',
        text: 'words',
        link: null,
        images: [],
        video: null,
        audio: null,
        cover: null,
        classes: [{ channelid: wechat, classify1: '深度' }],
      };
      expect(checkChoices(chosen, rules)).toEqual([]);
      await ask('delete/0', { kind: 'class', channelid: wechat, id: '快讯' });
      await expect.poll(() => classOf(other.context.channels), soon).toBeUndefined();
    } finally {
      await other.stop();
    }
  });

  it('those of a platform are shown in the reader’s language and not changed', async () => {
    const theirs = await list('class', 34);
    expect(theirs.whose).toBe('platform');
    expect(theirs.items).toContainEqual({ id: '25', name: expect.any(String), uses: 0, fixed: true });
    expect((await ask('create', { kind: 'class', channelid: 34, name: 'Ours' })).code).toBe(422_061);
    expect((await ask('delete/1', { kind: 'class', channelid: 34, id: '25' })).code).toBe(422_061);
    expect((await ask('create', { kind: 'class', channelid: 99, name: 'Ours' })).code).toBe(404_001);
  });
});
