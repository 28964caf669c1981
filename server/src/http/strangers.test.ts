// The permission matrix, its objects: for every call that names one, what a stranger of another department, a colleague and whoever sees all are answered; reviewed by hand.
import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import { hasBody, isDeed, type Endpoint } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../api.ts';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { makeObjects } from './test-objects.ts';
import { objectRules, ofTheHouse } from './test-object-rules.ts';

let room: Newsroom;
let app: FastifyInstance;
let objects: Readonly<Record<string, string>>;
let actors: Readonly<Record<'stranger' | 'colleague' | 'all', TestActor>>;
const mostSigns = Object.values(signs).filter(
  (sign) => sign !== signs.seesAll && sign !== signs.hidesAccounts,
);
const secret = `Kestrel ${randomUUID()}`;

beforeAll(async () => {
  room = await testNewsroom();
  app = await buildApi(room.context);
  objects = await makeObjects(room, secret);
  const actor = (department: string, more: readonly string[] = []) =>
    testActor(room.context, { department, signs: [...mostSigns, ...more] });
  actors = {
    stranger: await actor('Sport'),
    colleague: await actor(room.maya.department),
    all: await actor('House', [signs.seesAll]),
  };
});
afterAll(async () => {
  await app.close();
  await room.close();
});

/** What a field must be called to name an object, or what leads to one. */
const naming = /^(id|ids|key)$|[a-z](Id|Ids|id|ids)$|GUIDs?$|pkguid|^bids?$|^url$|videoUrl/;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const fieldsOf = ({ input }: Endpoint): string[] =>
  'shape' in input && typeof input.shape === 'object' && input.shape !== null ? Object.keys(input.shape) : [];

it('every call that names an object stands in the table or is of the whole house, and no other does', () => {
  const asked = allEndpoints.filter(
    (one) => one.permission !== 'anyone' && fieldsOf(one).some((field) => naming.test(field)),
  );
  const listed = [...Object.keys(objectRules), ...Object.keys(ofTheHouse)];
  expect(new Set(listed).size).toBe(listed.length);
  expect(asked.map((one) => nameOf(one)).filter((name) => !listed.includes(name))).toEqual([]);
  const known = new Set(allEndpoints.map((one) => nameOf(one)));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

const Sent = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

async function ask(endpoint: Endpoint, sends: object, actor: TestActor) {
  const filled = Sent.parse(
    JSON.parse(
      JSON.stringify(sends).replaceAll(/\$(\w+)/g, (_, name: string) => objects[name] ?? `no ${name}`),
    ),
  );
  const fields = Object.entries(filled).map(([key, value]): [string, string] => [key, String(value)]);
  const query = hasBody[endpoint.method] ? '' : `?${new URLSearchParams(fields).toString()}`;
  const answer = await app.inject({
    method: endpoint.method,
    url: `/prod-api${endpoint.path}${query}`,
    headers: actor.bearer,
    ...(hasBody[endpoint.method] ? { payload: filled } : {}),
  });
  return { code: Envelope.parse(answer.json()).code, tells: answer.body.includes(secret) };
}

it('another department’s object is neither told nor touched; a colleague and who sees all read what the table says', async () => {
  const found: Record<string, unknown> = {};
  const told: string[] = [];
  for (const endpoint of allEndpoints) {
    const name = nameOf(endpoint);
    const rule = objectRules[name];
    if (!rule) continue;
    const who = isDeed(endpoint) ? (['stranger'] as const) : (['stranger', 'colleague', 'all'] as const);
    const answers: number[] = [];
    for (const one of who) {
      const { code, tells } = await ask(endpoint, rule.sends, actors[one]);
      answers.push(code);
      if (tells && (one === 'stranger' || code !== 200)) told.push(`${name} tells ${one}`);
    }
    found[name] = answers;
  }
  const table = Object.entries(objectRules).map(([name, { answers }]) => [name, answers]);
  expect(found).toEqual(Object.fromEntries(table));
  expect(told).toEqual([]);
}, 60_000);

it('after all that each object stands as it did', async () => {
  const owner: TestActor = room.maya;
  for (const [name, path] of [
    ['package', '/content/contentList/query?id='],
    ['draft', '/content/contentList/draft/query?id='],
    ['schedule', '/content/schedulepubmaterial/detail?id='],
    ['template', '/content/template/query?id='],
    ['material', '/content/material/query?id='],
  ] as const) {
    const answer = await app.inject({ url: `/prod-api${path}${objects[name]}`, headers: owner.bearer });
    expect([name, answer.statusCode, answer.body.includes(secret)]).toEqual([name, 200, true]);
  }
});
