// A platform that answers at once and writes down what came: for measurements in which the sandbox itself would be the limit.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long it thinks before it answers a post. */
const thinksMs = Number(process.argv[2] ?? 0);
/** As the sandbox's ledger has them, as far as a measurement reads them. */
const posts: { text: string; requestFirstByteAt: string }[] = [];
let made = 0;

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`stand-in listening on http://127.0.0.1:${port}`);
});
process.once('disconnect', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrived = new Date().toISOString();
  const path = request.url?.split('?')[0] ?? '';
  const body = await bodyOf(request);
  if (path === '/_accounts') return say(response, account());
  if (path === '/_ledger/posts') return say(response, { posts });
  if (path === '/_ledger/count') return say(response, { count: posts.length });
  if (request.method !== 'POST' || !path.endsWith('/feed')) return say(response, { data: [] });
  posts.push({ text: new URLSearchParams(body).get('message') ?? '', requestFirstByteAt: arrived });
  if (thinksMs > 0) await pause(thinksMs);
  const id = `${path.split('/').at(-2)}_${posts.length}`;
  return say(response, { id, permalink_url: `/${id}` });
}

function account(): Record<string, unknown> {
  made += 1;
  return {
    externalId: String(made),
    name: `Page ${made}`,
    accessToken: `token-${made}`,
    expiresInSeconds: null,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function say(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
