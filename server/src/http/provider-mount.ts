// The embedded provider under its path of our server: it gets the raw request, with our headers and its own address.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainRoute } from './declared.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** `issuer` decides host and scheme of every address it makes; what a request claims about them counts nothing. */
export function mountProvider(app: FastifyInstance, issuer: string, listener: () => Promise<Listener>): void {
  const { pathname } = new URL(issuer);
  app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    plainRoute(scope, ['GET', 'POST'], `${pathname}/*`, 'anyone', async (request, reply) => {
      const listen = await listener();
      const raw = takeOver(request, reply, issuer);
      const path = (raw.url ?? '/').slice(pathname.length);
      Object.assign(raw, { baseUrl: pathname, url: path.startsWith('/') ? path : `/${path}` });
      await listen(raw, reply.raw);
    });
  });
}

/** Hands the answer to whoever writes it raw; our headers stay on it. */
export function takeOver(request: FastifyRequest, reply: FastifyReply, issuer: string): IncomingMessage {
  const { host, protocol } = new URL(issuer);
  for (const name of Object.keys(request.raw.headers))
    if (name.startsWith('x-forwarded')) delete request.raw.headers[name];
  request.raw.headers.host = host;
  request.raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  return request.raw;
}
