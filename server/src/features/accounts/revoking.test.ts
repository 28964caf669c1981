// Unbinding gives the consent back to its platform: after the account is gone, not while another lives by it, and only what is still wanted gone.
import type { Token } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';
import { refreshAccount } from './refresh-account.ts';
import { removeAccounts } from './remove-accounts.ts';
import { revokeGrants } from './revoke-grants.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk.close());

/** All of one consent that may be written on: one at least. */
async function bind(channelId: number): Promise<[string, ...string[]]> {
  const [first = '', ...rest] = await desk.bind(channelId);
  return [first, ...rest];
}
const unbind = (...ids: string[]) =>
  removeAccounts(desk.context, desk.maya, { ids, isBusy: () => Promise.resolve(false) });

async function tokenOf(id: string): Promise<Token> {
  const loaded = await loadAccount(desk.context, id);
  if (!loaded) throw new Error(`no token of ${id}`);
  return loaded.account.token;
}
/** What the platform itself says of it: it renews only what lives. */
async function livesAt(key: string, token: Token): Promise<boolean> {
  const channel = channels.find((one) => one.key === key);
  if (!channel?.connect.refresh) throw new Error(`${key} renews nothing`);
  const outside = openOutside(desk.context, channel, { timeoutMs: 5_000 });
  return (await channel.connect.refresh(outside, token)).ok;
}
const rows = () => desk.context.db.selectFrom('revocation').selectAll().execute();
const later = () => sql`update revocation set next_at = herald_now()`.execute(desk.context.db);

describe('unbinding', () => {
  it('removes the account at once and asks nobody; the consent is given back after it, and what was kept of it is forgotten', async () => {
    const [id] = await bind(32);
    const token = await tokenOf(id);
    const down = { ...desk.context, outsideFetch: () => () => Promise.reject(new Error('asked')) };
    await removeAccounts(down, desk.maya, { ids: [id], isBusy: () => Promise.resolve(false) });
    expect(await loadAccount(desk.context, id)).toBeNull();
    expect(JSON.stringify(await rows())).not.toContain(token.access);
    await revokeGrants(desk.context);
    expect(await rows()).toEqual([]);
    expect(await livesAt('twitter', token)).toBe(false);
  });

  it('goes on asking a platform that does not answer, after a wait, and not for ever', async () => {
    const [id] = await bind(32);
    await unbind(id);
    const down = { ...desk.context, outsideFetch: () => () => Promise.reject(new Error('down')) };
    expect([await revokeGrants(down), await revokeGrants(down)]).toEqual([1, 0]);
    expect(await rows()).toMatchObject([{ account_id: id, tries: 1 }]);
    for (let tries = 1; tries < 6; tries += 1) {
      await later();
      await revokeGrants(down);
    }
    expect(await rows()).toEqual([]);
  });

  it('of one whose token cannot be read any more holds up nobody behind it', async () => {
    const [broken] = await bind(32);
    await unbind(broken);
    await sql`update revocation set sealed = 'nonsense'`.execute(desk.context.db);
    const [sound] = await bind(34);
    await unbind(sound);
    await revokeGrants(desk.context);
    expect(await rows()).toMatchObject([{ account_id: broken, tries: 0 }]);
    expect(await revokeGrants(desk.context)).toBe(0);
    await desk.context.db.deleteFrom('revocation').execute();
  });

  it('of one of several groups leaves the consent they share; it is given back with the last', async () => {
    const [first, ...others] = await bind(36);
    await unbind(first);
    expect(await rows()).toEqual([]);
    for (const id of others) expect(await refreshAccount(desk.context, id)).toMatchObject({ ok: true });
    const token = await tokenOf(others[0] ?? '');
    await unbind(...others);
    expect(await rows()).toHaveLength(1);
    await revokeGrants(desk.context);
    expect([await rows(), await livesAt('vk-group', token)]).toEqual([[], false]);
  });

  it('of an account that is bound again before the platform was asked gives nothing back', async () => {
    const [id] = await bind(32);
    const before = await tokenOf(id);
    await unbind(id);
    expect(await bind(32)).toEqual([id]);
    await revokeGrants(desk.context);
    expect(await rows()).toEqual([]);
    expect(await livesAt('twitter', before)).toBe(true);
    expect(await refreshAccount(desk.context, id)).toMatchObject({ ok: true });
  });

  it('of a page gives nothing back: it would end every page bound through the same person', async () => {
    await unbind(...(await bind(31)));
    expect(await rows()).toEqual([]);
  });
});
