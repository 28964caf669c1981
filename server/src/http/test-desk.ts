// A desk for tests of accounts: Maya who may bind them, a sandbox that asks for consent, and the door of accounts over the wire.
import { channels } from '@herald/channels/registry.ts';
import { z } from 'zod';
import type { Pace } from '../context.ts';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { testConsents, type TestConsents } from './test-consents.ts';
import { testSandbox, type TestSandbox } from './test-sandbox.ts';

/** What whoever binds accounts may do. */
export const bindingSigns: readonly string[] = ['account:bind', 'fMFzqi'];

const Choices = z.object({ choices: z.array(z.object({ externalId: z.string(), usable: z.boolean() })) });
const Bound = z.object({ bound: z.array(z.object({ id: z.string() })) });

export type TestDesk = TestContext & {
  sandbox: TestSandbox;
  consents: TestConsents;
  maya: TestActor;
  /** A consent agreed to: its ticket, and what of it may be written on. */
  offered(channelId: number): Promise<{ ticket: string; externalIds: string[] }>;
  /** Binds all of one consent that may be written on; the ids. */
  bind(channelId: number): Promise<string[]>;
};

export async function testDesk(pace: Partial<Pace> = {}): Promise<TestDesk> {
  const sandbox = await testSandbox();
  const { environment } = sandbox;
  const world = await testContext({ channels, environment, pace: { clientTimeoutMs: 10_000, ...pace } });
  const consents = testConsents(world.context);
  const maya = await testActor(world.context, { department: 'Desk', signs: bindingSigns });
  const offered: TestDesk['offered'] = async (channelId) => {
    const ticket = await consents.ticketOf(maya, channelId);
    const { data } = await consents.call(maya, `/om/channel/auth/choices?ticket=${ticket}`);
    const usable = Choices.parse(data).choices.filter((one) => one.usable);
    return { ticket, externalIds: usable.map((one) => one.externalId) };
  };
  return {
    ...world,
    sandbox,
    consents,
    maya,
    offered,
    bind: async (channelId) => {
      const made = await consents.call(maya, '/om/channel/auth/bind', await offered(channelId));
      return Bound.parse(made.data).bound.map(({ id }) => id);
    },
    close: async () => {
      await consents.app.close();
      await world.close();
      sandbox.close();
    },
  };
}
