// Egress: the one way out of a caged browser, a proxy of ours on loopback that judges every connection by the address rules (hostile.md §3).
import { lookup as lookupName } from 'node:dns/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, isIP, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPublicAddress } from '../http/public-address.ts';

export type Egress = {
  readonly port: number;
  /** Whether anybody may go there as of now; each connection is judged again. */
  admits(url: URL): Promise<boolean>;
  /** What became of the ways to this host and port, as in `example.com:443`, or to any: refused, never answered, or neither. */
  refused(place?: string): boolean;
  silent(place: string): boolean;
  close(): Promise<void>;
};

type Lookup = (name: string) => Promise<readonly { readonly address: string }[]>;

const bytesAtMost = 24 * 1_048_576;
const connectionsAtMost = 96;
const connectMs = 5_000;
const pagePorts: readonly number[] = [80, 443];
/** Between us and the browser alone. */
const hop = /^(proxy-.*|connection|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** `open` are the exact origins that may lie inside a network, from the operator's settings and nowhere else. */
export async function openEgress(
  open: readonly string[],
  lookup: Lookup = (name) => lookupName(name, { all: true }),
): Promise<Egress> {
  const mayLieInside = new Set(open.map((origin) => placeOf(new URL(origin))));
  const refusals = new Set<string>();
  const silences = new Set<string>();
  const ends = new Set<{ destroy(): unknown }>();
  let bytes = 0;

  const keep = <T extends Duplex>(end: T): T => {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
    return end;
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesAtMost) for (const end of ends) end.destroy();
  };
  /** Null where nobody may go. */
  const resolve = async (host: string, port: number): Promise<string | null> => {
    const found = isIP(host) === 0 ? await lookup(host) : [{ address: host }];
    const isInside = mayLieInside.has(`${host}:${port}`);
    const isOpen = pagePorts.includes(port) && found.every(({ address }) => isPublicAddress(address));
    const address = found[0]?.address ?? null;
    if (isInside || isOpen) return address;
    refusals.add(`${host}:${port}`);
    return null;
  };

  const server = createServer((request, response) => {
    void pass(request, response).catch(() => noAnswer(request, response));
  });
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const url = URL.parse(request.url ?? '');
    if (url?.protocol !== 'http:' || bytes > bytesAtMost) return answer(response, 403);
    const address = await resolve(hostOf(url), portOf(url));
    if (address === null) return answer(response, 403);
    const outside = ask({
      host: address,
      port: portOf(url),
      method: request.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      headers: { ...withoutHops(request.headers), host: url.host },
      agent: false,
      timeout: connectMs * 2,
    });
    outside.on('socket', keep);
    outside.on('timeout', () => outside.destroy());
    outside.on('error', () => noAnswer(request, response));
    response.on('close', () => outside.destroy());
    outside.on('response', (answered) => {
      response.writeHead(answered.statusCode ?? 502, withoutHops(answered.headers));
      answered.on('data', count);
      answered.on('error', () => response.destroy());
      answered.pipe(response);
    });
    request.pipe(outside);
  };
  const noAnswer = (request: IncomingMessage, response: ServerResponse) => {
    const url = URL.parse(request.url ?? '');
    if (url && !response.headersSent) silences.add(placeOf(url));
    answer(response, 502);
  };
  server.on('connect', (request: IncomingMessage, inside: Duplex, head: Buffer) => {
    keep(inside);
    const tunnel = async () => {
      const url = URL.parse(`http://${request.url ?? ''}`);
      const address = url && bytes <= bytesAtMost ? await resolve(hostOf(url), portOf(url)) : null;
      if (!url || address === null) return inside.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      const outside: Socket = keep(connect({ host: address, port: portOf(url), timeout: connectMs }));
      outside.on('timeout', () => outside.connecting && outside.destroy());
      outside.on('data', count);
      outside.on('close', () => inside.destroy());
      inside.on('close', () => outside.destroy());
      outside.on('connect', () => {
        inside.write('HTTP/1.1 200 Connection established\r\n\r\n');
        outside.write(head);
        outside.pipe(inside);
        inside.pipe(outside);
      });
    };
    tunnel().catch(() => inside.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  });
  server.on('connection', keep);
  server.maxConnections = connectionsAtMost;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: addressOf(server.address()).port,
    admits: async (url) =>
      // A name nobody knows is not refused: the browser says what became of it.
      resolve(hostOf(url), portOf(url)).then(
        (address) => address !== null,
        () => true,
      ),
    refused: (place) => (place === undefined ? refusals.size > 0 : refusals.has(place)),
    silent: (place) => silences.has(place),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const end of ends) end.destroy();
      }),
  };
}

/** Host and port of an address, always both. */
export function placeOf(url: URL): string {
  return `${hostOf(url)}:${portOf(url)}`;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'http:' ? 80 : 443);
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.test(name)));
}

function answer(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain' }).end('Not passed on.\n');
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the egress has no port');
  return address;
}
