// The doors of one feature alone, for tests: its routes with their refusals; whoever opened them closes them.
import { fastify, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mediaRoutes } from '../features/media/routes.ts';
import type { ContentSource } from '../features/publishing/queue-publications.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { fromContent } from '../test-newsroom.ts';
import { answerErrors } from './errors.ts';

/** For `inject`. */
export function openPublishingDoors(context: Context, source: ContentSource = fromContent): FastifyInstance {
  const app = fastify();
  answerErrors(app);
  publishingRoutes(app, context, source);
  return app;
}

/** On a free port. */
export async function openMediaDoors(context: Context): Promise<{ app: FastifyInstance; origin: string }> {
  const app = fastify();
  answerErrors(app);
  mediaRoutes(app, context);
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
