import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { permits, signs } from '@herald/contract/permissions.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../api.ts';
import { testActor } from '../db/test-actor.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { refuseUndeclared } from './declared.ts';
import { describeApi, pathOf } from './openapi.ts';
import { boundRoutes } from './route.ts';

let world: TestContext;
let app: FastifyInstance;
let folder: string;
// A small file, as most of a page's are.
const script = 'console.log("a page");\n'.repeat(20);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Herald</title></head></html>',
  );
  await writeFile(join(folder, 'assets/main-1a2b.js'), script);
  await writeFile(join(folder, 'assets/main-1a2b.js.map'), '{}');
  world = await testContext();
  app = await buildApi(world.context, { pageFolder: folder });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

describe('permissions', () => {
  it('R-PERM-011 every endpoint of the contract is bound, and no route exists without a permission', () => {
    const bound = new Set(boundRoutes(app).map(({ path }) => path));
    expect(allEndpoints.map(({ path }) => path).filter((path) => !bound.has(path))).toEqual([]);
    const careless = fastify();
    refuseUndeclared(careless);
    expect(() => careless.get('/forgotten', () => 'x')).toThrow('declares no permission');
  });

  it('R-PERM-011 R-PERM-021 every bound call lets in exactly whom its permission says', async () => {
    const wrong: string[] = [];
    for (const held of [null, [], ...Object.values(signs).map((sign) => [sign])]) {
      const actor = held ? await testActor(world.context, { department: 'Matrix', signs: held }) : null;
      for (const { method, path, endpoint } of boundRoutes(app)) {
        const answer = await app.inject({
          method,
          url: `/prod-api${path}`,
          headers: path.endsWith('/logout') ? {} : (actor?.bearer ?? {}),
        });
        const { code } = Envelope.parse(answer.json());
        const isOpen = permits(endpoint.permission, held ? new Set<string>(held) : null);
        const refusal = held ? 403_001 : 101_102;
        const isRight = isOpen
          ? ![101_102, 403_001].includes(code)
          : code === refusal && answer.statusCode === (held ? 403 : 200);
        if (!isRight) wrong.push(`${method} ${path} by ${held?.join() ?? 'nobody'}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    // Some three thousand calls.
  }, 240_000);
});

describe('headers', () => {
  const urls = [
    '/',
    '/api/x',
    '/assets/main-1a2b.js',
    '/prod-api/control/user/info',
    '/prod-api/nothing',
    '/oidc/nothing',
    '/oidc/.well-known/openid-configuration',
    '/nothing.php',
    '/%',
    '/healthz',
    '/metrics',
    '/prod-api/control/user/oidc/start',
    '/prod-api/control/user/oidc/end',
  ];
  it.each(urls)('%s carries what a browser must be told', async (url) => {
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
    expect(headers['cross-origin-resource-policy']).toBe('same-site');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  it.each(urls.filter((url) => !/^\/(assets|oidc\/\.well)/.test(url)))(
    '%s is neither kept nor read by other sites',
    async (url) => {
      const { headers } = await app.inject({ method: 'GET', url });
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('every answer of the API tells the database’s time and zone', async () => {
    const { headers } = await app.inject({ url: '/prod-api/control/user/info' });
    expect(Math.abs(Number(headers['x-herald-now']) - Date.now())).toBeLessThan(5_000);
    expect(headers['x-herald-zone']).toBe(world.context.config.zone);
  });

  it('a text or a form from another site is no call', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/prod-api/control/user/refreshToken',
        headers: { 'content-type': type },
        payload: '{"refreshToken":"x"}',
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the page', () => {
  it.each(['/', '/api/content/contentList/deplist', '/login', '/api/infor/myInfor?navLink=1'])(
    'R-RTE-069 %s is the page, with a fresh nonce',
    async (url) => {
      const [one, two] = await Promise.all([app.inject({ url }), app.inject({ url })]);
      const nonce = /<meta name="csp-nonce" content="([^"]+)"/.exec(one.body)?.[1] ?? '';
      expect(one.headers['content-type']).toContain('text/html');
      expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(one.headers['content-security-policy']).toContain("script-src 'self';");
      expect(two.body).not.toContain(nonce);
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    },
  );

  it('files of the page are packed, kept for a year, and told apart by their mark', async () => {
    const url = '/assets/main-1a2b.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
    expect(packed.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url })).body).toBe(script);
    const again = await app.inject({ url, headers: { 'if-none-match': String(packed.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/..%2f..%2fetc/passwd',
    '/assets/..%5c..%5cx',
    '/.git/config',
    '/assets/main-1a2b.js.map',
    '/assets/gone.js',
    '/docs',
    '/prod-api/nothing',
    '/%00',
  ])('%s is not there', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('what is served stays whole while another console is put in its place', async () => {
    const page = join(folder, 'index.html');
    const before = await app.inject({ url: '/assets/main-1a2b.js' });
    await rename(page, `${page}.away`);
    const [asset, start] = await Promise.all([
      app.inject({ url: '/assets/main-1a2b.js' }),
      app.inject({ url: '/' }),
    ]);
    await rename(`${page}.away`, page);
    expect([asset.body, start.statusCode]).toEqual([before.body, 200]);
  });

  it('an unbuilt console says what to do', async () => {
    const bare = await buildApi(world.context, { pageFolder: join(folder, 'nothing') });
    const answer = await bare.inject({ url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm start');
    await bare.close();
  });
});

describe('the description for machines', () => {
  it('is OpenAPI 3.1 with every endpoint, its permission, and no reference to nowhere', async () => {
    const served: unknown = (await app.inject({ url: '/prod-api/openapi.json' })).json();
    const document = describeApi();
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    for (const one of allEndpoints) expect(document).toHaveProperty(['paths', pathOf(one)]);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(document).toHaveProperty(reference.slice(2).split('/'));
    }
    expect(text.match(/"x-permission"/g)?.length).toBe(boundRoutes(app).length);
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
