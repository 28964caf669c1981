// The words of an account are not written over words that the writer has not seen.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { behind } from '../../db/test-behind.ts';
import { readerOfLog } from '../../db/test-log.ts';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { lockAccounts } from './store/accounts.ts';

let desk: TestDesk;
let id = '';
beforeAll(async () => {
  desk = await testDesk();
  [id = ''] = await desk.bind(31);
});
afterAll(() => desk.close());

const path = '/control/account/update';
const words = () =>
  desk.context.db
    .selectFrom('channel_account')
    .select(['name', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('R-API-108 the second of two who changed them is told who was faster, and nothing is lost', async () => {
  const ben = await testActor(desk.context, { department: 'Desk', signs: ['account:bind'] });
  const seen = await words();
  const faster = { name: seen.name, description: 'For breaking news only' };
  expect((await desk.consents.call(ben, path, { id, ...faster, seen })).status).toBe(200);
  // Whose change it was is not whose authorisation came after it.
  await desk.bind(31);

  const second = { id, name: 'Front page', description: 'Main account' };
  const answer = await desk.consents.call(desk.maya, path, { ...second, seen });
  expect([answer.code, answer.status]).toEqual([409_058, 409]);
  expect(answer.message).toContain(`meanwhile ${ben.name} changed`);
  expect(await words()).toEqual(faster);

  expect((await desk.consents.call(desk.maya, path, { ...second, seen: faster })).status).toBe(200);
  expect(await words()).toEqual({ name: second.name, description: second.description });
});

it('what was saved already may be saved once more, as when the answer was lost; who names nothing is not held back', async () => {
  const seen = await words();
  const wanted = { name: 'Harbour', description: 'Tides' };
  for (const _once of [1, 2])
    expect((await desk.consents.call(desk.maya, path, { id, ...wanted, seen })).status).toBe(200);
  const unseen = { id, name: 'Ferry', description: 'Boats' };
  expect((await desk.consents.call(desk.maya, path, unseen)).status).toBe(200);
});

it('of two at the same moment the later is told of the earlier, and where nobody is held back the log of the later begins where the earlier ended', async () => {
  const seen = await words();
  const hold = (tx: Parameters<typeof lockAccounts>[0]) => lockAccounts(tx, [id]);
  const edit = (name: string, more: object) => () =>
    desk.consents.call(desk.maya, path, { id, name, description: 'Boats', ...more });
  const both = await behind(desk.context, hold, [edit('Earlier', { seen }), edit('Later', { seen })]);
  expect(both).toMatchObject([{ status: 200 }, { code: 409_058 }]);
  expect(await words()).toMatchObject({ name: 'Earlier' });

  const fresh = readerOfLog(() => desk.context.db);
  await fresh();
  await behind(desk.context, hold, [edit('Third', {}), edit('Fourth', {})]);
  const named = (name: string) => expect.objectContaining({ name });
  expect(await fresh()).toMatchObject([
    { before: named('Earlier'), after: named('Third') },
    { before: named('Third'), after: named('Fourth') },
  ]);
});
