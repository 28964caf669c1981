import { sql } from 'kysely';
import { Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { sealPassword } from '../sign-on/seal-password.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const isWaiting = async () => {
  const { rows } = await sql<{ waits: boolean }>`select exists (select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(office.context.db);
  return rows[0]?.waits ?? false;
};

it('a password that an administrator sets while the old one is being compared stays', async () => {
  const { db } = office.context;
  const role = await db.selectFrom('role').select('id').where('key', '=', 'editor').executeTakeFirstOrThrow();
  await office.make(office.ada, '/control/user/create', {
    account: 'raced',
    name: 'Raced',
    departmentId: office.ada.departmentId,
    password: 'First-2026!',
    roles: role.id,
  });
  const { accessToken } = Session.parse((await office.signIn('raced', 'First-2026!')).data);
  const anew = await sealPassword('Admin-2026!');
  let thief: Promise<{ code: number }> = Promise.resolve({ code: 0 });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('credential').set({ password_hash: anew }).where('account', '=', 'raced').execute();
    thief = callAs(office.app, accessToken, '/control/user/pass/update', {
      oldPass: 'First-2026!',
      newPass: 'Thief-2026!',
    });
    await expect.poll(isWaiting).toBe(true);
  });
  expect((await thief).code).toBe(422_053);
  expect((await office.signIn('raced', 'Thief-2026!')).code).toBe(422_060);
  expect((await office.signIn('raced', 'Admin-2026!')).code).toBe(200);
});
