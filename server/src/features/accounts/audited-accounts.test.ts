// What is done to accounts stands in the audit log, by names and without a token; what is refused does not.
import { defaultCategory } from '@herald/contract/constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { verifyChanges } from '../audit/verify-changes.ts';
import { loadAccount } from './load-account.ts';
import { readerOfLog } from '../../db/test-log.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
  const row = { id: defaultCategory, name: defaultCategory };
  await desk.context.db
    .insertInto('category')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .execute();
});
afterAll(() => desk.close());

const fresh = readerOfLog(() => desk.context.db);
const call = (path: string, body?: Readonly<Record<string, unknown>>) =>
  desk.consents.call(desk.maya, path, body);

it('binding, binding anew, describing, suggesting and unbinding are in it, each with who, from where, before and after', async () => {
  const ids = await desk.bind(31);
  const bound = await fresh();
  expect(bound.map((one) => `${one.deed} ${one.subject}`).toSorted()).toEqual([
    'account.create Harbour Sport (Facebook)',
    'account.create The Harbour Gazette (Facebook)',
  ]);
  const facts = { channel: 'Facebook', owner: desk.maya.name, department: 'Desk', state: 'usable' };
  expect(bound[0]).toMatchObject({
    actor_id: desk.maya.personId,
    actor: `${desk.maya.name} (${desk.maya.account})`,
    address: '127.0.0.1',
    before: null,
    after: facts,
  });

  await desk.bind(31);
  const renewed = await fresh();
  expect(renewed.map((one) => `${one.deed} ${one.subject_id}`).toSorted()).toEqual(
    ids.map((id) => `account.change ${id}`).toSorted(),
  );
  expect(renewed[0]).toMatchObject({ before: facts, after: { ...facts, authorisation: 'given anew' } });

  const [id = '', other = ''] = ids;
  await call('/control/account/update', { id, name: 'Front page', description: 'What is first' });
  const [edited, ...more] = await fresh();
  expect(more).toEqual([]);
  expect(edited).toMatchObject({
    deed: 'account.change',
    subject: 'Front page (Facebook)',
    before: { description: '' },
    after: { name: 'Front page', description: 'What is first' },
  });

  await call('/control/account/recommend/add', { id: defaultCategory, accountIds: `${id},${other}` });
  await call('/control/account/recommend/add', { id: defaultCategory, accountIds: other });
  const [, suggested] = await fresh();
  expect(suggested).toMatchObject({
    deed: 'recommendation.change',
    subject: `${defaultCategory} (Desk)`,
    before: { accounts: ['Front page (Facebook)', expect.stringContaining('(Facebook)')] },
    after: { accounts: [expect.not.stringContaining('Front page')] },
  });

  await call(`/control/account/delete?ids=${ids.join(',')}`);
  const gone = await fresh();
  expect(gone.map((one) => one.deed)).toEqual(['account.remove', 'account.remove']);
  expect(gone.find((one) => one.subject_id === id)).toMatchObject({
    before: { name: 'Front page', description: 'What is first' },
    after: null,
  });

  // Bound once more it is new: what was said of it here is gone.
  await desk.bind(31);
  expect((await fresh()).map((one) => one.deed)).toEqual(['account.create', 'account.create']);
  expect(await verifyChanges(desk.context.db)).toMatchObject({ sound: true });
});

it('holds no token', async () => {
  const [id = ''] = await desk.bind(31);
  const loaded = await loadAccount(desk.context, id);
  const { access, refresh } = loaded?.account.token ?? { access: '', refresh: null };
  expect(access).not.toBe('');
  const said = JSON.stringify(await desk.context.db.selectFrom('audit_entry').selectAll().execute());
  for (const secret of [access, refresh ?? access]) expect(said).not.toContain(secret);
});

it('holds nothing of what is refused, not even of what stood beside it', async () => {
  const [id = '', ...rest] = await desk.bind(31);
  await fresh();
  const stranger = await testActor(desk.context, { department: 'Elsewhere', signs: ['account:bind'] });
  const asStranger = (path: string, body?: Readonly<Record<string, unknown>>) =>
    desk.consents.call(stranger, path, body);
  const edit = { id, name: 'Theirs', description: 'Taken' };
  expect((await asStranger('/control/account/update', edit)).status).toBe(404);
  expect((await asStranger(`/control/account/delete?ids=${id}`)).status).toBe(404);
  expect((await call(`/control/account/delete?ids=${[id, ...rest, 'nowhere'].join(',')}`)).status).toBe(404);
  const { ticket, externalIds } = await desk.offered(31);
  const some = { ticket, externalIds: [...externalIds, 'nowhere'] };
  expect((await call('/om/channel/auth/bind', some)).status).toBe(404);
  const list = { id: defaultCategory, accountIds: `${id},nowhere` };
  expect((await call('/control/account/recommend/add', list)).status).toBe(404);
  expect(await fresh()).toEqual([]);
});
