// Who was deleted and is made again has what they wrote, and nobody gets at it by that who could not have moved them.
import { Draft } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { identityIssuer } from '../../http/identity-issuer.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { readDraft } from '../content/read-draft.ts';
import { saveDraft } from '../content/save-draft.ts';
import { findFiles } from '../media/find-files.ts';
import { listMaterials } from '../media/list-materials.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { removeUsers } from './remove-users.ts';

const environment = { OIDC_ISSUER: 'http://127.0.0.1:9/', OIDC_CLIENT_ID: 'newsroom' };
let world: TestContext;
/** Manages people, in Radio; `ada` sees all besides. */
let manager: TestActor;
let ada: TestActor;
beforeAll(async () => {
  world = await testContext({ environment });
  const held = [signs.managesPeople, signs.edits];
  manager = await testActor(world.context, { department: 'Radio', signs: held });
  ada = await testActor(world.context, { department: 'Office', signs: [...held, signs.seesAll] });
});
afterAll(() => world.close());

async function writer(department: string): Promise<TestActor> {
  const one = await testActor(world.context, { department, signs: [signs.edits] });
  const identity = { issuer: identityIssuer(world.context.config), subject: one.account };
  await world.context.db.updateTable('person').set(identity).where('id', '=', one.personId).execute();
  return one;
}
const write = async (by: Actor, title: string) =>
  (
    await saveDraft(
      world.context,
      by,
      Draft.parse({ title, draftMediaList: [{ mediaType: 3, content: 'w' }] }),
    )
  ).id;
const remove = (by: Actor, { personId }: Actor, heir?: Actor) =>
  removeUsers(world.context, by, { ids: [personId], ...(heir ? { heir: heir.personId } : {}) });
const makeAgain = (by: Actor, { name, account: subject }: Actor, departmentId: string) => {
  const asked = { account: `${name} again`, name, email: '', departmentId, roles: [], subject };
  return createUser(world.context, by, asked);
};
const placeOf = (id: string) =>
  world.context.db
    .selectFrom('draft')
    .select(['department_id as department', 'owner_id as owner'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('nobody brings somebody of another department to the own one by deleting them and making them again', async () => {
  const one = await writer('Office');
  const id = await write(one, 'Of the office');
  await remove(manager, one);
  await expect(makeAgain(manager, one, manager.departmentId)).rejects.toMatchObject({
    code: 'rights-beyond',
  });
  expect(await placeOf(id)).toEqual({ department: one.departmentId, owner: one.personId });
  await expect(readDraft(world.context, manager, { id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await makeAgain(ada, one, manager.departmentId)).toEqual({ id: one.personId });
  expect(await placeOf(id)).toMatchObject({ department: manager.departmentId });
});

it.each(['only a library', 'nothing'])('nor somebody who has %s', async (what) => {
  const one = await writer('Office');
  if (what !== 'nothing') await keepTestPicture(world.context, one);
  await remove(manager, one);
  await expect(makeAgain(manager, one, manager.departmentId)).rejects.toMatchObject({
    code: 'rights-beyond',
  });
  const kept = world.context.db.selectFrom('material').select('department_id as department');
  const library = await kept.where('owner_id', '=', one.personId).execute();
  expect(library).toEqual(what === 'nothing' ? [] : [{ department: one.departmentId }]);
});

it('who deleted somebody of the own department makes them again there, with what they wrote', async () => {
  const one = await writer('Radio');
  const id = await write(one, 'Of the radio');
  await remove(manager, one);
  expect(await makeAgain(manager, one, manager.departmentId)).toEqual({ id: one.personId });
  expect(await placeOf(id)).toEqual({ department: manager.departmentId, owner: one.personId });
});

it('who is made again elsewhere has the library there too', async () => {
  const one = await writer('Office');
  const { url } = await keepTestPicture(world.context, one);
  await remove(ada, one);
  await makeAgain(ada, one, manager.departmentId);
  const { departmentId } = manager;
  const asked = { page: 1, pageSize: 9, type: 0, title: '', deleted: false } as const;
  expect((await listMaterials(world.context, { ...one, departmentId }, asked)).items).toMatchObject([
    { url },
  ]);
  expect((await findFiles(world.context, world.context.db, departmentId, [url])).size).toBe(1);
});

it('what stayed behind in another department, as it was scheduled then, does not come to an heir by who sees only their own', async () => {
  const one = await writer('Office');
  const heir = await writer('Radio');
  const id = await write(one, 'Was scheduled');
  const draft = world.context.db.updateTable('draft').where('id', '=', id);
  await draft.set({ status: 6 }).execute();
  const { personId, name } = one;
  const { departmentId } = manager;
  await changeUser(world.context, ada, { id: personId, name, email: '', departmentId });
  await draft.set({ status: 1 }).execute();
  await expect(remove(manager, one, heir)).rejects.toMatchObject({ code: 'rights-beyond' });
  expect(await placeOf(id)).toEqual({ department: one.departmentId, owner: personId });
  await remove(manager, one);
  await expect(makeAgain(manager, one, departmentId)).rejects.toMatchObject({ code: 'rights-beyond' });
  expect(await placeOf(id)).toMatchObject({ department: one.departmentId });
});
