// A newsroom with two who may do all of publishing, Maya and Ines of one desk, and the door of publishing over the wire.
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { keepNewsroom } from '../db/test-room.ts';
import { allPublishingSigns, type Newsroom } from '../test-newsroom.ts';
import { openPublishingDoors } from './test-doors.ts';

export type Editors = { readonly room: Newsroom; readonly app: FastifyInstance; readonly ines: TestActor };

export function keepEditors(give: (begun: Editors) => void): void {
  let app: FastifyInstance;
  keepNewsroom(async (room) => {
    app = openPublishingDoors(room.context);
    const ines = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    give({ room, app, ines });
  });
  afterAll(() => app.close());
}
