// The provider of a shared cookie, for tests: a page to sign in, one to log out, one call that renews; it keeps to sign-on.md §2.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { sessionCookie } from '@herald/contract/constants.ts';
import { SignJWT } from 'jose';
import { freePort } from '../db/free-port.ts';

const secret = 'a-secret-shared-by-the-house-of-32-characters';
type Refresh = { sid: string; sub: string };

export type SharedProvider = Awaited<ReturnType<typeof startSharedProvider>>;

/** No system of this kind can be had from others: what it does is what the specification says, and no more. */
export async function startSharedProvider(people: Readonly<Record<string, Record<string, unknown>>>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  /** What it does next: how long its tokens last, and the code it refuses a renewal with. */
  const acts: { lastsSeconds: number; refuses: number | null } = { lastsSeconds: 300, refuses: null };
  const refreshes = new Map<string, Refresh>();
  const visits: string[] = [];

  const sign = (claims: Record<string, unknown>, key = secret) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key));
  async function triple({ sid, sub }: Refresh, lastsSeconds = acts.lastsSeconds) {
    const exp = Math.floor(Date.now() / 1000) + lastsSeconds;
    const accessToken = await sign({
      ...people[sub],
      sub,
      sid,
      iss: address,
      aud: 'house',
      exp,
      jti: randomUUID(),
    });
    const refreshToken = randomUUID();
    refreshes.set(refreshToken, { sid, sub });
    // Seconds from its receipt, as OAuth has it (C-08).
    return { accessToken, refreshToken, expireIn: lastsSeconds };
  }
  async function renew(request: IncomingMessage) {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (acts.refuses !== null) return { code: acts.refuses, message: 'no', data: null };
    const asked: unknown = JSON.parse(body);
    const token =
      typeof asked === 'object' && asked !== null && 'refreshToken' in asked
        ? String(asked.refreshToken)
        : '';
    const known = refreshes.get(token);
    refreshes.delete(token);
    return known
      ? { code: 200, message: '', data: await triple(known) }
      : { code: 101_201, message: 'no', data: null };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', address);
    visits.push(url.href);
    const page = (html: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    const cookie = (value: string, rest = '') => `${sessionCookie}=${value}; Path=/; SameSite=Lax${rest}`;
    const back = (value: string) =>
      response
        .writeHead(302, { 'set-cookie': value, location: url.searchParams.get('service') ?? '/' })
        .end();
    if (url.pathname === '/refresh')
      return void renew(request).then((said) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(said)),
      );
    if (url.pathname === '/logout') return void back(cookie('', '; Max-Age=0'));
    const chosen = url.searchParams.get('as');
    if (url.pathname !== '/login' || chosen === null)
      return void page(
        `<!doctype html><html lang="en"><title>Who are you?</title>${Object.keys(people)
          .map((sub) => `<a href="${url.href.replaceAll('&', '&amp;')}&amp;as=${sub}">I am ${sub}</a>`)
          .join('')}</html>`,
      );
    url.searchParams.delete('as');
    void triple({ sid: randomUUID(), sub: chosen }).then((said) =>
      back(cookie(encodeURIComponent(JSON.stringify(said)))),
    );
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    address,
    acts,
    visits,
    sign,
    triple,
    settings: {
      HERALD_SIGN_ON: 'cookie',
      SSO_LOGIN: `${address}/login`,
      SSO_LOGOUT: `${address}/logout`,
      SSO_REFRESH: `${address}/refresh`,
      SSO_SECRET: secret,
      SSO_ISSUER: address,
      SSO_AUDIENCE: 'house',
      SSO_SYSTEM: 'herald',
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
