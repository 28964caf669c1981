// The one way into a platform: write down what came, let faults strike, answer, write down the answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Call } from './call.ts';
import { withHeaders } from './call.ts';
import { decode } from './decode.ts';
import type { Fault, Faults, WireFault } from './faults.ts';
import type { Json } from './json.ts';
import { isRecord } from './json.ts';
import type { Platform, Route } from './platform.ts';
import type { Requests } from './requests.ts';
import type { World } from './world.ts';
import { drip, fallSilent, reset, send, sendHalf } from './wire.ts';

interface Passing {
  call: Call;
  request: FastifyRequest;
  reply: FastifyReply;
  platform: Platform;
  fault: Fault;
  perform: () => Promise<Answer>;
  later: World['later'];
  now: () => number;
}

/** Each fault ends the exchange in its own way and says what answer the platform meant to give. */
const strikes: Record<WireFault, (passing: Passing) => Promise<Answer | undefined>> = {
  'timeout-before': async ({ reply }) => done(fallSilent(reply)),
  'timeout-after': async ({ reply, perform }) => meant(await perform(), () => fallSilent(reply)),
  'late-apply': async ({ request, reply, perform, later, fault }) => {
    later(fault.delayMs ?? 1_000, () => void perform());
    return done(reset(request, reply));
  },
  '500-before': async ({ reply, platform }) => sent(reply, platform.refusals.serverError()),
  '500-after': async ({ reply, platform, perform }) => {
    await perform();
    return sent(reply, platform.refusals.serverError());
  },
  'reset-before': async ({ request, reply }) => done(reset(request, reply)),
  'reset-after': async ({ request, reply, perform }) => meant(await perform(), () => reset(request, reply)),
  truncated: async ({ reply, perform }) => meantBy(await perform(), (answer) => sendHalf(reply, answer)),
  'no-id': async ({ reply, perform }) => sent(reply, withoutId(await perform())),
  html: async ({ reply, perform }) => sent(reply, proxyPage((await perform()).status)),
  'accepted-then-flip': async ({ reply, perform }) => sent(reply, accepted(await perform())),
  'rate-seconds': async (p) => sent(p.reply, limited(p, String(p.fault.retryAfterSeconds ?? 30))),
  'rate-date': async (p) =>
    sent(p.reply, limited(p, new Date(p.now() + (p.fault.retryAfterSeconds ?? 30) * 1_000).toUTCString())),
  'rate-absent': async (p) => sent(p.reply, limited(p, undefined)),
  'rate-absurd': async (p) => sent(p.reply, limited(p, '1000000000')),
  unauthorized: async ({ reply, platform }) => sent(reply, platform.refusals.unauthorized()),
  duplicate: async ({ reply, platform }) => sent(reply, platform.refusals.duplicate()),
  'list-5xx': async ({ reply, platform, fault }) =>
    sent(reply, { ...platform.refusals.serverError(), status: fault.status ?? 503 }),
  'slow-drip': async ({ reply, perform, fault }) =>
    meantBy(await perform(), (answer) => drip(reply, answer, fault.bytesPerSecond ?? 1)),
  unseen: async ({ reply, platform, call }) => sent(reply, platform.refusals.unseen(call)),
};

function done(_act: void): undefined {
  return undefined;
}

function meant(answer: Answer, act: () => void): Answer {
  act();
  return answer;
}

function meantBy(answer: Answer, act: (answer: Answer) => void): Answer {
  act(answer);
  return answer;
}

function sent(reply: FastifyReply, answer: Answer): Answer {
  send(reply, answer);
  return answer;
}

function limited({ platform, fault }: Passing, retryAfter: string | undefined): Answer {
  const answer = platform.refusals.rateLimited(fault.status ?? 429);
  return retryAfter === undefined ? answer : withHeaders(answer, { 'retry-after': retryAfter });
}

const ID_KEYS = new Set([
  'id',
  'post_id',
  'publish_id',
  'media_key',
  'edit_history_tweet_ids',
  'idstr',
  'mid',
]);

function stripIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripIds);
  if (!isRecord(value)) return value;
  const kept: [string, Json][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined && !ID_KEYS.has(key)) kept.push([key, stripIds(item)]);
  }
  return Object.fromEntries(kept);
}

const ID_HEADERS = new Set(['x-restli-id', 'x-linkedin-id']);

function withoutId({ headers, ...answer }: Answer): Answer {
  const kept = Object.entries(headers).filter(([name]) => !ID_HEADERS.has(name));
  const { body } = answer;
  return {
    ...answer,
    headers: Object.fromEntries(kept),
    body: body.kind === 'json' ? { kind: 'json', value: stripIds(body.value) } : body,
  };
}

function proxyPage(status: number): Answer {
  const text = '<html><head><title>Please wait</title></head><body><h1>One moment</h1></body></html>';
  return { status, headers: { 'content-type': 'text/html' }, body: { kind: 'html', text } };
}

function accepted(answer: Answer): Answer {
  return answer.status < 300 ? { ...answer, status: 202 } : answer;
}

export interface DoorParts {
  world: World;
  faults: Faults;
  requests: Requests;
  firstByteAtMs: (request: FastifyRequest) => number;
}

export function openDoors(app: FastifyInstance, platform: Platform, parts: DoorParts): void {
  for (const route of platform.routes) {
    app.route({
      method: route.method,
      url: platform.prefix + route.path,
      handler: (request, reply) => pass(request, reply, platform, route, parts),
    });
  }
  app.all(`${platform.prefix}/*`, (request, reply) => pass(request, reply, platform, undefined, parts));
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  route: Route | undefined,
  parts: DoorParts,
): Promise<void> {
  const { world, faults, requests } = parts;
  const call = await decode(request, parts.firstByteAtMs(request));
  const operation = typeof route?.operation === 'function' ? route.operation(call) : route?.operation;
  const account = route?.account?.(call);
  const what = { operation: operation && `${platform.name}.${operation}`, account };
  const record = requests.open(platform.name, what, call);
  if (!route || !operation) {
    const answer = platform.refusals.notFound(call);
    send(reply, answer);
    return requests.close(record, answer, undefined);
  }
  const target = { platform: platform.name, account, operation };
  const struck = faults.strike(target, world.now());
  const bentCall: Call = { ...call, bent: struck.bent };
  const perform = async (): Promise<Answer> => await route.answer(bentCall);
  const name = struck.names.length === 0 ? undefined : struck.names.join(', ');
  if (!struck.wire) {
    const answer = await perform();
    send(reply, answer);
    return requests.close(record, answer, name);
  }
  const passing: Passing = {
    call,
    request,
    reply,
    platform,
    fault: struck.wire,
    perform,
    later: world.later,
    now: world.now,
  };
  requests.close(record, await strikes[struck.wire.fault](passing), name);
}
