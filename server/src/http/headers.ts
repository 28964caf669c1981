// Headers: what every answer says to the browser, errors and pages included (hostile.md §8).
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { databaseClock } from './database-clock.ts';
import { apiBase } from './route.ts';

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always = {
  'content-security-policy': closed,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

const aYear = 'max-age=31536000; includeSubDomains';

/** Also for what never reaches a route, such as an address that cannot be read. */
export function everywhere({ origin }: Config): Readonly<Record<string, string>> {
  return origin.startsWith('https:') ? { ...always, 'strict-transport-security': aYear } : always;
}

export function answerHeaders(app: FastifyInstance, context: Context): void {
  const clock = databaseClock(context);
  const headers = everywhere(context.config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!request.url.startsWith(`${apiBase}/`)) return;
    const now = await clock();
    if (now !== null) reply.header('x-herald-now', String(now));
    reply.header('x-herald-zone', context.config.zone);
  });
}

/**
 * Scripts only from files of ours; styles also with this answer's nonce, because antd injects them. What is read comes from us
 * alone; files are sent to us and, where there is one, to the store.
 */
export function pageHeaders(reply: FastifyReply, { s3 }: Pick<Config, 's3'>): string {
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // Consent pages of platforms open in a window of their own and come back to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...(s3 ? [`${s3.publicEndpoint}/${s3.bucket}`] : [])].join(' '),
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
  });
  return nonce;
}
