// Limits: how often one person, or one address without one, may call in a minute; whoever calls oftener is told when to come again (hostile.md §5).
import { minuteMs } from '@herald/contract/constants.ts';
import type { Endpoint } from '@herald/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { embeddedBase } from './embedded-base.ts';
import { networkOf } from './network-of.ts';
import { isDeedBy } from './session.ts';
import { endPath, startPath } from './sign-on-provider.ts';

/** One that may go takes one; one that may not is told how many seconds are to wait. */
type Counter = (key: string) => number;
type Counters = { calls: Counter; polls: Counter; deeds: Counter };
const countersByApp = new WeakMap<FastifyInstance, Counters>();

/** What somebody opens who is not signed in yet, each counted by itself. The provider's other doors are asked by our own server. */
const signOnPages = [
  new RegExp(`^${startPath}$`),
  new RegExp(`^${endPath}$`),
  new RegExp(`^${embeddedBase}/auth$`),
  new RegExp(`^${embeddedBase}/interaction/[^/]+$`),
];

/** Pages, pictures and health are nobody's calls and are not counted. */
export function limitCalls(app: FastifyInstance, { limits }: Context): void {
  const { calls, deeds } = limits;
  countersByApp.set(app, { calls: counterOf(calls), polls: counterOf(calls), deeds: counterOf(deeds) });
  const opened = counterOf(limits.signOnPages);
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0] ?? '';
    const page = signOnPages.findIndex((one) => one.test(path));
    if (page >= 0) refuseAfter(opened(`${networkOf(request.ip)} ${request.method} ${page}`));
  });
}

/** One call of the contract; those that publish, edit or withdraw are counted twice over, and may be fewer. What a page asks by itself takes nothing from what its person may. */
export function countCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { repeatable }: Endpoint,
  actor: Actor | null,
): void {
  const counters = countersByApp.get(app);
  if (!counters) return;
  const key = actor ? `person ${actor.personId}` : networkOf(request.ip);
  refuseAfter(isDeedBy(request) ? counters.calls(key) : counters.polls(key));
  if (repeatable === 'by-key') refuseAfter(counters.deeds(key));
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw new Refusal('too-many-requests', { seconds });
}

/** A bucket a key, of which only is kept when it is full again: a minute after it was empty, by a clock that nobody sets. */
function counterOf(perMinute: number): Counter {
  const everyMs = minuteMs / perMinute;
  const fullAt = new Map<string, number>();
  let tidiedAt = 0;
  return (key) => {
    const at = Math.floor(performance.now());
    if (at - tidiedAt > minuteMs) {
      for (const [other, full] of fullAt) if (full <= at) fullAt.delete(other);
      tidiedAt = at;
    }
    const full = Math.max(fullAt.get(key) ?? at, at) + everyMs;
    const waitMs = full - at - minuteMs;
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    fullAt.set(key, full);
    return 0;
  };
}
