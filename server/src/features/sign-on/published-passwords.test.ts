// A demonstration that became a newsroom: the passwords it showed open nothing any more, and are shown to nobody.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { changeCredential } from './change-credential.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { sealPassword } from './seal-password.ts';

let demonstration: TestOffice;
let newsroom: TestOffice;
beforeAll(async () => {
  [demonstration, newsroom] = [await testOffice(), await testOffice({ HERALD_DEMO: '0' })];
});
afterAll(async () => {
  await demonstration.close();
  await newsroom.close();
});

it('with HERALD_DEMO=0 a published password opens nothing; one of their own does', async () => {
  expect((await demonstration.signIn('editor', 'Editor-2026!')).code).toBe(200);
  expect((await newsroom.signIn('editor', 'Editor-2026!')).code).not.toBe(200);
  const sealed = await sealPassword('Their-own-1!');
  const known = { name: 'Chen Wei', email: 'chen@example.org', department: '国际部' };
  await newsroom.context.db
    .transaction()
    .execute((tx) => changeCredential(tx, 'editor', { ...known, sealed }));
  expect((await newsroom.signIn('editor', 'Their-own-1!')).code).toBe(200);
});

it('with HERALD_DEMO=0 none is listed beside the form', async () => {
  expect(await listDemoAccounts(demonstration.context)).not.toEqual([]);
  expect(await listDemoAccounts(newsroom.context)).toEqual([]);
});

it('one that was changed is not listed with the password it had', async () => {
  const { context } = demonstration;
  const listed = async () => (await listDemoAccounts(context)).map(({ account }) => account);
  expect(await listed()).toContain('video');
  const sealed = await sealPassword('Their-own-1!');
  await context.db.transaction().execute((tx) => changeCredential(tx, 'video', { sealed }));
  expect(await listed()).not.toContain('video');
  expect(await listed()).toContain('editor');
});
