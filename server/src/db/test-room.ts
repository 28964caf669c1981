// One newsroom for all tests of a file, as each of them finds it: no faults left, the clock true; and the doors of publishing before it.
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Context, Pace } from '../context.ts';
import type { ContentSource } from '../features/publishing/queue-publications.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { answerErrors } from '../http/errors.ts';
import { fromContent, testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { moveClock } from './test-turns.ts';

export type Give = (room: Newsroom) => void | Promise<void>;

export function keepNewsroom(give: Give, pace: Partial<Pace> = {}): void {
  let room: Newsroom;
  beforeAll(async () => {
    room = await testNewsroom(pace);
    await give(room);
  });
  afterEach(async () => {
    await room.sandbox.liftFaults();
    await moveClock(room, 0);
  });
  afterAll(() => room.close());
}

/** For `inject`; whoever opened them closes them. */
export function openPublishingDoors(context: Context, source: ContentSource = fromContent): FastifyInstance {
  const app = fastify();
  answerErrors(app);
  publishingRoutes(app, context, source);
  return app;
}
