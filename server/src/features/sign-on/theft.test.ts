import { Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerOfLog } from '../../db/test-log.ts';
import { moveClock } from '../../db/test-turns.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { callAs } from '../../http/test-sign-in.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());
const fresh = readerOfLog(() => office.context.db);

it('a refresh token that comes back spent ends the session, and whoever keeps the log sees it (N10)', async () => {
  const { refreshToken } = Session.parse((await office.signIn('editor', 'Editor-2026!')).data);
  const renew = () => callAs(office.app, null, '/control/user/refreshToken', { refreshToken });
  expect((await renew()).code).toBe(200);
  await fresh();
  await moveClock(office, 11_000);
  expect((await renew()).code).toBe(101_201);
  expect(await fresh()).toMatchObject([
    { deed: 'session.end', subject: expect.stringContaining('(editor)'), address: '127.0.0.1' },
  ]);
  // Brought once more, it says nothing new.
  expect((await renew()).code).toBe(101_201);
  expect(await fresh()).toEqual([]);
});
