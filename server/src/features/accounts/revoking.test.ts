// Unbinding gives the consent back to its platform: after the account is gone, not while another lives by it, and only what is still wanted gone.
import type { Token } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { testSandbox, type TestSandbox } from '../../http/test-sandbox.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';
import { refreshAccount } from './refresh-account.ts';
import { removeAccounts } from './remove-accounts.ts';
import { revokeGrants } from './revoke-grants.ts';

let sandbox: TestSandbox;
let world: TestContext;
let consents: TestConsents;
let maya: TestActor;

beforeAll(async () => {
  sandbox = await testSandbox();
  const { environment } = sandbox;
  world = await testContext({ channels, environment, pace: { clientTimeoutMs: 10_000 } });
  consents = testConsents(world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: ['account:bind', 'fMFzqi'] });
});
afterAll(async () => {
  await consents.app.close();
  await world.close();
  sandbox.close();
});

const Choices = z.object({ choices: z.array(z.object({ externalId: z.string(), usable: z.boolean() })) });
const Bound = z.object({ bound: z.array(z.object({ id: z.string() })) });

/** All of one consent that may be written on. */
async function bind(channelId: number): Promise<[string, ...string[]]> {
  const ticket = await consents.ticketOf(maya, channelId);
  const offered = await consents.call(maya, `/om/channel/auth/choices?ticket=${ticket}`);
  const usable = Choices.parse(offered.data).choices.filter((one) => one.usable);
  const externalIds = usable.map((one) => one.externalId);
  const made = await consents.call(maya, '/om/channel/auth/bind', { ticket, externalIds });
  const [first = '', ...rest] = Bound.parse(made.data).bound.map(({ id }) => id);
  return [first, ...rest];
}
const unbind = (...ids: string[]) =>
  removeAccounts(world.context, maya, { ids, isBusy: () => Promise.resolve(false) });

async function tokenOf(id: string): Promise<Token> {
  const loaded = await loadAccount(world.context, id);
  if (!loaded) throw new Error(`no token of ${id}`);
  return loaded.account.token;
}
/** What the platform itself says of it: it renews only what lives. */
async function livesAt(key: string, token: Token): Promise<boolean> {
  const channel = channels.find((one) => one.key === key);
  if (!channel?.connect.refresh) throw new Error(`${key} renews nothing`);
  const outside = openOutside(world.context, channel, { timeoutMs: 5_000 });
  return (await channel.connect.refresh(outside, token)).ok;
}
const rows = () => world.context.db.selectFrom('revocation').selectAll().execute();
const later = () => sql`update revocation set next_at = herald_now()`.execute(world.context.db);

describe('unbinding', () => {
  it('removes the account at once and asks nobody; the consent is given back after it, and what was kept of it is forgotten', async () => {
    const [id] = await bind(32);
    const token = await tokenOf(id);
    const down = { ...world.context, outsideFetch: () => () => Promise.reject(new Error('asked')) };
    await removeAccounts(down, maya, { ids: [id], isBusy: () => Promise.resolve(false) });
    expect(await loadAccount(world.context, id)).toBeNull();
    expect(JSON.stringify(await rows())).not.toContain(token.access);
    await revokeGrants(world.context);
    expect(await rows()).toEqual([]);
    expect(await livesAt('twitter', token)).toBe(false);
  });

  it('goes on asking a platform that does not answer, after a wait, and not for ever', async () => {
    const [id] = await bind(32);
    await unbind(id);
    const down = { ...world.context, outsideFetch: () => () => Promise.reject(new Error('down')) };
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
    await sql`update revocation set sealed = 'nonsense'`.execute(world.context.db);
    const [sound] = await bind(34);
    await unbind(sound);
    await revokeGrants(world.context);
    expect(await rows()).toMatchObject([{ account_id: broken, tries: 0 }]);
    expect(await revokeGrants(world.context)).toBe(0);
    await world.context.db.deleteFrom('revocation').execute();
  });

  it('of one of several groups leaves the consent they share; it is given back with the last', async () => {
    const [first, ...others] = await bind(36);
    await unbind(first);
    expect(await rows()).toEqual([]);
    for (const id of others) expect(await refreshAccount(world.context, id)).toMatchObject({ ok: true });
    const token = await tokenOf(others[0] ?? '');
    await unbind(...others);
    expect(await rows()).toHaveLength(1);
    await revokeGrants(world.context);
    expect([await rows(), await livesAt('vk-group', token)]).toEqual([[], false]);
  });

  it('of an account that is bound again before the platform was asked gives nothing back', async () => {
    const [id] = await bind(32);
    const before = await tokenOf(id);
    await unbind(id);
    expect(await bind(32)).toEqual([id]);
    await revokeGrants(world.context);
    expect(await rows()).toEqual([]);
    expect(await livesAt('twitter', before)).toBe(true);
    expect(await refreshAccount(world.context, id)).toMatchObject({ ok: true });
  });

  it('of a page gives nothing back: it would end every page bound through the same person', async () => {
    await unbind(...(await bind(31)));
    expect(await rows()).toEqual([]);
  });
});
