// Holds the way to the platforms to its deadline: it bars what is irreversible, and nothing that follows it.
import { largestAnswerBytes } from '@herald/channels/ask.ts';
import { neverSent } from '@herald/channels/never-sent.ts';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutsideFetch } from './outside-fetch.ts';

const packed = gzipSync(Buffer.alloc(64 * 1_048_576));
const heard: string[] = [];
const asked: { headers: IncomingHttpHeaders; body: string }[] = [];
let address = '';
const platform = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  else if (request.url === '/misdirected') response.writeHead(421).end('Misdirected Request');
  else if (request.url === '/gzip')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"id":"1"}'));
  else if (request.url === '/br')
    response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('{"id":"1"}'));
  else if (request.url === '/half') {
    response.writeHead(200, { 'content-length': '10' }).write('{"id"');
    setTimeout(() => response.destroy(), 20);
  } else if (request.url === '/form?a=1') {
    void text(request).then((body) => {
      asked.push({ headers: request.headers, body });
      response.end('{}');
    });
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

it.each(['gzip', 'br'])('reads what was packed with %s though nobody asked for it', async (packing) => {
  const answer = await openOutsideFetch(reach)({ timeoutMs: 5_000 })(`${address}/${packing}`, {
    method: 'GET',
  });
  expect(await answer.text()).toBe('{"id":"1"}');
});

it('takes an answer that breaks off for no answer, and for sent', async () => {
  const call = openOutsideFetch(reach)({ timeoutMs: 5_000 })(`${address}/half`, {
    method: 'POST',
    body: 'x',
  });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(neverSent(error)).toBe(false);
});

it('knows that nothing was sent where nobody listens', async () => {
  const call = openOutsideFetch(reach)({ timeoutMs: 5_000 })('http://127.0.0.1:1/', { method: 'POST' });
  expect(neverSent(await call.catch((thrown: unknown) => thrown))).toBe(true);
});

it('sends what it was given with its length, on a connection that ends with the call', async () => {
  const body = new URLSearchParams({ message: 'Glocken 鐘' });
  await openOutsideFetch(reach)({ timeoutMs: 5_000 })(`${address}/form?a=1`, { method: 'POST', body });
  await openOutsideFetch(reach)({ timeoutMs: 5_000 })(`${address}/form?a=1`, { method: 'DELETE' });
  const host = new URL(address).host;
  const always = { host, 'user-agent': 'Herald', 'accept-encoding': 'identity', connection: 'close' };
  const type = 'application/x-www-form-urlencoded;charset=UTF-8';
  expect(asked).toEqual([
    {
      body: 'message=Glocken+%E9%90%98',
      headers: { ...always, 'content-type': type, 'content-length': '25' },
    },
    { body: '', headers: always },
  ]);
});

it('asks once after the answer 421, which is an answer as any other', async () => {
  heard.length = 0;
  const call = openOutsideFetch(reach)({ timeoutMs: 5_000, sendBefore: performance.now() + 5_000 });
  const { status } = await call(`${address}/misdirected`, { method: 'POST', body: 'words' });
  expect(heard).toEqual(['POST /misdirected']);
  expect(status).toBe(421);
});
