// One uploader for all tests of a file over one store: somebody of the desk, the door of media over the wire, and what the store holds.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { testActor, type TestActor } from '../db/test-actor.ts';
import type { StoreView } from '../files/test-store-view.ts';
import type { TestStore } from '../files/test-stores.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { openMediaDoors } from './test-doors.ts';

export type Uploads = {
  readonly world: TestContext;
  readonly maya: TestActor;
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly view: StoreView;
};

export function keepUploads(store: TestStore, give: (begun: Uploads) => void): void {
  let begun: Uploads;
  beforeAll(async () => {
    const world = await testContext({ environment: store.environment });
    const view = store.view(world.context.config.dataFolder);
    const maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    begun = { world, maya, view, ...(await openMediaDoors(world.context)) };
    give(begun);
  });
  afterAll(async () => {
    await begun.app.close();
    await begun.world.close();
  });
}
