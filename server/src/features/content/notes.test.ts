// Notes on a package: who may see it may write and read them, and whoever is mentioned is told with a way to the very note.
import { SavedPackage } from '@herald/contract/legacy-files.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { addNote } from './add-note.ts';
import { listNoteReaders } from './list-note-readers.ts';
import { listNotes } from './list-notes.ts';
import { savePackage } from './save-package.ts';

let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;
let bo: TestActor;
let chief: TestActor;
let stranger: TestActor;
let id: string;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  bo = await testActor(world.context, { department: 'Desk', signs: [] });
  chief = await testActor(world.context, { department: 'House', signs: ['content:all'] });
  stranger = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  const saved = await savePackage(
    world.context,
    maya,
    SavedPackage.parse({ title: '老港口', materialList: [{ mediaType: 3, content: 'x' }] }),
  );
  id = saved.pkGUID;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const inboxOf = async ({ bearer }: TestActor, language = 'en') => {
  const answer = await app.inject({
    url: '/prod-api/infor/myInfor?page=1&pageSize=10',
    headers: { ...bearer, 'accept-language': language },
  });
  return messageEndpoints.inbox.output.parse(Envelope.parse(answer.json()).data).items;
};

it('R-MSG-005: whoever is mentioned finds a message that says by whom, on what and how it begins, and leads to the note; nobody is told of their own', async () => {
  const text = `@${bo.name} @${chief.name} please look.\nToday.`;
  const mentioned = [bo.personId, chief.personId, bo.personId, maya.personId];
  const note = await addNote(world.context, maya, { id, text, mentioned });
  for (const told of [bo, chief]) {
    const [message, ...more] = await inboxOf(told);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'message-mention',
      link: `/api/content/contentList/query?id=${id}&note=${note.id}`,
      text: `${maya.name} mentioned you in a note on "老港口": @${bo.name} @${chief.name} please look. Today.`,
    });
  }
  for (const language of ['zh', 'es', 'ja'])
    expect((await inboxOf(bo, language))[0]?.text).toContain(`${maya.name} `);
  expect(await inboxOf(maya)).toEqual([]);
  const { items } = await listNotes(world.context, bo, { id });
  expect(items).toMatchObject([
    { id: note.id, by: maya.name, text, mentioned: [maya.name, bo.name, chief.name].toSorted() },
  ]);
});

it('mentions nobody who may not see the package: then nothing is written and nobody told', async () => {
  const before = await listNotes(world.context, maya, { id });
  for (const outside of [stranger.personId, '00000000-0000-4000-8000-000000000000', 'nobody'])
    await expect(
      addNote(world.context, maya, { id, text: 'Hello', mentioned: [bo.personId, outside] }),
    ).rejects.toMatchObject({ code: 'not-a-reader' });
  expect(await listNotes(world.context, maya, { id })).toEqual(before);
  expect(await inboxOf(stranger)).toEqual([]);
});

it('are neither read nor written by whoever may not see the package, nor on one that is not there', async () => {
  const asked = { id, text: 'Hello', mentioned: [] };
  await expect(addNote(world.context, stranger, asked)).rejects.toMatchObject({ code: 'not-found' });
  await expect(listNotes(world.context, stranger, { id })).rejects.toMatchObject({ code: 'not-found' });
  await expect(listNoteReaders(world.context, stranger, { id })).rejects.toMatchObject({ code: 'not-found' });
  await expect(listNotes(world.context, maya, { id: 'x' })).rejects.toMatchObject({ code: 'not-found' });
  for (const text of ['', '  \n', 'x'.repeat(2_001)]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/prod-api/content/materialPackage/addNote',
      headers: maya.bearer,
      payload: { id, text },
    });
    expect(answer.statusCode).toBe(400);
  }
});

it('offers to mention the department and whoever sees all, but nobody who can no longer sign in', async () => {
  const gone = await testActor(world.context, { department: 'Desk', signs: ['content:all'] });
  await world.context.db
    .updateTable('person')
    .set({ status: 'disabled' })
    .where('id', '=', gone.personId)
    .execute();
  const { items } = await listNoteReaders(world.context, chief, { id });
  expect(items.map((one) => one.id).toSorted()).toEqual(
    [maya, bo, chief].map((one) => one.personId).toSorted(),
  );
  expect(items).toContainEqual({ id: bo.personId, name: bo.name, account: bo.account });
});
