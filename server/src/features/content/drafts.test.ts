// Drafts against a real Postgres: nothing is lost, nobody overwrites unseen, other departments do not exist.
import { Draft } from '@herald/contract/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { listDrafts } from './list-drafts.ts';
import { markDraftReturned } from './mark-draft-returned.ts';
import { markDraftScheduled } from './mark-draft-scheduled.ts';
import { markDraftUsed } from './mark-draft-used.ts';
import { readDraft } from './read-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { saveDraft } from './save-draft.ts';

let world: TestContext;
let maya: TestActor;
let colleague: TestActor;
let stranger: TestActor;
let admin: TestActor;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  colleague = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  stranger = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  admin = await testActor(world.context, { department: 'House', signs: ['content:edit', 'content:all'] });
});
afterAll(() => world.close());

const text = (content: string) => ({ mediaType: 3 as const, content });
const draft = (more: Readonly<Record<string, unknown>> = {}) =>
  Draft.parse({ title: 'Harbour', draftMediaList: [text('The bridge opens.')], ...more });
const page = { page: 1, pageSize: 10, title: '' };

describe('a draft', () => {
  it('R-DRAFT-021 R-DRAFT-022 R-DRAFT-023 R-DRAFT-024 R-DRAFT-025 R-ENT-036 R-ENT-037 R-API-002 R-API-003: gives every field back, ids as comma strings', async () => {
    const given = {
      title: '港湾',
      enTitle: 'Harbour',
      description: 'd',
      channel: '体育',
      specialTopic: 's',
      specialTag: 't',
      editor: 'e',
      backdatedTime: '2026-01-02 03:04:05',
      thumb: '/prod-api/media/a.jpg',
      age: 18,
      area: [{ key: 'US', name: 'USA' }],
      keywords: 'a,b',
      tags: 'one,two',
      draftTagList: [{ tagName: 'one' }, { tagName: 'two' }],
      draftMediaList: [
        {
          mediaType: 4 as const,
          content: '',
          url: '/prod-api/media/b.png',
          name: 'b.png',
          size: 7,
          md5: 'ab',
          dataContent: 'alt',
        },
        { mediaType: 3 as const, content: 'x', url: '', name: '', size: 0, md5: '', dataContent: '' },
      ],
      opcList: [{ channelid: 34, type: 'x', classify1: '1', classify2: null }],
      extendAttributes: [{ itemName: 'titleType', value: '2' }],
      scheduleTime: '2026-12-01 10:00:00',
      mms: { a: [1, { b: null }] },
      deatList: ['x'],
      fb_area: 'y',
      scheduleids: '1,2',
      updateStatus: 0,
    };
    const saved = await saveDraft(world.context, maya, Draft.parse({ ...given, channelBindIds: ['5', 6] }));
    const read = await readDraft(world.context, maya, { id: saved.id });
    expect(read.draft).toMatchObject({
      ...given,
      channelBindIds: '5,6',
      bids: '5,6',
      id: saved.id,
      status: 1,
      revision: 1,
    });
    expect(read.fb_area).toBe('y');
    expect(read.channelBindList).toEqual(['5', '6']);
    expect(read.draft.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('R-DRAFT-027: without title or without content is refused', async () => {
    await expect(saveDraft(world.context, maya, draft({ title: ' ' }))).rejects.toMatchObject({
      code: 'content-refused',
      problems: [{ code: 'draft-incomplete' }],
    });
    await expect(
      saveDraft(world.context, maya, draft({ draftMediaList: [text('  ')] })),
    ).rejects.toMatchObject({
      code: 'content-refused',
    });
  });

  it('R-VAL-009 R-VAL-012: a title over 100 or keywords over 200 are refused, at the limit kept', async () => {
    await saveDraft(world.context, maya, draft({ title: '港'.repeat(100), keywords: 'k'.repeat(200) }));
    for (const wrong of [{ title: '港'.repeat(101) }, { keywords: 'k'.repeat(201) }])
      await expect(saveDraft(world.context, maya, draft(wrong))).rejects.toMatchObject({
        code: 'content-refused',
      });
  });

  it('R-API-004: is saved again by a colleague, and a stale revision is told who was faster', async () => {
    const { id, revision } = await saveDraft(world.context, maya, draft());
    const second = await saveDraft(world.context, colleague, draft({ id, revision, title: 'Second' }));
    expect(second.revision).toBe(2);
    await expect(
      saveDraft(world.context, maya, draft({ id, revision, title: 'Third' })),
    ).rejects.toMatchObject({
      code: 'changed-elsewhere',
      figures: { who: colleague.name },
    });
    expect((await readDraft(world.context, maya, { id })).draft.title).toBe('Second');
  });

  it('whose saving was not answered is known again: no second draft, no stranger’s change; anybody else’s still is one', async () => {
    const title = 'Answer lost';
    const lost = await saveDraft(world.context, maya, draft({ title, saveKey: 'one' }));
    const again = { saveKey: 'two', lostKeys: ['one'] };
    const known = await saveDraft(world.context, maya, draft({ title, ...again }));
    expect(known).toMatchObject({ id: lost.id, revision: 2 });
    // The browser still knows the revision of before.
    const { id } = known;
    const asked = draft({ id, title, revision: 1, saveKey: 'three', lostKeys: ['two'] });
    expect(await saveDraft(world.context, maya, asked)).toMatchObject({ id, revision: 3 });
    await saveDraft(world.context, colleague, draft({ id, title, revision: 3 }));
    await expect(
      saveDraft(world.context, maya, draft({ id, title, revision: 3, lostKeys: ['one', 'two', 'three'] })),
    ).rejects.toMatchObject({ code: 'changed-elsewhere', figures: { who: colleague.name } });
    const stranger = await saveDraft(world.context, colleague, draft({ title, lostKeys: ['three'] }));
    expect(stranger.id).not.toBe(id);
  });

  it('A01: of another department is not there, to read or to change; who sees all reads and does not change', async () => {
    const { id } = await saveDraft(world.context, maya, draft());
    for (const wrong of [id, '00000000-0000-0000-0000-000000000000', "1' or 1=1", '']) {
      await expect(readDraft(world.context, stranger, { id: wrong })).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(removeDraft(world.context, stranger, { id: wrong })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    await expect(saveDraft(world.context, stranger, draft({ id }))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await readDraft(world.context, admin, { id })).draft.id).toBe(id);
    await expect(saveDraft(world.context, admin, draft({ id }))).rejects.toMatchObject({ code: 'not-found' });
    expect((await readDraft(world.context, maya, { id })).draft.revision).toBe(1);
  });

  it('A03: cannot be given a status or an owner by its writer', async () => {
    const { id } = await saveDraft(world.context, maya, draft({ status: 9, owner_id: stranger.personId }));
    expect((await readDraft(world.context, maya, { id })).draft.status).toBe(1);
  });

  it('X08 X16: keeps what can be kept of NUL and lone surrogates, and refuses nesting without end', async () => {
    const { id } = await saveDraft(
      world.context,
      maya,
      draft({ title: 'a\0b\ud800c', mms: { '\0k': '\\u0000 \udfff' } }),
    );
    const read = await readDraft(world.context, maya, { id });
    expect(read.draft.title).toBe('ab\ufffdc');
    expect(read.draft.mms).toEqual({ k: '\\u0000 \ufffd' });
    const deep: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    await expect(saveDraft(world.context, maya, draft({ mms: deep }))).rejects.toMatchObject({
      code: 'request-unreadable',
    });
  });
});

describe('my drafts', () => {
  it('R-DRAFT-020 R-API-001 R-API-005 R-STATE-006: mine, newest first, by page, without the deleted', async () => {
    const reader = await testActor(world.context, { department: 'Night', signs: ['content:edit'] });
    const ids: string[] = [];
    for (const title of ['one', 'two', 'three'])
      ids.push((await saveDraft(world.context, reader, draft({ title }))).id);
    await removeDraft(world.context, reader, { id: ids[0] ?? '' });
    const list = await listDrafts(world.context, reader, { ...page, pageSize: 1 });
    expect(list).toMatchObject({ total: 2, items: [{ title: 'three', mediaType: [3], status: 1 }] });
    expect((await listDrafts(world.context, reader, { ...page, page: 2, pageSize: 1 })).items[0]?.title).toBe(
      'two',
    );
    await expect(readDraft(world.context, reader, { id: ids[0] ?? '' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await listDrafts(world.context, colleague, { ...page, title: 'three' })).total).toBe(0);
  });

  it('R-DRAFT-001 M09: finds two Chinese characters, and takes % and _ as themselves', async () => {
    const reader = await testActor(world.context, { department: 'Search', signs: ['content:edit'] });
    for (const title of ['港湾日报头条', '100% sure', 'snake_case', 'back\\slash'])
      await saveDraft(world.context, reader, draft({ title }));
    const titles = async (title: string) =>
      (await listDrafts(world.context, reader, { ...page, title })).items.map((item) => item.title);
    expect(await titles('日报')).toEqual(['港湾日报头条']);
    expect(await titles('%')).toEqual(['100% sure']);
    expect(await titles('e_c')).toEqual(['snake_case']);
    expect(await titles('k\\s')).toEqual(['back\\slash']);
    expect(await titles("' or '1'='1")).toEqual([]);
    expect(await titles('SNAKE')).toEqual(['snake_case']);
  });

  it('R-DRAFT-002 R-DRAFT-006: by dates of the declared zone, the last second included', async () => {
    const reader = await testActor(world.context, { department: 'Dates', signs: ['content:edit'] });
    const { id } = await saveDraft(world.context, reader, draft());
    await world.context.db
      .updateTable('draft')
      .set({ created_at: '2026-03-01T15:59:59.500Z' })
      .where('id', '=', id)
      .execute();
    const total = async (startTime: string, endTime: string) =>
      (await listDrafts(world.context, reader, { ...page, startTime, endTime })).total;
    expect(await total('2026-03-01 00:00:00', '2026-03-01 23:59:59')).toBe(1);
    expect(await total('2026-03-02 00:00:00', '')).toBe(0);
    expect((await listDrafts(world.context, reader, page)).items[0]?.createTime).toBe('2026-03-01 23:59:59');
    await expect(total('yesterday', '')).rejects.toMatchObject({ code: 'time-unreadable' });
  });

  it('is scheduled, comes back, is used, and does not come back from that', async () => {
    const { id } = await saveDraft(world.context, maya, draft());
    const status = async () => (await readDraft(world.context, maya, { id })).draft.status;
    await markDraftScheduled(world.context.db, id);
    expect(await status()).toBe(6);
    await markDraftReturned(world.context.db, id);
    expect(await status()).toBe(1);
    await markDraftUsed(world.context.db, id);
    await markDraftReturned(world.context.db, id);
    expect(await status()).toBe(2);
  });
});
