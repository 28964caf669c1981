// Holds the way to the platforms to its deadline: it bars what is irreversible, and nothing that follows it.
import { largestAnswerBytes } from '@herald/channels/ask.ts';
import { neverSent } from '@herald/channels/never-sent.ts';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutsideFetch } from './outside-fetch.ts';

const packed = gzipSync(Buffer.alloc(64 * 1_048_576));
const heard: string[] = [];
let isClosing = false;
let address = '';
const platform = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  else if (request.url === '/misdirected') {
    if (isClosing) platform.close();
    response.writeHead(421, { connection: 'close' }).end('Misdirected Request');
  } else if (request.url !== '/silent') response.end('{}');
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

it('S31: keeps of an answer that unpacks to much no more than shows that it is too large', async () => {
  const answer = await openOutsideFetch(reach)({ timeoutMs: 5_000 })(`${address}/bomb`, { method: 'GET' });
  const { byteLength } = await answer.arrayBuffer();
  expect(byteLength).toBeGreaterThan(largestAnswerBytes);
  expect(byteLength).toBeLessThan(2 * largestAnswerBytes);
});

it.each([
  ['another connection is to be had', false],
  ['nobody is there for another connection', true],
])('asks once after the answer 421, where %s, and takes nothing for never sent', async (_, closes) => {
  heard.length = 0;
  isClosing = closes;
  const call = openOutsideFetch(reach)({ timeoutMs: 5_000, sendBefore: performance.now() + 5_000 });
  const ended = await call(`${address}/misdirected`, { method: 'POST', body: 'words' }).catch(
    (error: unknown) => error,
  );
  expect(heard).toEqual(['POST /misdirected']);
  expect(ended).toBeInstanceOf(Error);
  expect(neverSent(ended)).toBe(false);
});
