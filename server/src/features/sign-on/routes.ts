// The calls of signing in and out, and the pages of the embedded provider when no other is named.
import { sessionCookie } from '@herald/contract/constants.ts';
import { signOnEndpoints as calls } from '@herald/contract/endpoints/sign-on.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { cookie, cookieNamed } from '../../http/cookies.ts';
import { plainRoute } from '../../http/declared.ts';
import { apiBase, openRoute } from '../../http/route.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { bearerOf } from '../../http/session.ts';
import {
  callbackPath,
  embeddedBase,
  isEmbedded,
  issuerOf,
  signedOutPath,
} from '../../http/sign-on-provider.ts';
import { languageOf } from '../../http/errors.ts';
import { pageHeaders } from '../../http/headers.ts';
import { mountProvider, takeOver } from '../../http/provider-mount.ts';
import { chooseLanguage, Language } from '@herald/contract/languages.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { createProvider } from './create-provider.ts';
import { endSession } from './end-session.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { refreshSession } from './refresh-session.ts';
import { renderSignIn } from './render-sign-in.ts';
import { startSignOn } from './start-sign-on.ts';
import { verifySignIn, type SignInProblem } from './verify-sign-in.ts';

const startPath = `${apiBase}/control/user/oidc/start`;

export function signOnRoutes(app: FastifyInstance, context: Context): void {
  openRoute(app, context, calls.refreshToken, refreshSession);
  openRoute(app, context, calls.logout, (world, { service }, request) =>
    endSession(world, { token: bearerOf(request), service }),
  );
  browserRoutes(app, context);
  if (isEmbedded(context.config)) serveProvider(app, context);
}

function browserRoutes(app: FastifyInstance, context: Context): void {
  const { origin, cookieDomain } = context.config;
  const secure = origin.startsWith('https:');
  /** One cookie a sign-on: two tabs may sign in at once. */
  const attemptCookie = (state: string) => `herald-sign-on-${state.replaceAll(/[^\w-]/g, '').slice(0, 12)}`;
  const attempt = { path: callbackPath, secure, httpOnly: true };

  plainRoute(app, 'GET', startPath, 'anyone', async (request, reply) => {
    const redirect = new URL(request.url, origin).searchParams.get('redirect') ?? undefined;
    try {
      const { url, state, browserSecret } = await startSignOn(context, { redirect });
      reply.header(
        'set-cookie',
        cookie(attemptCookie(state), browserSecret, { ...attempt, maxAgeSeconds: 900 }),
      );
      return reply.redirect(url, 302);
    } catch (error) {
      request.log.error({ err: error }, 'the sign-on provider does not answer');
      return reply.redirect('/login?error=not-ready', 302);
    }
  });

  plainRoute(app, 'GET', callbackPath, 'anyone', async (request, reply) => {
    const query = new URL(request.url, origin).searchParams;
    const name = attemptCookie(query.get('state') ?? '');
    const done = await completeSignOn(context, { query, browserSecret: cookieNamed(request, name) });
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

const field = z.string().max(4_000).default('');
const SignInForm = z.object({
  account: field,
  password: field,
  captcha: field,
  captchaId: field,
  again: z.string().optional(),
});

/** The embedded provider below its path, and the local form it sends people to. */
function serveProvider(app: FastifyInstance, context: Context): void {
  const issuer = issuerOf(context.config);
  let made: Promise<Provider> | null = null;
  const provider = () => (made ??= createProvider(context));
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
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
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
