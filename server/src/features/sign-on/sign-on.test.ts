import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../../api.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port: world.context.config.port });
});
afterAll(async () => {
  await app.close();
  await world.close();
});
describe('x', () => {
  it('y', async () => {
    const r = await fetch(`${world.context.config.origin}/prod-api/control/user/oidc/start`, { redirect: 'manual' });
    console.log(r.status, r.headers, await r.text());
    const l = await fetch(r.headers.get('location') ?? '', { redirect: 'manual' });
    console.log(l.status, l.headers, await l.text());
    expect(l.status).toBe(303);
  });
});
