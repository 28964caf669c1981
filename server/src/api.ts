// Every door of the server, listed by hand, in the order a request meets them.
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { holdNamedDrafts } from './features/content/hold-named-drafts.ts';
import { markDraftReturned } from './features/content/mark-draft-returned.ts';
import { markDraftScheduled } from './features/content/mark-draft-scheduled.ts';
import { readLivePackage } from './features/content/read-live-package.ts';
import { readPackageForPublishing } from './features/content/read-package-for-publishing.ts';
import { contentRoutes } from './features/content/routes.ts';
import { demoRoutes } from './features/demo/routes.ts';
import { evidenceRoutes } from './features/evidence/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { checkAccountBusy } from './features/publishing/check-account-busy.ts';
import { readAccountStandings } from './features/publishing/read-account-standings.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { wakeWaiting } from './features/publishing/wake-waiting.ts';
import { roleRoutes } from './features/roles/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { signOnRoutes } from './features/sign-on/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { refuseUndeclared } from './http/declared.ts';
import { answerErrors, sendRefusal } from './http/errors.ts';
import { answerHeaders, everywhere } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { limitCalls } from './http/limits.ts';
import { apiBase } from './http/route.ts';
import { answerMalformed } from './http/malformed.ts';
import { openapiRoutes } from './http/openapi.ts';
import { webPage } from './http/web-page.ts';
import { Refusal } from './refusal.ts';

export type Api = { app: FastifyInstance; stop(): Promise<void> };

const bodyLimit = 1_048_576;
/** As long as an upload's policy holds: a gigabyte over a bad line takes its time. Headers must come at once. */
const requestTimeoutMs = 15 * 60_000;
const headersTimeoutMs = 30_000;

/** Doors that answer no envelope and know by themselves whom to let in: by a state, a signature, a session. */
const doors = {
  [`${apiBase}/om/channel/auth/callback/:channel`]: 'anyone',
  [`${apiBase}/media/:key`]: 'anyone',
  [`${apiBase}/oss/upload`]: 'anyone',
  [`${apiBase}/oss/landed/:key`]: 'anyone',
  [`${apiBase}/oss/chunks/:key`]: 'anyone',
} as const;

/** `pageFolder` is where the built console lies; tests bring their own. */
export async function buildApi(
  context: Context,
  options: { pageFolder?: string } = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const log: FastifyBaseLogger = context.log;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply.headers(everywhere(config)), new Refusal('not-found'));
    },
    clientErrorHandler: answerMalformed(config),
    // Whoever else claims to speak for another address or scheme is not believed.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs },
    routerOptions: { maxParamLength: 200 },
  });
  // A text is no JSON: another site's form must not pass for a call of ours (hostile.md O01).
  app.removeContentTypeParser('text/plain');
  refuseUndeclared(app, doors);
  answerHeaders(app, context);
  answerErrors(app);
  limitCalls(app, context);
  logAnswers(app);

  signOnRoutes(app, context);
  peopleRoutes(app, context);
  userRoutes(app, context);
  roleRoutes(app, context);
  auditRoutes(app, context);
  settingsRoutes(app, context);
  messageRoutes(app, context);
  contentRoutes(app, context);
  publishingRoutes(app, context, {
    holdDrafts: holdNamedDrafts,
    readPackage: readPackageForPublishing,
    readLivePackage,
    markScheduled: markDraftScheduled,
    markReturned: markDraftReturned,
  });
  accountRoutes(app, context, {
    wake: wakeWaiting,
    readStandings: readAccountStandings,
    isBusy: checkAccountBusy,
  });
  mediaRoutes(app, context);
  evidenceRoutes(app, context);
  demoRoutes(app, context);

  openapiRoutes(app);
  healthRoutes(app, context);
  webPage(app, context, options.pageFolder);
  await app.ready();
  return app;
}

export async function startApi(context: Context): Promise<Api> {
  const app = await buildApi(context);
  const { config, files, log } = context;
  await files.landing?.letIn(config.origin).catch((error: unknown) => {
    log.warn(
      { err: error, origin: config.origin },
      'the bucket could not be told which pages may post to it',
    );
  });
  await app.listen({ host: context.config.host, port: context.config.port });
  return { app, stop: () => app.close() };
}

/** Addresses are logged without their query: it may carry codes and tokens. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0];
    request.log.debug(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
