// Creating accounts, reading them anew and suggesting them for a category, over the wire; and who may not.
import { defaultCategory } from '@herald/contract/constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bindTestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { bindingSigns, testDesk, type TestDesk } from '../../http/test-desk.ts';
import { findAccounts } from './store/accounts.ts';

let desk: TestDesk;
let nora: TestActor;
let reader: TestActor;
let stranger: TestActor;

beforeAll(async () => {
  desk = await testDesk();
  nora = await testActor(desk.context, { department: 'Desk', signs: bindingSigns });
  reader = await testActor(desk.context, { department: 'Desk', signs: [] });
  stranger = await testActor(desk.context, { department: 'Elsewhere', signs: bindingSigns });
  await desk.context.db
    .insertInto('category')
    .values({ id: defaultCategory, name: defaultCategory })
    .onConflict((clash) => clash.doNothing())
    .execute();
});
afterAll(() => desk.close());

const Foreign = z.object({ foreign: z.array(z.object({ url: z.string() })) });
const Bound = z.object({ bound: z.array(z.object({ id: z.string(), name: z.string() })) });
const Items = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
const account = () => bindTestAccount(desk.context, desk.maya, desk.sandbox, 'facebook');
const ids = (data: unknown) => Items.parse(data).items.map(({ id }) => id);

async function pasted(actor: TestActor): Promise<string> {
  const listed = await desk.consents.call(actor, '/control/account/foreignAuth/list?channelid=33');
  const [entry] = Foreign.parse(listed.data).foreign;
  const query = await desk.consents.comeBack(await desk.consents.agree(entry?.url ?? ''), '');
  return `${desk.context.config.origin}/auth-redirect?${query.toString()}`;
}

async function ownerOf(data: unknown): Promise<string | undefined> {
  const [bound] = Bound.parse(data).bound;
  const [row] = await findAccounts(desk.context.db, [bound?.id ?? '']);
  return row?.ownerId;
}

describe('creating an account', () => {
  it('R-API-106 R-ADM-020: is binding it by its consent, for a colleague who may bind accounts', async () => {
    const form = { name: 'Nora’s wall', vkUrl: await pasted(desk.maya), channelid: 33 };
    const create = (ownerId: string) =>
      desk.consents.call(desk.maya, '/control/account/create', { ...form, ownerId });
    for (const one of [reader, stranger]) expect((await create(one.personId)).status).toBe(404);
    const made = await create(nora.personId);
    expect(Bound.parse(made.data).bound).toMatchObject([{ name: form.name }]);
    expect(await ownerOf(made.data)).toBe(nora.personId);
  });

  it('R-API-107: myCreate binds it for the caller, whatever else is asked', async () => {
    const form = { name: 'My wall', vkUrl: await pasted(desk.maya), channelid: 33, ownerId: nora.personId };
    const made = await desk.consents.call(desk.maya, '/control/account/myCreate', form);
    expect(await ownerOf(made.data)).toBe(desk.maya.personId);
  });

  it('without a consent there is no account, and who may not bind creates none', async () => {
    const form = { name: 'Nothing', vkUrl: '', channelid: 31 };
    expect((await desk.consents.call(desk.maya, '/control/account/create', form)).status).toBe(422);
    for (const path of ['create', 'myCreate'])
      expect((await desk.consents.call(reader, `/control/account/${path}`, form)).status).toBe(403);
  });
});

describe('reading accounts anew', () => {
  it('R-API-116 R-ADM-022 D-14: shows at once what stands in the database, of the own department alone', async () => {
    const { id } = await account();
    const reload = async (actor: TestActor) =>
      (await desk.consents.call(actor, '/control/account/reload')).data;
    expect(ids(await reload(desk.maya))).toContain(id);
    expect(ids(await reload(stranger))).not.toContain(id);
    // As another instance of the server would.
    await desk.context.db
      .updateTable('channel_account')
      .set({ name: 'Told elsewhere' })
      .where('id', '=', id)
      .execute();
    const { items } = Items.parse(await reload(desk.maya));
    expect(items.find((one) => one.id === id)).toMatchObject({ name: 'Told elsewhere' });
  });
});

describe('recommendations', () => {
  const list = async (actor: TestActor, id = defaultCategory) =>
    (await desk.consents.call(actor, `/control/account/recommend/list?id=${encodeURIComponent(id)}`)).data;
  const add = (actor: TestActor, accountIds: string, id = defaultCategory) =>
    desk.consents.call(actor, '/control/account/recommend/add', { id, accountIds });

  it('R-API-117 R-API-118 R-ADM-021 D-11: are kept in their order, for everybody of the department', async () => {
    const [one, two] = [await account(), await account()];
    expect(ids((await add(desk.maya, `${two.id},${one.id}`)).data)).toEqual([two.id, one.id]);
    expect(ids(await list(reader))).toEqual([two.id, one.id]);
    expect(ids(await list(stranger))).toEqual([]);
    expect(ids((await add(desk.maya, one.id)).data)).toEqual([one.id]);
    await desk.consents.call(desk.maya, `/control/account/delete?ids=${one.id}`);
    expect(ids(await list(desk.maya))).toEqual([]);
  });

  it('another department’s account, a category that is none, and who may not bind: nothing is changed', async () => {
    const [kept, foreign] = [
      await account(),
      await bindTestAccount(desk.context, stranger, desk.sandbox, 'facebook'),
    ];
    await add(desk.maya, kept.id);
    expect((await add(desk.maya, `${kept.id},${foreign.id}`)).status).toBe(404);
    expect((await add(desk.maya, kept.id, 'no such category')).status).toBe(404);
    expect((await add(reader, '')).status).toBe(403);
    expect(ids(await list(desk.maya))).toEqual([kept.id]);
  });
});
