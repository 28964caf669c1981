// Who may publish with an account: its department, or of its people only who is named; and the lists that say so.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { bindTestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { readerOfLog } from '../../db/test-log.ts';
import { bindingSigns, testDesk, type TestDesk } from '../../http/test-desk.ts';
import { listPublishers } from '../people/list-publishers.ts';
import { checkBindings } from './check-bindings.ts';
import { findUsableAccounts } from './find-usable-accounts.ts';

let desk: TestDesk;
let nora: TestActor;
let omar: TestActor;
let keeper: TestActor;
let chief: TestActor;
let stranger: TestActor;
const fresh = readerOfLog(() => desk.context.db);

beforeAll(async () => {
  desk = await testDesk();
  const person = (department: string, signs: readonly string[]) =>
    testActor(desk.context, { department, signs });
  nora = await person('Desk', ['fMFzqi']);
  omar = await person('Desk', ['rU7Zbu']);
  keeper = await person('Desk', ['account:manage']);
  chief = await person('Board', ['account:manage', 'content:all']);
  stranger = await person('Elsewhere', [...bindingSigns, 'account:manage']);
});
afterAll(() => desk.close());

const People = z.object({
  access: z.string(),
  items: z.array(z.object({ id: z.string(), may: z.boolean() })),
});
const Items = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
const path = '/control/account/auth';
const change = (actor: TestActor, what: string, body: Readonly<Record<string, unknown>>) =>
  desk.consents.call(actor, `${path}/${what}`, body);
const people = async (id: string, actor = keeper) =>
  People.parse((await desk.consents.call(actor, `${path}/list?id=${id}`)).data);
const usable = async (actor: TestActor) =>
  Items.parse((await desk.consents.call(actor, '/control/account/usable')).data).items.map(({ id }) => id);
const bindings = async (actor: TestActor) =>
  JSON.stringify((await desk.consents.call(actor, '/content/contentList/bindList')).data);
const account = () => bindTestAccount(desk.context, desk.maya, desk.sandbox, 'facebook');
const use = (actor: TestActor, id: string) => findUsableAccounts(desk.context, desk.context.db, actor, [id]);

it('R-ADM-021 R-API-113: left to named people nobody loses it by that; who is taken out can neither see nor use it, who is added can', async () => {
  const { id } = await account();
  expect((await people(id)).access).toBe('department');
  expect((await change(keeper, 'insert', { id, personId: nora.personId })).status).toBe(422);
  await change(keeper, 'access', { id, access: 'named' });
  const named = await people(id);
  expect(named.items.map((one) => one.id).toSorted()).toEqual(
    [desk.maya, nora, omar].map((one) => one.personId).toSorted(),
  );
  expect(await use(nora, id)).toHaveLength(1);

  expect((await change(keeper, 'delete', { id, personId: nora.personId })).status).toBe(200);
  await expect(use(nora, id)).rejects.toMatchObject({ code: 'not-named' });
  expect([await usable(nora), await usable(omar)]).toEqual([[], [id]]);
  expect([await bindings(nora), await bindings(omar)]).toEqual([
    expect.not.stringContaining(id),
    expect.stringContaining(id),
  ]);
  const findPaused = () => Promise.resolve(new Set<string>());
  expect(await checkBindings(desk.context, nora, { bids: [id], findPaused })).toMatchObject({ flag: false });

  const found = await desk.consents.call(keeper, `${path}/add?id=${id}&name=${nora.name.slice(-4)}`);
  expect(Items.parse(found.data).items).toEqual([{ id: nora.personId, name: nora.name }]);
  await change(keeper, 'insert', { id, personId: nora.personId });
  expect(await use(nora, id)).toHaveLength(1);

  await change(keeper, 'access', { id, access: 'department' });
  expect(await desk.context.db.selectFrom('account_person').selectAll().execute()).toEqual([]);
});

