// Health: whether the process lives, whether it can do its work, and its figures; for whoever watches, not for people.
import { createHash, timingSafeEqual } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readClock, readPool } from '../db/client.ts';
import { findPending } from '../db/find-pending.ts';
import { measurePublishing } from '../features/publishing/measure-publishing.ts';
import { Refusal } from '../refusal.ts';
import { plainRoute, refuseUndeclared } from './declared.ts';
import { answerErrors, sendRefusal } from './errors.ts';

/** As far as this machine's clock may be from the database's (publishing.md §9). */
const skewRefusedMs = 60_000;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Said by a proxy: then the neighbour is not who asks. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function healthRoutes(app: FastifyInstance, context: Context): void {
  plainRoute(app, 'GET', '/healthz', 'anyone', async () => ({ ok: true }));
  plainRoute(app, 'GET', '/readyz', 'anyone', async (request, reply) => {
    const missing = await findMissing(context);
    if (missing === null) return { ok: true };
    context.log.warn({ missing }, 'not ready');
    return sendRefusal(request, reply, new Refusal('not-ready'));
  });
  plainRoute(app, 'GET', '/metrics', 'anyone', async (request, reply) => {
    // To anybody else there is nothing here (hostile.md M08).
    if (!mayRead(context, request)) return sendRefusal(request, reply, new Refusal('not-found'));
    const seen = { ...(await measurePublishing(context)), pool: readPool(context.db) };
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await context.meters.tell(seen));
  });
}

/** A worker without the api has a small port of its own, where the settings name one. */
export async function startHealth(context: Context): Promise<{ stop(): Promise<void> } | null> {
  const { host, metrics } = context.config;
  if (metrics.port === null) return null;
  const app = fastify({ logger: false });
  refuseUndeclared(app);
  answerErrors(app);
  healthRoutes(app, context);
  await app.listen({ host, port: metrics.port });
  return { stop: () => app.close() };
}

/** What this process needs before it can work; null when it has everything. */
async function findMissing({ db, config }: Context): Promise<string | null> {
  try {
    const skewMs = Math.abs((await readClock(db)).getTime() - Date.now());
    if (skewMs > skewRefusedMs && !config.testClock) return `the clock is ${skewMs} ms off`;
    const pending = await findPending(db);
    return pending.length > 0 ? `migrations ${pending.join(', ')}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** From this machine itself, or with the token of the settings; never through a proxy without it. */
function mayRead({ config }: Context, request: FastifyRequest): boolean {
  const { token } = config.metrics;
  if (token !== null && isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return true;
  const isPassedOn = passedOn.some((name) => request.headers[name] !== undefined);
  return !isPassedOn && loopback.has(request.socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
