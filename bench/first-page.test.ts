import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { untilFirstPage } from './first-page.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const page = '<form method="post"><input name="account"><input name="password" type="password"></form>';

/** A house whose sign-in page stands behind one redirect that gives a cookie, from the moment it is open. */
async function house(isOpen: () => boolean): Promise<string> {
  server = createServer((request, answer) => {
    if (request.url === '/') return answer.end('<div id="root"></div>');
    if (request.url === '/prod-api/control/user/oidc/start')
      return answer.writeHead(302, { location: '/form', 'set-cookie': 'who=me; Path=/; HttpOnly' }).end();
    if (isOpen() && request.headers.cookie === 'who=me') return answer.end(page);
    return answer.writeHead(503).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('follows redirects with their cookies until the form is there', async () => {
  let asked = 0;
  const origin = await house(() => (asked += 1) > 3);
  await untilFirstPage(origin, 5_000, () => undefined);
  expect(asked).toBe(4);
});

test('a page without the form is not the first page', async () => {
  const origin = await house(() => false);
  await expect(untilFirstPage(origin, 200, () => undefined)).rejects.toThrow('No sign-in page');
});

test('stops waiting when the one it waits for has died', async () => {
  const died = () => {
    throw new Error('npm start ended with 1');
  };
  await expect(untilFirstPage('http://127.0.0.1:9', 5_000, died)).rejects.toThrow('ended with 1');
});