it('each change stands in the audit log by names, one that changes nothing does not', async () => {
  const { id } = await account();
  await change(keeper, 'access', { id, access: 'named' });
  await fresh();
  await change(keeper, 'access', { id, access: 'named' });
  await change(keeper, 'insert', { id, personId: nora.personId });
  expect(await fresh()).toEqual([]);
  await change(keeper, 'delete', { id, personId: nora.personId });
  const [entry, ...more] = await fresh();
  expect(more).toEqual([]);
  const said = `${nora.name} (${nora.account})`;
  expect(entry).toMatchObject({
    deed: 'accountPeople.change',
    subject_id: id,
    actor_id: keeper.personId,
    before: { access: 'named', named: expect.arrayContaining([said]) },
    after: { access: 'named', named: expect.not.arrayContaining([said]) },
  });
});

it('nobody is named who could not publish anyway, and who lost their role is shown as one who may not', async () => {
  const { id } = await account();
  await change(keeper, 'access', { id, access: 'named' });
  for (const one of [stranger, keeper])
    expect(await change(keeper, 'insert', { id, personId: one.personId })).toMatchObject({ status: 422 });
  expect((await change(keeper, 'insert', { id, personId: 'nobody' })).status).toBe(404);
  await desk.context.db.deleteFrom('person_role').where('person_id', '=', omar.personId).execute();
  const shown = await people(id);
  expect(shown.items.find((one) => one.id === omar.personId)?.may).toBe(false);
  expect((await listPublishers(desk.context.db, keeper.departmentId)).map((one) => one.id)).not.toContain(
    omar.personId,
  );
});

it('without the code nothing is changed; of another department only who sees all as well changes it', async () => {
  const { id } = await account();
  const named = { id, access: 'named' };
  expect((await change(desk.maya, 'access', named)).status).toBe(403);
  expect((await change(stranger, 'access', named)).status).toBe(404);
  expect((await desk.consents.call(stranger, `${path}/list?id=${id}`)).status).toBe(404);
  expect((await change(chief, 'access', named)).status).toBe(200);
});

it('unbound and bound again it is open to its department, as at first', async () => {
  const { id } = await account();
  await change(keeper, 'access', { id, access: 'named' });
  await desk.consents.call(desk.maya, `/control/account/delete?ids=${id}`);
  const row = desk.context.db.selectFrom('channel_account').select('access').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ access: 'department' });
});

it('the accounts of the house are narrowed by words, channel, department and standing', async () => {
  const { id } = await account();
  await desk.consents.call(desk.maya, '/control/account/update', { id, name: 'Ferry', description: 'Tides' });
  const list = async (actor: TestActor, query: string) =>
    Items.parse(
      (await desk.consents.call(actor, `/control/account/list?pageSize=100&${query}`)).data,
    ).items.map((one) => one.id);
  const { departmentId } = desk.maya;
  for (const query of [
    'name=ferr',
    'name=TIDE',
    'channelid=31',
    `departmentId=${departmentId}`,
    'status=ready',
  ])
    expect(await list(chief, query)).toContain(id);
  for (const query of [
    'name=tram',
    'channelid=32',
    `departmentId=${chief.departmentId}`,
    'status=authorise',
    'status=paused',
  ])
    expect(await list(chief, query)).not.toContain(id);
  expect(await list(stranger, 'name=ferr')).toEqual([]);
});

it('who manages accounts and sees all recommends for another department, of its own accounts alone', async () => {
  const { id } = await account();
  const { departmentId } = desk.maya;
  await desk.context.db.insertInto('category').values({ id: 'Tides', name: 'Tides' }).execute();
  const add = (actor: TestActor, more: Readonly<Record<string, unknown>>) =>
    desk.consents.call(actor, '/control/account/recommend/add', { id: 'Tides', accountIds: id, ...more });
  expect((await add(chief, {})).status).toBe(404);
  expect((await add(stranger, { departmentId })).status).toBe(404);
  expect((await add(chief, { departmentId })).status).toBe(200);
  const seen = (await desk.consents.call(nora, '/control/account/recommend/list?id=Tides')).data;
  expect(Items.parse(seen).items.map((one) => one.id)).toEqual([id]);
});
