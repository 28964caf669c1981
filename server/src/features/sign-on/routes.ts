// The calls of signing in and out, and the pages of the embedded provider when no other is named.
import { sessionCookie } from '@herald/contract/constants.ts';
import { sessionEndpoints as own } from '@herald/contract/endpoints/sessions.ts';
import { signOnEndpoints as calls } from '@herald/contract/endpoints/sign-on.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { cookie, cookieNamed } from '../../http/cookies.ts';
import { plainRoute } from '../../http/declared.ts';
import { openRoute, route } from '../../http/route.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { bearerOf, callerOf, isDeedBy, meantBy } from '../../http/session.ts';
import { embeddedBase } from '../../http/embedded-base.ts';
import {
  callbackPath,
  endPath,
  isEmbedded,
  loggedOutPath,
  openIdClient,
  signedOutPath,
  startPath,
  ticketPath,
  type OpenIdClient,
} from '../../http/sign-on-provider.ts';
import { languageOf } from '../../http/errors.ts';
import { pageHeaders } from '../../http/headers.ts';
import { mountProvider, takeOver } from '../../http/provider-mount.ts';
import { chooseLanguage, Language } from '@herald/contract/languages.ts';
import { admitPassword } from './admit-password.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { createProvider } from './create-provider.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endOwnSession } from './end-own-session.ts';
import { endSession } from './end-session.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { listSessions } from './list-sessions.ts';
import { receiveLogoutRequest } from './receive-logout-request.ts';
import { receiveLogoutToken } from './receive-logout-token.ts';
import { refreshSession } from './refresh-session.ts';
import { renderSignIn } from './render-sign-in.ts';
import { startSignOn } from './start-sign-on.ts';
import { verifySignIn, type SignInProblem } from './verify-sign-in.ts';

export function signOnRoutes(app: FastifyInstance, context: Context): void {
  openRoute(app, context, calls.login, (world, given, request) =>
    admitPassword(world, { ...given, from: callerOf(request) }),
  );
  openRoute(app, context, calls.refreshToken, (world, { refreshToken }, request) =>
    refreshSession(world, { refreshToken, ...standingOf(request) }),
  );
  openRoute(app, context, calls.logout, (world, { service }, request) =>
    endSession(world, {
      token: bearerOf(request),
      meant: meantBy(request),
      service,
      address: callerOf(request).address,
    }),
  );
  route(app, context, own.mySessions, listSessions);
  route(app, context, own.endSession, endOwnSession);
  route(app, context, own.endOtherSessions, endOtherSessions);
  browserRoutes(app, context);
  const client = openIdClient(context.config);
  if (client && isEmbedded(context.config)) serveProvider(app, context, client);
}

/** What a window says of itself beside the token it asks to renew. */
const standingOf = (request: FastifyRequest) => ({
  accessToken: bearerOf(request),
  meant: meantBy(request),
  isDeed: isDeedBy(request),
  from: callerOf(request),
});

function browserRoutes(app: FastifyInstance, context: Context): void {
  const { origin, cookieDomain } = context.config;
  const secure = origin.startsWith('https:');
  /** One cookie a sign-on: two tabs may sign in at once. */
  const attemptCookie = (state: string) => `herald-sign-on-${state.replaceAll(/[^\w-]/g, '').slice(0, 12)}`;
  const { way } = context.config.signOn;
  const returnPath = way.mode === 'cas' ? ticketPath : callbackPath;
  const attempt = { path: returnPath, secure, httpOnly: true };

  plainRoute(app, 'GET', startPath, 'anyone', async (request, reply) => {
    const redirect = new URL(request.url, origin).searchParams.get('redirect') ?? undefined;
    try {
      const started = await startSignOn(context, { redirect });
      if (started.attempt) {
        const { state, browserSecret } = started.attempt;
        const kept = cookie(attemptCookie(state), browserSecret, { ...attempt, maxAgeSeconds: 900 });
        reply.header('set-cookie', kept);
      }
      return reply.redirect(started.url, 302);
    } catch (error) {
      request.log.error({ err: error }, 'the sign-on provider does not answer');
      return reply.redirect('/login?error=not-ready', 302);
    }
  });

  plainRoute(app, 'GET', endPath, 'anyone', async (request, reply) => {
    const service = new URL(request.url, origin).searchParams.get('service') ?? undefined;
    const { url } = await endSession(context, {
      token: null,
      meant: null,
      service,
      address: callerOf(request).address,
    });
    return reply.redirect(url === '' ? '/login?error=session-ended' : url, 302);
  });

  if (way.mode === 'cookie') return;
  if (way.mode === 'cas')
    hearOfEnds(app, ticketPath, 'logoutRequest', (request) =>
      receiveLogoutRequest(context, way, { request }),
    );
  if (way.mode === 'oidc')
    hearOfEnds(app, loggedOutPath, 'logout_token', (token) => receiveLogoutToken(context, { token }));

  plainRoute(app, 'GET', returnPath, 'anyone', async (request, reply) => {
    const query = new URL(request.url, origin).searchParams;
    const name = attemptCookie(query.get('state') ?? '');
    const browserSecret = cookieNamed(request, name);
    const done = await completeSignOn(context, { query, browserSecret, from: callerOf(request) });
    const forget = cookie(name, '', { ...attempt, maxAgeSeconds: 0 });
    if ('error' in done) {
      reply.header('set-cookie', forget);
      return reply.redirect(`/login?error=${done.error}`, 302);
    }
    const value = encodeURIComponent(JSON.stringify(done.session));
    reply.header('set-cookie', [
      cookie(sessionCookie, value, { path: '/', secure, domain: cookieDomain }),
      forget,
    ]);
    return reply.redirect(done.redirect, 302);
  });

  plainRoute(app, 'GET', signedOutPath, 'anyone', async (request, reply) => {
    const state = new URL(request.url, origin).searchParams.get('state') ?? '';
    return reply.redirect(sameOriginPath(Buffer.from(state, 'base64url').toString('utf8')), 302);
  });
}

