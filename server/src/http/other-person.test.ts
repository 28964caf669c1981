import { personHeader } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../db/test-actor.ts';
import { boundRoutes } from './route.ts';
import { testOffice, type TestOffice } from './test-office.ts';

let office: TestOffice;
let ben: TestActor;
beforeAll(async () => {
  office = await testOffice();
  ben = await office.someone(signs.edits);
});
afterAll(() => office.close());

const answerTo = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, meant?: string) => {
  const headers = { ...office.ada.bearer, ...(meant === undefined ? {} : { [personHeader]: meant }) };
  const answer = await office.app.inject({ method, url: `/prod-api${path}`, headers });
  return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
};

it('a page that somebody else opened does nothing in the name of who is signed in now, on any route', async () => {
  const guarded = boundRoutes(office.app).filter(({ endpoint }) => endpoint.permission !== 'anyone');
  const letIn: string[] = [];
  for (const { method, path } of guarded) {
    const { code, status } = await answerTo(method, path, ben.personId);
    if (code !== 409_059 || status !== 409) letIn.push(`${method} ${path}: ${code}`);
  }
  expect(guarded.length).toBeGreaterThan(150);
  expect(letIn).toEqual([]);
});

it('is told as whom; the page’s own person, and a call that names nobody, are answered as ever', async () => {
  const info = '/control/user/info';
  expect((await answerTo('GET', info, ben.personId)).message).toContain(office.ada.name);
  expect((await answerTo('GET', info, office.ada.personId)).code).toBe(200);
  expect((await answerTo('GET', info)).code).toBe(200);
});
