import { namesPerson, personHeader } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../db/test-actor.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { boundRoutes } from './route.ts';
import { testOffice, type TestOffice } from './test-office.ts';

let office: TestOffice;
let ben: TestActor;
beforeAll(async () => {
  office = await testOffice();
  ben = await office.someone(signs.edits);
});
afterAll(() => office.close());

const answerTo = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  meant?: string,
  payload?: object,
) => {
  const headers = { ...office.ada.bearer, ...(meant === undefined ? {} : { [personHeader]: meant }) };
  const answer = await office.app.inject({
    method,
    url: `/prod-api${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
};

/** Ada's session with a refresh token that this test knows. */
const renewable = async () => {
  const refreshToken = newSecret();
  await office.context.db
    .updateTable('session')
    .set({ refresh_hash: hashOf(refreshToken) })
    .where('id', '=', office.ada.sessionId)
    .execute();
  return refreshToken;
};

it('a page that somebody else opened does nothing in the name of who is signed in now, on any route', async () => {
  const refreshToken = await renewable();
  const guarded = boundRoutes(office.app).filter(({ endpoint }) => namesPerson(endpoint));
  const letIn: string[] = [];
  for (const { method, path } of guarded) {
    const asked = path === '/control/user/refreshToken' ? { refreshToken } : undefined;
    const { code, status } = await answerTo(method, path, ben.personId, asked);
    if (code !== 409_059 || status !== 409) letIn.push(`${method} ${path}: ${code}`);
  }
  expect(guarded.length).toBeGreaterThan(150);
  expect(letIn).toEqual([]);
  expect(guarded.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/control/user/logout', '/control/user/refreshToken']),
  );
});

it('is told as whom; the page’s own person, and a call that names nobody, are answered as ever', async () => {
  const info = '/control/user/info';
  expect((await answerTo('GET', info, ben.personId)).message).toContain(office.ada.name);
  expect((await answerTo('GET', info, office.ada.personId)).code).toBe(200);
  expect((await answerTo('GET', info)).code).toBe(200);
});

it('neither renews nor ends the session of who is signed in now; their own page does both', async () => {
  const info = '/control/user/info';
  const refreshToken = await renewable();
  const renewal = '/control/user/refreshToken';
  expect((await answerTo('POST', renewal, ben.personId, { refreshToken })).message).toContain(
    office.ada.name,
  );
  expect((await answerTo('POST', '/control/user/logout', ben.personId, {})).message).toContain(
    office.ada.name,
  );
  expect((await answerTo('GET', info)).code).toBe(200);
  expect((await answerTo('POST', renewal, office.ada.personId, { refreshToken })).code).toBe(200);
  expect((await answerTo('POST', '/control/user/logout', office.ada.personId, {})).code).toBe(200);
  expect((await answerTo('GET', info)).code).toBe(101_101);
});