/** A provider tells by itself, without a browser, that somebody signed out there: in one field of a form. */
function hearOfEnds(
  app: FastifyInstance,
  path: string,
  name: string,
  hear: (said: string) => Promise<{ ended: number } | null>,
): void {
  app.register(async (scope) => {
    takeForms(scope);
    plainRoute(scope, 'POST', path, 'anyone', async (request, reply) => {
      const said = z.object({ [name]: z.string().max(16_384) }).safeParse(request.body).data?.[name];
      const heard = said === undefined ? null : await hear(said);
      return heard ? reply.status(200).send() : reply.status(400).send({ error: 'invalid_request' });
    });
  });
}

function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

const field = z.string().max(4_000).default('');
const SignInForm = z.object({
  account: field,
  password: field,
  captcha: field,
  captchaId: field,
  again: z.string().optional(),
});

/** The embedded provider below its path, and the local form it sends people to. */
function serveProvider(app: FastifyInstance, context: Context, client: OpenIdClient): void {
  const { issuer } = client;
  let made: Promise<Provider> | null = null;
  const provider = () => (made ??= createProvider(context, client));
  app.addHook('onReady', async () => void (await provider()));
  mountProvider(app, issuer, async () => (await provider()).callback());

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    uid: string,
    account: string,
    problem: SignInProblem | null,
  ) => {
    const captcha = await issueCaptcha(context, { interaction: uid });
    const chosen = Language.safeParse(cookieNamed(request, 'language'));
    const language = chooseLanguage(chosen.success ? chosen.data : null, [languageOf(request)]);
    const nonce = pageHeaders(reply, context.config);
    const demo = await listDemoAccounts(context);
    return reply.send(
      renderSignIn({
        language,
        nonce,
        action: `${embeddedBase}/interaction/${uid}`,
        account,
        captcha,
        problem,
        demo,
      }),
    );
  };
  /** Only the browser that was sent here holds the interaction's cookie; null for any other. */
  const interactionOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);

  app.register(async (scope) => {
    takeForms(scope);
    plainRoute(scope, 'GET', `${embeddedBase}/interaction/:uid`, 'anyone', async (request, reply) => {
      const interaction = await interactionOf(request, reply);
      if (!interaction) return reply.redirect('/login?error=verification-failed', 302);
      return show(request, reply, interaction.uid, '', null);
    });
    plainRoute(scope, 'POST', `${embeddedBase}/interaction/:uid`, 'anyone', async (request, reply) => {
      const interaction = await interactionOf(request, reply);
      if (!interaction) return reply.redirect('/login?error=verification-failed', 302);
      const { again, ...given } = SignInForm.parse(request.body ?? {});
      const { uid } = interaction;
      if (again !== undefined) return show(request, reply, uid, given.account.trim(), null);
      const verdict = await verifySignIn(context, given, { address: request.ip, interaction: uid });
      if ('problem' in verdict) return show(request, reply, uid, given.account.trim(), verdict.problem);
      const raw = takeOver(request, reply, issuer);
      await (await provider()).interactionFinished(raw, reply.raw, { login: { accountId: verdict.account } });
    });
  });
}
