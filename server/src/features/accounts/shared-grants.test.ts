// Groups of VK bound in one consent share one refresh token that works once: it is renewed for all of them, whichever asks.
import { channels } from '@herald/channels/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { testSandbox, type TestSandbox } from '../../http/test-sandbox.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { findAccounts } from './store/accounts.ts';
import { loadAccount } from './load-account.ts';
import { refreshAccount } from './refresh-account.ts';

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

/** All groups of one consent that may be written on. */
async function bindGroups(): Promise<string[]> {
  const ticket = await consents.ticketOf(maya, 36);
  const offered = await consents.call(maya, `/om/channel/auth/choices?ticket=${ticket}`);
  const usable = Choices.parse(offered.data).choices.filter((one) => one.usable);
  const externalIds = usable.map((one) => one.externalId);
  const made = await consents.call(maya, '/om/channel/auth/bind', { ticket, externalIds });
  return Bound.parse(made.data).bound.map(({ id }) => id);
}
const tokenOf = async (id: string) => (await loadAccount(world.context, id))?.account.token;

describe('groups of one consent', () => {
  it('are renewed one after the other, and each has the token that is good', async () => {
    const [first = '', second = '', ...rest] = await bindGroups();
    expect([first, second, ...rest].length).toBeGreaterThan(1);
    const before = await tokenOf(first);
    expect(await tokenOf(second)).toEqual(before);
    for (const id of [first, second, first]) {
      const { context } = world;
      expect(await refreshAccount(context, id)).toMatchObject({ ok: true });
      expect(await tokenOf(first)).toEqual(await tokenOf(second));
    }
    expect(await tokenOf(first)).not.toEqual(before);
  });

  it('renewed all at the same moment, none of them spends a token that is spent', async () => {
    const ids = await bindGroups();
    const answers = await Promise.all(ids.map((id) => refreshAccount(world.context, id)));
    expect(answers.map(({ ok }) => ok)).toEqual(ids.map(() => true));
    const states = (await findAccounts(world.context.db, ids)).map(({ state }) => state);
    expect(states).toEqual(ids.map(() => 'usable'));
  });

  it('of two consents are two grants: the end of one leaves the other as it is', async () => {
    const ids = await bindGroups();
    const rows = () =>
      world.context.db
        .selectFrom('account_token')
        .select('grant_id')
        .where('account_id', 'in', ids)
        .distinct()
        .execute();
    const [was, ...others] = await rows();
    expect(others).toEqual([]);
    await bindGroups();
    expect(await rows()).not.toEqual([was]);
  });
});
