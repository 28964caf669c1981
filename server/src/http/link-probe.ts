// Link probe: whether a page on the open internet answers; reads none of it, and never looks inside a network (hostile.md §3).
import { lookup as lookupName, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, buildConnector, fetch } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** `closed`: it leads inside a network, or to no page at all; nothing was asked there, so nothing is told of it. */
export type Probed =
  | { readonly state: 'answered'; readonly status: number }
  | { readonly state: 'silent' }
  | { readonly state: 'closed' };
export type ProbeLink = (url: string) => Promise<Probed>;

type Lookup = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;
type World = { readonly lookup: Lookup; readonly allows: (address: string, port: number) => boolean };

const timeoutMs = 5_000;
const redirectsAtMost = 3;
const headBytesAtMost = 16_384;
const pagePorts: readonly number[] = [80, 443];
/** These know no HEAD: the page itself is asked for, and hung up on. */
const noHead: ReadonlySet<number> = new Set([400, 403, 405, 501]);

class Closed extends Error {}

const openInternet: World = {
  lookup: lookupName,
  allows: (address, port) => pagePorts.includes(port) && isPublicAddress(address),
};

/** Every address of a name must be allowed, and the one the connection stands on; at every redirect anew. */
export function openLinkProbe(world: World = openInternet): ProbeLink {
  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let at = new URL(url);
      for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
        const head = await ask(world, at, 'HEAD', signal);
        const { status, location } = noHead.has(head.status) ? await ask(world, at, 'GET', signal) : head;
        if (status < 300 || status >= 400 || location === null) return { state: 'answered', status };
        at = new URL(location, at);
      }
      return { state: 'silent' };
    } catch (error) {
      return { state: isClosed(error) ? 'closed' : 'silent' };
    }
  };
}

type Answered = { readonly status: number; readonly location: string | null };

async function ask(world: World, url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Answered> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Closed('no page');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  // A name is looked at when it is resolved; an address is not resolved.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !world.allows(host, port)) throw new Closed('inside a network');
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  const dispatcher = openAgent(world, port);
  try {
    const headers = { 'user-agent': 'Herald (link check)', accept: '*/*', 'accept-encoding': 'identity' };
    const answer = await fetch(bare, { method, headers, dispatcher, signal, redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location') };
  } finally {
    dispatcher.destroy().catch(() => undefined);
  }
}

function openAgent({ lookup, allows }: World, port: number): Agent {
  const connect = buildConnector({
    timeout: timeoutMs,
    keepAlive: false,
    lookup: (name, options, done) =>
      lookup(name, { ...options, all: true }, (error, found) => {
        if (error) return done(error, []);
        const isOpen = found.length > 0 && found.every(({ address }) => allows(address, port));
        done(isOpen ? null : new Closed('inside a network'), found);
      }),
  });
  return new Agent({
    pipelining: 0,
    maxHeaderSize: headBytesAtMost,
    connect: (options, done) =>
      connect(options, (error, socket) => {
        if (error) return done(error, null);
        if (allows(socket.remoteAddress ?? '', port)) return done(null, socket);
        socket.destroy();
        done(new Closed('inside a network'), null);
      }),
  });
}

function isClosed(error: unknown): boolean {
  return error instanceof Closed || (error instanceof Error && isClosed(error.cause));
}
