// Accounts whose tokens another vault has sealed, as after a restore without its key: they are to be authorised anew, and nothing else breaks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountHealth, UsableBinding } from '@herald/contract/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { advanceUntil, allPublishingSigns, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import type { Context } from '../../context.ts';
import { openVault } from '../../vault.ts';
import { wakeWaiting } from '../publishing/wake-waiting.ts';
import { checkSeals } from './check-seals.ts';
import { loadAccount } from './load-account.ts';
import { refreshAccount } from './refresh-account.ts';
import { insertRevocation, listDueRevocations } from './store/revocations.ts';
import { revokeGrants } from './revoke-grants.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-other-vault-'));
let room: Newsroom;
/** The same rows in a house with another key. */
let other: Context;
let consents: TestConsents;
let nora: TestActor;

beforeAll(async () => {
  room = await testNewsroom();
  other = { ...room.context, vault: await openVault(folder) };
  consents = testConsents(other);
  const signs = [...allPublishingSigns, 'account:bind'];
  nora = await testActor(room.context, { department: 'Desk', signs });
});
afterAll(async () => {
  await consents.app.close();
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

const List = z.object({ items: z.array(AccountHealth) });
const Usable = z.object({ items: z.array(UsableBinding) });
const onScreen = async (id: string) => {
  const { items } = List.parse((await consents.call(nora, '/control/account/list')).data);
  return items.find((one) => one.id === id);
};
const offered = async (id: string) => {
  const { items } = Usable.parse((await consents.call(nora, '/control/account/usable')).data);
  return items.find((one) => one.id === id)?.usable;
};
const stateOf = async (id: string) => (await loadAccount(room.context, id))?.state;

it('the screen and the composer say so, a post that waits is held with its reason, and authorised anew it goes out', async () => {
  const ticket = await consents.ticketOf(nora, 31);
  const { choices } = z
    .object({ choices: z.array(z.object({ externalId: z.string() })) })
    .parse((await consents.call(nora, `/om/channel/auth/choices?ticket=${ticket}`)).data);
  const externalIds = choices.slice(0, 1).map(({ externalId }) => externalId);
  const bind = async (by: TestConsents, given: string) => {
    const { data } = await by.call(nora, '/om/channel/auth/bind', { ticket: given, externalIds });
    return z.object({ bound: z.array(z.object({ id: z.string() })) }).parse(data).bound[0]?.id ?? '';
  };
  const before = testConsents(room.context);
  const id = await bind(before, await before.ticketOf(nora, 31));
  const waiting = await room.publish({ id }, 'Sent once it may be');

  await checkSeals(other, wakeWaiting);
  expect(await onScreen(id)).toMatchObject({ usable: false, scopes: { told: false, missing: [] } });
  expect(await offered(id)).toBe(false);
  const held = await advanceUntil(other, waiting, ['auth-required']);
  expect(held).toMatchObject({ state: 'auth-required', reason: 'reason-sign-in-expired' });
  const told = await room.context.db.selectFrom('outbox').select('kind').execute();
  expect(told.map(({ kind }) => kind)).toContain('sign-in-expired');

  expect(await bind(consents, await consents.ticketOf(nora, 31))).toBe(id);
  expect(await onScreen(id)).toMatchObject({ usable: true, scopes: { told: true } });
  expect((await advanceUntil(other, waiting, ['published'])).state).toBe('published');
  await checkSeals(other, wakeWaiting);
  expect(await offered(id)).toBe(true);
  await before.app.close();
});

it('with the key back they are as they were, and what waited goes on; whoever was signed out before stays so', async () => {
  const account = await room.account('twitter');
  const lapsed = await room.account('twitter');
  await room.context.db
    .updateTable('channel_account')
    .set({ state: 'auth-required' })
    .where('id', '=', lapsed.id)
    .execute();
  const waiting = await room.publish(account, 'Sent after the right key');
  await checkSeals(other, wakeWaiting);
  expect((await advanceUntil(other, waiting, ['auth-required'])).state).toBe('auth-required');
  await checkSeals(room.context, wakeWaiting);
  expect([await stateOf(account.id), await stateOf(lapsed.id)]).toEqual(['usable', 'auth-required']);
  expect((await room.advance(waiting, ['published'])).state).toBe('published');
});

it('one that was bound under another key while this process ran is held too, and no call ends in a fault', async () => {
  const account = await room.account('twitter');
  const waiting = await room.publish(account, 'Not tried for ever');
  expect((await consents.call(nora, '/control/account/list')).status).toBe(200);
  expect(await refreshAccount(other, account.id)).toMatchObject({ ok: false, failure: { kind: 'auth' } });
  expect((await advanceUntil(other, waiting, ['auth-required'])).state).toBe('auth-required');
  expect(await stateOf(account.id)).toBe('auth-required');
});

it('a consent that was to be given back waits for the right key, and holds up nobody', async () => {
  const account = await room.account('twitter');
  const { db } = room.context;
  const { sealed } = await db
    .selectFrom('account_token')
    .select('sealed')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('channel_account').set({ state: 'removed' }).where('id', '=', account.id).execute();
  await db.transaction().execute((tx) => insertRevocation(tx, account.id, sealed));
  expect(await revokeGrants(other)).toBe(1);
  const left = await db
    .selectFrom('revocation')
    .select('tries')
    .where('account_id', '=', account.id)
    .execute();
  expect([left, await listDueRevocations(db, 9)]).toEqual([[{ tries: 0 }], []]);
});

it('one that was removed meanwhile is not brought back with the key, and nobody is woken for it', async () => {
  const { id } = await room.account('twitter');
  await checkSeals(other, wakeWaiting);
  const account = room.context.db.updateTable('channel_account').where('id', '=', id);
  await account.set({ state: 'removed' }).execute();
  const woken: string[] = [];
  await checkSeals(room.context, async (_context, _tx, ids) => {
    woken.push(...ids);
  });
  expect([await stateOf(id), woken.includes(id)]).toEqual(['removed', false]);
});

it('a process that runs takes back what a stranger shut, and shuts nothing itself', async () => {
  const { id } = await room.account('twitter');
  await checkSeals(other, wakeWaiting, 'again');
  expect(await stateOf(id)).toBe('usable');
  await checkSeals(other, wakeWaiting);
  expect(await stateOf(id)).toBe('auth-required');
  await checkSeals(room.context, wakeWaiting, 'again');
  expect(await stateOf(id)).toBe('usable');
});
