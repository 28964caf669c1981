// Holds the way to the platforms to its deadline: it bars what is irreversible, and nothing that follows it.
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutsideFetch } from './outside-fetch.ts';

const heard: string[] = [];
let address = '';
const platform = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  if (request.url !== '/silent') response.end('{}');
});
beforeAll(async () => {
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
  const place = platform.address();
  if (place === null || typeof place === 'string') throw new Error('No port');
  address = `http://127.0.0.1:${place.port}`;
});
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});

const points: string[] = [];
const reach = async (point: string) => void points.push(point);
const afterItsDeadline = (timeoutMs = 5_000) =>
  openOutsideFetch(reach)({ timeoutMs, sendBefore: performance.now() - 1 });

it('sends nothing irreversible after its deadline', async () => {
  const call = afterItsDeadline()(`${address}/video`, { method: 'POST' });
  await expect(call).rejects.toMatchObject({ code: 'HERALD_SEND_DEADLINE' });
  expect(heard).toEqual([]);
});

it('still sends what follows, passing no point of the irreversible call', async () => {
  const answer = await afterItsDeadline()(`${address}/cover`, { method: 'POST', body: 'x', follows: true });
  expect(answer.status).toBe(200);
  expect(heard).toEqual(['POST /cover']);
  expect(points).toEqual([]);
});

it('waits no longer for what follows than for any call', async () => {
  const call = afterItsDeadline(100)(`${address}/silent`, { method: 'GET', follows: true });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});
