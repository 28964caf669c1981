// The web page: the built console from memory; every path that is no file of it is the page itself, so deep links work (R-RTE-069).
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { plainRoute } from './declared.ts';
import { pageHeaders } from './headers.ts';

const compress = promisify(gzip);
const builtConsole = fileURLToPath(new URL('../../../console/dist/', import.meta.url));
const unbuilt =
  'The console is not built. Run "npm start", or build it with "npm run build -w console", then start again.\n';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Most files of a page are small, and together some kilobytes less when packed too; under this a header is as long as the gain. */
const leastPacked = 300;
const worthPacking = new Set(['.js', '.css', '.json', '.svg', '.txt']);

type Asset = { type: string; plain: Buffer; packed: Buffer | null; etag: string };

/** Not the page: other doors, hidden files, tools' paths, and names of files that are not there. */
const notThePage = /^\/(prod-api|oidc|media|metrics|docs|healthz|readyz)(\/|$)|\/\.|\.[a-z0-9]{1,5}$/i;

export function webPage(app: FastifyInstance, context: Context, folder = builtConsole): void {
  let loading: Promise<Map<string, Asset>> | null = null;
  // What one process serves is of one build, also while another is put in its place; a try that failed is no build.
  const assets = () =>
    (loading ??= load(folder).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  plainRoute(app, 'GET', '/*', 'anyone', async (request, reply) => {
    const path = pathOf(request);
    if (path === null) return reply.callNotFound();
    if (loading === null && !existsSync(join(folder, 'index.html'))) {
      if (notThePage.test(path)) return reply.callNotFound();
      return reply.status(503).type('text/plain; charset=utf-8').send(unbuilt);
    }
    const there = await assets();
    const asset = path === '/index.html' ? undefined : there.get(path);
    if (asset) return sendAsset(request, reply, path, asset);
    const page = there.get('/index.html');
    if (!page || (notThePage.test(path) && path !== '/index.html')) return reply.callNotFound();
    const nonce = pageHeaders(reply, context.config);
    return reply.send(withNonce(page.plain.toString('utf8'), nonce, context.config.cookieDomain));
  });
}

/** Null for a path nobody asks in good faith. */
function pathOf(request: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent(request.url.split(/[?#]/)[0] ?? '/');
    return path.includes('..') || path.includes('\\') || path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string, asset: Asset): FastifyReply {
  const isHashed = path.startsWith('/assets/');
  reply.headers({
    'content-type': asset.type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: asset.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!asset.packed || !takesGzip) return reply.send(asset.plain);
  return reply.header('content-encoding', 'gzip').send(asset.packed);
}

/** The page learns its nonce from a meta tag: antd puts it on the styles it injects. */
function withNonce(html: string, nonce: string, cookieDomain: string | null): string {
  const domain = cookieDomain
    ? `<meta name="cookie-domain" content="${cookieDomain.replaceAll('"', '')}" />`
    : '';
  return html
    .replace('<head>', `<head><meta name="csp-nonce" content="${nonce}" />${domain}`)
    .replaceAll('<style', `<style nonce="${nonce}"`);
}

async function load(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  const loaded = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [`/${path.slice(join(folder, '/').length)}`, await asset(path)] as const;
  });
  return new Map(await Promise.all(loaded));
}

async function asset(path: string): Promise<Asset> {
  const plain = await readFile(path);
  const ending = extname(path).toLowerCase();
  return {
    type: types[ending] ?? 'application/octet-stream',
    plain,
    // Once for each start of the house, so as small as it gets.
    packed:
      worthPacking.has(ending) && plain.length > leastPacked ? await compress(plain, { level: 9 }) : null,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
