// A new item whose first save is sent twice, one after the other or at once, is one item; its words are changed as any draft's are.
import { randomUUID } from 'node:crypto';
import { Draft } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { readDraft } from './read-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { saveDraft } from './save-draft.ts';

let world: TestContext;
let maya: TestActor;
let colleague: TestActor;
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  colleague = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(() => world.close());

const first = (saveKey: string, more: Readonly<Record<string, unknown>> = {}) =>
  Draft.parse({
    title: 'Harbour',
    draftMediaList: [{ mediaType: 3, content: 'The bridge opens.' }],
    saveKey,
    ...more,
  });
const save = (draft: Draft, who = maya) => saveDraft(world.context, who, draft);
const titled = async (title: string) =>
  world.context.db.selectFrom('draft').select('id').where('title', '=', title).execute();

it('sent once more it is answered as before, and with other words they are written over its own', async () => {
  const [saveKey, title] = [randomUUID(), `Twice ${randomUUID()}`];
  const made = await save(first(saveKey, { title }));
  expect(await save(first(saveKey, { title }))).toEqual(made);
  expect(await titled(title)).toEqual([{ id: made.id }]);
  const { id } = made;
  expect(await save(first(saveKey, { title: 'Other words' }))).toMatchObject({ id, revision: 2 });
  expect((await readDraft(world.context, maya, { id })).draft.title).toBe('Other words');
  // A later save of it sent twice is one change.
  const later = first(randomUUID(), { id, title, revision: 2 });
  const saved = await save(later);
  expect(saved).toMatchObject({ id, revision: 3 });
  expect(await save(later)).toEqual(saved);
});

it('sent ten times at once it is one item, and answered ten times', async () => {
  const [saveKey, title] = [randomUUID(), `At once ${randomUUID()}`];
  const made = await Promise.all(Array.from({ length: 10 }, () => save(first(saveKey, { title }))));
  expect(await titled(title)).toHaveLength(1);
  expect(new Set(made.map(({ id, revision }) => `${id} ${revision}`)).size).toBe(1);
});

it('with other words at once it is one item too, changed once', async () => {
  const saveKey = randomUUID();
  const titles = ['a', 'b'].map((one) => `${one} ${randomUUID()}`);
  const made = await Promise.all(titles.map((title) => save(first(saveKey, { title }))));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

it('known to another process, as after a start, it is the same item', async () => {
  const [saveKey, title] = [randomUUID(), `Started ${randomUUID()}`];
  const { id } = await save(first(saveKey, { title }));
  const db = openDatabase(world.url, () => undefined, 1);
  try {
    expect(await saveDraft({ ...world.context, db }, maya, first(saveKey, { title }))).toMatchObject({ id });
  } finally {
    await db.destroy();
  }
});

it('never comes late over what was written since, by its writer or by anybody', async () => {
  const saveKey = randomUUID();
  const { id } = await save(first(saveKey));
  await save(first(randomUUID(), { id, revision: 1, title: 'Newer' }));
  await expect(save(first(saveKey, { title: 'Late' }))).rejects.toMatchObject({ code: 'changed-elsewhere' });
  await save(first(randomUUID(), { id, revision: 2, title: 'Newest' }), colleague);
  await expect(save(first(saveKey))).rejects.toMatchObject({
    code: 'changed-elsewhere',
    figures: { who: colleague.name },
  });
  expect((await readDraft(world.context, maya, { id })).draft.title).toBe('Newest');
});

it('overtaken by the save after it that gave it up for lost, it makes no second item', async () => {
  const [lost, next, title] = [randomUUID(), randomUUID(), `Overtaken ${randomUUID()}`];
  const { id } = await save(first(next, { title, lostKeys: [lost] }));
  await expect(save(first(lost, { title }))).rejects.toMatchObject({ code: 'changed-elsewhere' });
  expect(await titled(title)).toEqual([{ id }]);
});

it('of another person is another item, and so is one whose item was deleted', async () => {
  const saveKey = randomUUID();
  const mine = await save(first(saveKey));
  expect((await save(first(saveKey), colleague)).id).not.toBe(mine.id);
  await removeDraft(world.context, maya, { id: mine.id });
  const anew = await save(first(saveKey));
  expect(anew).toMatchObject({ revision: 1 });
  expect(anew.id).not.toBe(mine.id);
  expect(await save(first(saveKey))).toEqual(anew);
});
