// Who is here: colleagues on one package or its draft see each other, and whoever has closed it is gone within 30 seconds.
import { Draft } from '@herald/contract/content.ts';
import { presenceBeatMs, presenceKeptMs, type OpenSubject } from '@herald/contract/endpoints/presence.ts';
import { SavedPackage } from '@herald/contract/legacy-files.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { renewPresence } from './renew-presence.ts';
import { removePackage } from './remove-package.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let world: TestContext;
let maya: TestActor;
let bo: TestActor;
let stranger: TestActor;
let draft: OpenSubject;
let parcel: OpenSubject;
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  bo = await testActor(world.context, { department: 'Desk', signs: [] });
  stranger = await testActor(world.context, { department: 'Sport', signs: [] });
  const media = [{ mediaType: 3 as const, content: 'x' }];
  const saved = await saveDraft(
    world.context,
    maya,
    Draft.parse({ title: 'Harbour', draftMediaList: media, channelBindIds: '' }),
  );
  draft = { kind: 'draft', id: saved.id };
  const kept = await savePackage(
    world.context,
    maya,
    SavedPackage.parse({ title: 'Harbour', materialList: media, draftid: saved.id }),
  );
  parcel = { kind: 'package', id: kept.pkGUID };
});
afterAll(() => world.close());

const beat = async (actor: TestActor, subject: OpenSubject) =>
  (await renewPresence(world.context, actor, subject)).others.map(({ name }) => name);

it('names the others who have it open, a draft and its package being one place, and never oneself', async () => {
  expect(await beat(maya, draft)).toEqual([]);
  expect(await beat(bo, parcel)).toEqual([maya.name]);
  expect(await beat(maya, draft)).toEqual([bo.name]);
});

it('whoever says no more that it is open is gone with the others’ next beat, within 30 seconds', async () => {
  expect(presenceKeptMs + presenceBeatMs).toBeLessThan(30_000);
  expect(presenceKeptMs).toBeGreaterThan(2 * presenceBeatMs);
  await beat(bo, parcel);
  await passTime(world, presenceKeptMs - 1_000);
  expect(await beat(maya, parcel)).toEqual([bo.name]);
  await passTime(world, 2_000);
  expect(await beat(maya, parcel)).toEqual([]);
});

it('tells nothing of what is not theirs to see, is gone, or is no id, and is not shown there', async () => {
  await beat(bo, parcel);
  expect(await beat(stranger, parcel)).toEqual([]);
  expect(await beat(bo, parcel)).not.toContain(stranger.name);
  expect(await beat(bo, { kind: 'package', id: 'x' })).toEqual([]);
  const other = await savePackage(
    world.context,
    maya,
    SavedPackage.parse({ title: 'Gone', materialList: [{ mediaType: 3, content: 'x' }] }),
  );
  await beat(maya, { kind: 'package', id: other.pkGUID });
  await removePackage(world.context, maya, { pkGUID: other.pkGUID });
  expect(await beat(bo, { kind: 'package', id: other.pkGUID })).toEqual([]);
});

it('keeps one row a person and place, none of old places, and nothing of it in the log of the database', async () => {
  await passTime(world, presenceKeptMs + 1_000);
  await beat(maya, parcel);
  await beat(maya, parcel);
  const rows = await world.context.db
    .selectFrom('presence')
    .select('subject_id')
    .where('person_id', '=', maya.personId)
    .execute();
  expect(rows).toEqual([{ subject_id: parcel.id }]);
  const kind = await sql<{ kind: string }>`
    select relpersistence as kind from pg_class where relname = 'presence'`.execute(world.context.db);
  expect(kind.rows).toEqual([{ kind: 'u' }]);
});
