// Hashtags and mentions a department used, against a real Postgres.
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { listMarks } from './list-marks.ts';
import { removeDraft } from './remove-draft.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let world: TestContext;
let maya: TestActor;
let stranger: TestActor;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  stranger = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
});
afterAll(() => world.close());

const draft = (who: TestActor, content: string, more: object = {}) =>
  saveDraft(
    world.context,
    who,
    Draft.parse({ title: 'Marks', draftMediaList: [{ mediaType: 3, content }], ...more }),
  );

it('those of drafts, packages and own words of a department are listed, most used first; of what was deleted none', async () => {
  expect(await listMarks(world.context, maya)).toEqual({ hashtags: [], mentions: [] });
  await draft(maya, '#港湾 #Ferry by @pilots');
  await savePackage(
    world.context,
    maya,
    PackageBody.parse({ title: 'Marks', materialList: [{ mediaType: 3, content: '#Ferry again' }] }),
  );
  await draft(maya, 'Own words', { ownWords: [{ channelid: 32, text: '#Short' }] });
  await draft(stranger, '#Goal @striker');
  const { id } = await draft(maya, '#Gone');
  expect((await listMarks(world.context, maya)).hashtags).toContain('Gone');
  await removeDraft(world.context, maya, { id });
  const { hashtags, mentions } = await listMarks(world.context, maya);
  expect(hashtags[0]).toBe('Ferry');
  expect(hashtags.toSorted()).toEqual(['Ferry', 'Short', '港湾']);
  expect(mentions).toEqual(['pilots']);
  expect(await listMarks(world.context, stranger)).toEqual({ hashtags: ['Goal'], mentions: ['striker'] });
});
