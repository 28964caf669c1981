// Templates against a real Postgres: kept without who, where and when; a department has its own, as with drafts.
import { Draft } from '@herald/contract/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { findUses } from '../media/find-uses.ts';
import { listTemplates } from './list-templates.ts';
import { readTemplate } from './read-template.ts';
import { removeTemplate } from './remove-template.ts';
import { renameTemplate } from './rename-template.ts';
import { saveTemplate } from './save-template.ts';

let room: Newsroom;
let colleague: TestActor;
let stranger: TestActor;
let admin: TestActor;

beforeAll(async () => {
  room = await testNewsroom();
  colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  stranger = await testActor(room.context, { department: 'Sport', signs: ['content:edit'] });
  admin = await testActor(room.context, { department: 'House', signs: ['content:edit', 'content:all'] });
});
afterAll(() => room.close());

const draft = (more: Readonly<Record<string, unknown>> = {}) =>
  Draft.parse({ title: 'Weather', draftMediaList: [{ mediaType: 3, content: 'Rain.' }], ...more });
const save = (name: string, who: TestActor = room.maya, more = {}) =>
  saveTemplate(room.context, who, { name, draft: draft(more) });
const page = { page: 1, pageSize: 10, name: '' };
const names = async (who: TestActor, of: 'mine' | 'department', name = '') =>
  (await listTemplates(room.context, who, { ...page, of, name })).items.map((row) => row.name);

describe('a template', () => {
  it('says all that was written, and neither which row it was nor when it was sent', async () => {
    const live = {
      id: 'x',
      pkGUID: 'y',
      scheduleTime: '2030-01-01 00:00:00',
      scheduleids: ['z'],
      updateStatus: 3,
    };
    const words = { enTitle: 'Weather', keywords: 'rain', specialTopic: 's', channelBindIds: 'a,b', age: 18 };
    const { id } = await save('Daily', room.maya, { ...live, ...words });
    const { name, draft: said } = await readTemplate(room.context, room.maya, { id });
    expect(name).toBe('Daily');
    expect(said).toMatchObject({ title: 'Weather', ...words, draftMediaList: [{ content: 'Rain.' }] });
    for (const gone of Object.keys(live)) expect(said).not.toHaveProperty(gone);
    await removeTemplate(room.context, room.maya, { id });
    await expect(save('Unreadable', room.maya, { oldFormat: true })).rejects.toMatchObject({
      code: 'content-refused',
      problems: [{ code: 'old-format' }],
    });
  });

  it('is found among mine and my department’s by what it is called, the last changed first', async () => {
    const { id } = await save('晨间天气');
    await save('Evening weather', colleague);
    await save('Match day', stranger);
    expect(await names(room.maya, 'mine')).toEqual(['晨间天气']);
    expect(await names(room.maya, 'department')).toEqual(['Evening weather', '晨间天气']);
    expect(await names(room.maya, 'department', '天气')).toEqual(['晨间天气']);
    expect(await names(room.maya, 'department', '%')).toEqual([]);
    await renameTemplate(room.context, colleague, { id, name: 'Morning weather' });
    expect(await names(room.maya, 'department')).toEqual(['Morning weather', 'Evening weather']);
    const second = { ...page, of: 'department', page: 2, pageSize: 1 } as const;
    const { items, total } = await listTemplates(room.context, room.maya, second);
    expect([items.map((row) => row.name), total]).toEqual([['Evening weather'], 2]);
  });

  it('of another department is not there, to read or to change; who sees all reads and does not change', async () => {
    const { id } = await save('Ours');
    const missing = { code: 'not-found' };
    await expect(readTemplate(room.context, stranger, { id })).rejects.toMatchObject(missing);
    expect(await readTemplate(room.context, admin, { id })).toMatchObject({ name: 'Ours' });
    for (const who of [stranger, admin]) {
      await expect(renameTemplate(room.context, who, { id, name: 'x' })).rejects.toMatchObject(missing);
      await expect(removeTemplate(room.context, who, { id })).rejects.toMatchObject(missing);
    }
    await removeTemplate(room.context, colleague, { id });
    await expect(readTemplate(room.context, room.maya, { id })).rejects.toMatchObject(missing);
    await expect(readTemplate(room.context, room.maya, { id: 'no id' })).rejects.toMatchObject(missing);
  });

  it('keeps its files from being purged as long as it is there', async () => {
    const picture = await room.picture();
    const key = picture.url.split('/').at(-1) ?? '';
    const uses = async () => (await findUses(room.context.db, [key])).get(key) ?? [];
    const { id } = await save('With a picture', room.maya, { draftMediaList: [picture] });
    expect(await uses()).toEqual([{ kind: 'template', id }]);
    await removeTemplate(room.context, room.maya, { id });
    expect(await uses()).toEqual([]);
  });
});
