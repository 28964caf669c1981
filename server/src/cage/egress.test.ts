// The egress, asked as a browser asks a proxy: names that lead inside, that change where they lead, and what is neither page nor port of the web.
import { createServer, request, type Server } from 'node:http';
import { createServer as createPlain, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEgress } from './egress.ts';

const outside = { address: '93.184.216.34' };
const inside = { address: '127.0.0.1' };
let hits = 0;
let canary: Server;

beforeAll(async () => {
  canary = createServer((_request, response) => {
    hits += 1;
    response.end('inside');
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  canary.closeAllConnections();
  await new Promise((done) => canary.close(done));
});

/** What it answers to a way into `place`, asked as https is, and to a page of it, asked as http is. */
async function askFor(port: number, place: string): Promise<number[]> {
  const tunnel = new Promise<number>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: place, agent: false });
    asked.once('connect', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      done(statusCode);
    });
    asked.once('error', fail).end();
  });
  const page = new Promise<number>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path: `http://${place}/`, agent: false });
    asked.once('response', ({ statusCode = 0 }) => done(statusCode));
    asked.once('error', fail).end();
  });
  return Promise.all([tunnel, page]);
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

it('a name that leads outside when it is judged first, and inside when it is opened, stays closed (S18, rebinding)', async () => {
  let asked = 0;
  const egress = await openEgress([], async () => [(asked += 1) === 1 ? outside : inside]);
  expect(await egress.admits(new URL('http://rebinds.example/'))).toBe(true);
  expect(await askFor(egress.port, 'rebinds.example:80')).toEqual([403, 403]);
  expect(egress.refused('rebinds.example:80')).toBe(true);
  // Each connection goes to what was judged for it: no name is asked for twice.
  expect(asked).toBe(3);
  await egress.close();
});

it('a name with one address outside and one inside is closed (S19)', async () => {
  const egress = await openEgress([], async () => [outside, { address: '10.1.2.3' }]);
  expect(await egress.admits(new URL('https://both.example/'))).toBe(false);
  expect(await askFor(egress.port, 'both.example:443')).toEqual([403, 403]);
  await egress.close();
});

it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.7', '100.64.0.1', '0.0.0.0'])(
  'an address inside is closed at every port: %s (S01 to S17)',
  async (host) => {
    const egress = await openEgress([]);
    expect(await askFor(egress.port, `${host}:80`)).toEqual([403, 403]);
    expect(await askFor(egress.port, `${host}:${portOf(canary)}`)).toEqual([403, 403]);
    expect(hits).toBe(0);
    await egress.close();
  },
);

it('outside, ports that no page has are closed', async () => {
  const egress = await openEgress([], async () => [outside]);
  expect(await askFor(egress.port, 'mail.example:25')).toEqual([403, 403]);
  await egress.close();
});

it('the place that the settings name is open, the port beside it is not', async () => {
  const other = createPlain();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const egress = await openEgress([`http://127.0.0.1:${portOf(canary)}`]);
  expect(await askFor(egress.port, `127.0.0.1:${portOf(canary)}`)).toEqual([200, 200]);
  expect(await askFor(egress.port, `127.0.0.1:${portOf(other)}`)).toEqual([403, 403]);
  await egress.close();
  await new Promise((done) => other.close(done));
});
