// An office for tests of administration: an administrator who has every code, others who have fewer, and calls as each of them.
import type { Channel } from '@herald/channels/channel.ts';
import type { FastifyInstance } from 'fastify';
import { signs } from '@herald/contract/permissions.ts';
import { z } from 'zod';
import { buildApi } from '../api.ts';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { callAs } from './test-sign-in.ts';

const Made = z.object({ id: z.string() });
const everything = Object.values(signs).filter((sign) => sign !== signs.hidesAccounts);

export type TestOffice = TestContext & {
  app: FastifyInstance;
  ada: TestActor;
  someone(...held: string[]): Promise<TestActor>;
  call(by: TestActor, path: string, body?: object): ReturnType<typeof callAs>;
  /** The id of what a call made. */
  make(by: TestActor, path: string, body: object): Promise<string>;
  signIn(username: string, password: string): ReturnType<typeof callAs>;
};

export async function testOffice(
  environment: Readonly<Record<string, string>> = {},
  channels: readonly Channel[] = [],
): Promise<TestOffice> {
  const world = await testContext({ environment, channels });
  const app = await buildApi(world.context);
  const someone = (...held: string[]) => testActor(world.context, { department: 'Office', signs: held });
  const call: TestOffice['call'] = (by, path, body) =>
    callAs(app, by.bearer.authorization.replace('Bearer ', ''), path, body);
  return {
    ...world,
    app,
    ada: await someone(...everything),
    someone,
    call,
    make: async (by, path, body) => {
      const { code, message, data } = await call(by, path, body);
      if (code !== 200) throw new Error(`${path} answered ${code} ${message}`);
      return Made.parse(data).id;
    },
    signIn: (username, password) => callAs(app, null, '/control/user/login', { username, password }),
    close: async () => {
      await app.close();
      await world.close();
    },
  };
}
