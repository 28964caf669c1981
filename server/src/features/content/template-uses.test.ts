// A material that a template of one's own department names is in use: said before it is deleted, and never as something one may not see.
import { Draft } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLibrary, type TestLibrary } from '../../http/test-library.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { listUses } from './list-uses.ts';
import { saveTemplate } from './save-template.ts';

let room: Newsroom;
let library: TestLibrary;
beforeAll(async () => {
  room = await testNewsroom();
  library = await openLibrary(room.context);
});
afterAll(async () => {
  await library.close();
  await room.close();
});

it('is told of and is asked about', async () => {
  const picture = await room.picture();
  const id = (await library.list(room.maya)).items.find(({ url }) => url === picture.url)?.id ?? '';
  const draft = Draft.parse({ title: 'Weather', draftMediaList: [picture] });
  await saveTemplate(room.context, room.maya, { name: 'Weather', draft });
  // The library says that it is used once.
  expect((await library.list(room.maya)).items.find((one) => one.id === id)?.uses).toBe(1);
  expect(await listUses(room.context, room.maya, { id })).toMatchObject({ total: 1, hidden: 0 });
  expect(await library.ask(room.maya, `/delete?id=${id}`)).toMatchObject({ status: 409 });
});
