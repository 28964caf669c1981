// Route: an endpoint of the contract bound to its verb, with its permission, its checks and the envelope.
import { codes } from '@herald/contract/codes.ts';
import { hasBody, rightsHeader, type Endpoint, type Method } from '@herald/contract/endpoint.ts';
import type { Envelope } from '@herald/contract/envelope.ts';
import { permits, type Permission } from '@herald/contract/permissions.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { refuseOther } from '../features/sign-on/refuse-other.ts';
import { Refusal } from '../refusal.ts';
import { answerRepeatable } from './answer-repeatable.ts';
import { languageOf } from './errors.ts';
import { countCall } from './limits.ts';
import { actorOf, meantBy } from './session.ts';

/** All paths of the contract lie below this (R-CONST-001). */
export const apiBase = '/prod-api';

/** What was bound, for OpenAPI and for the check that nothing was forgotten. */
export type Bound = { method: Method; path: string; endpoint: Endpoint };
const boundByApp = new WeakMap<FastifyInstance, Bound[]>();

export function boundRoutes(app: FastifyInstance): readonly Bound[] {
  return boundByApp.get(app) ?? [];
}

/** Binds a call that needs somebody signed in; the verb gets that person, and the answer where a cookie goes with it. `stands`: whether what a key was told is still so; else it is carried out anew. */
export function route<In extends z.ZodType, Out extends z.ZodType>(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint<In, Out>,
  verb: (
    context: Context,
    actor: Actor,
    input: z.output<In>,
    reply: FastifyReply,
  ) => Promise<NoInfer<z.input<Out>>>,
  stands?: (context: Context, actor: Actor, told: z.output<Out>) => Promise<boolean>,
): void {
  bind(app, endpoint, async (request, reply) => {
    const actor = await actorOf(context, request).catch((error: unknown) => {
      countCall(app, request, endpoint, null);
      throw error;
    });
    countCall(app, request, endpoint, actor);
    if (!actor) throw new Refusal('sign-in-needed');
    await refuseOther(context, actor, meantBy(request));
    if (actor.rights !== undefined) reply.header(rightsHeader, String(actor.rights));
    const input = admit(request, endpoint, actor.signs);
    const call = {
      request,
      endpoint,
      input,
      stands: stands && ((told: unknown) => stands(context, actor, endpoint.output.parse(told))),
    };
    const answered = await answerRepeatable(context, actor, call, (inTurn) =>
      answer(request, endpoint, verb(context, inTurn, input, reply)),
    );
    await reply.status(answered.status).send(answered.body);
  });
}

/** Binds a call that anyone may make; the verb gets the request and answer where cookies and addresses matter. */
export function openRoute<In extends z.ZodType, Out extends z.ZodType>(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint<In, Out>,
  verb: (context: Context, input: z.output<In>, request: FastifyRequest) => Promise<NoInfer<z.input<Out>>>,
): void {
  bind(app, endpoint, async (request, reply) => {
    countCall(app, request, endpoint, null);
    const input = admit(request, endpoint, null);
    await reply.send(await answer(request, endpoint, verb(context, input, request)));
  });
}

function bind(
  app: FastifyInstance,
  endpoint: Endpoint,
  run: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  const permission: Permission | undefined = endpoint.permission;
  if (permission === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} declares no permission and does not start.`);
  const url = `${apiBase}${endpoint.path}`;
  const methods = endpoint.alsoTakes === 'post' ? (['GET', 'POST'] as const) : ([endpoint.method] as const);
  const bound = boundByApp.get(app) ?? [];
  for (const method of methods) {
    app.route({ method, url, config: { permission }, handler: run });
    bound.push({ method, path: endpoint.path, endpoint });
  }
  boundByApp.set(app, bound);
}

/** Who may not is refused first, then what cannot be read. */
function admit<In extends z.ZodType>(
  request: FastifyRequest,
  endpoint: Endpoint<In>,
  signs: ReadonlySet<string> | null,
): z.output<In> {
  if (!permits(endpoint.permission, signs)) throw new Refusal('forbidden');
  return endpoint.input.parse(inputOf(request, endpoint));
}

async function answer<Out extends z.ZodType>(
  request: FastifyRequest,
  endpoint: Endpoint<z.ZodType, Out>,
  said: Promise<z.input<Out>>,
): Promise<Envelope> {
  const told = endpoint.output.safeParse(await said);
  // Our own fault, and not what a person entered: a newer Herald beside this one may have written what it does not know.
  if (!told.success)
    throw new Error(`${endpoint.path} would answer what its contract does not know`, { cause: told.error });
  return { code: codes.ok.wire, message: say(languageOf(request), 'ok'), data: told.data };
}

/** What stands in the path is beyond what anybody says beside it. */
function inputOf(request: FastifyRequest, endpoint: Endpoint): unknown {
  // A GET that also takes a POST has its fields in the body then.
  const isInBody = endpoint.method === 'GET' ? request.method === 'POST' : hasBody[endpoint.method];
  const given = isInBody ? bodyOf(request, endpoint) : request.query;
  const { params } = request;
  if (!isRecord(params) || Object.keys(params).length === 0 || !isRecord(given)) return given;
  return { ...given, ...params };
}

/** C-11: where the query may carry the fields, the body's win. */
function bodyOf(request: FastifyRequest, endpoint: Endpoint): unknown {
  const { body, query } = request;
  if (endpoint.alsoTakes === undefined) return body ?? {};
  return { ...(isRecord(query) ? query : {}), ...(isRecord(body) ? body : {}) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
