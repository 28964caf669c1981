// What our own contract does not know is told as our fault, and not as bad input of whoever asked.
import type { Endpoint } from '@herald/contract/endpoint.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testContext } from '../test-context.ts';
import { answerErrors } from './errors.ts';
import { openRoute } from './route.ts';

const endpoint = {
  method: 'GET',
  path: '/unfit-answer',
  summary: 'Answers what its contract does not know.',
  input: z.object({}),
  output: z.enum(['reason-of-today']).or(z.string().max(3)),
  permission: 'anyone',
} as const satisfies Endpoint;

it('an answer that a newer Herald wrote is no bad input', async () => {
  const world = await testContext();
  const app = Fastify();
  answerErrors(app);
  openRoute(app, world.context, endpoint, () => Promise.resolve('reason-of-tomorrow'));
  const answer = await app.inject({ url: '/prod-api/unfit-answer' });
  expect([answer.statusCode, answer.json().data.code]).toEqual([500, 'internal']);
  expect(answer.body).not.toContain('reason');
  await app.close();
  await world.close();
});
