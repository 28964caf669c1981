// A hostile web server for tests of the cage: pages that loop, pop up, swallow memory, never end, or lead inside, and a canary beside it.
import { createSocket } from 'node:dgram';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export type Hostile = {
  readonly origin: string;
  /** Where nothing of a caged page may ever arrive. */
  readonly canary: string;
  /** Every path the canary was asked for, and every datagram. */
  readonly hits: readonly string[];
  close(): Promise<void>;
};

/** A megabyte that becomes two gigabytes of words: the same stream, once behind the other. */
const bombPart = gzipSync(Buffer.alloc(64 * 1_048_576, 'words '));
const bomb = Buffer.concat(Array.from({ length: 32 }, () => bombPart));

const html = (body: string) => `<!doctype html><meta charset="utf-8"><title>page</title>${body}`;

/** `datagrams` is a port that listens to UDP. */
type Write = (canary: string, datagrams: number) => string;
const pages: Readonly<Record<string, Write>> = {
  '/plain': () => html('<h1>Plain words</h1>'),
  '/wall': () =>
    html(`<h1>Log in</h1><p hidden>Unseen words</p><script>
history.pushState(null, '', '/accounts/login/');
Object.defineProperty(document.body, 'innerText', { get: () => 'The post itself' });
</script>`),
  '/unseen': () =>
    html(`<h1>Before you continue</h1><p style="visibility: hidden">Words hidden</p>
<div style="opacity: 0"><p>Words faded</p></div><div style="height: 0; overflow: hidden">Words cut</div>
<p style="position: absolute; left: -9999px">Words beside</p><div style="height: 3000px"></div>Words below`),
  '/covered': () =>
    html(`<h1>The post in full</h1><div style="position: fixed; inset: 0; background: rgba(0, 0, 0, 0.9)"><div
 style="margin: 200px; background: white">Log in to see more</div></div>`),
  '/behind': () =>
    html(`<h1>The post in full</h1><div style="position: fixed; inset: 0; background: #fff"></div>
<div style="position: fixed; inset: 0"><p>Log in to continue</p></div>`),
  '/blurred': () =>
    html(
      `<div style="filter: blur(14px)">The post in full</div><p style="color: transparent">Its second line</p><p>Log in</p>`,
    ),
  '/dimmed': () =>
    html(`<h1>The post in full</h1><div style="position: fixed; inset: 0; background: rgba(0, 0, 0, 0.5)"></div>
<canvas style="position: fixed; inset: 0; pointer-events: none"></canvas>`),
  '/cut-off': () =>
    html(`<p style="width: 300px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">The post in full ${'and more of it '.repeat(30)}</p>
<div style="position: relative; height: 60px; overflow: hidden">Read on<div style="position: absolute; inset: 0; background: linear-gradient(rgba(255, 255, 255, 0), #fff)"></div></div>
<div style="height: 10px; overflow: hidden"><p style="position: absolute">Placed freely</p></div>`),
  '/scrolled': () =>
    html(`<div style="height: 3000px"></div><p>The post in full</p><div style="height: 3000px"></div>
<b style="position: fixed; top: 0">Always above</b><script>scrollTo(0, 2500)</script>`),
  '/from-right': () => html('<p dir="rtl">הנמל סגור #harbour עד יום שני #ice בגלל הקרח</p>'),
  '/backed': () =>
    html(`<div style="position: relative; z-index: 1">The post in full<i style="position: absolute; inset: 0; z-index: -1; background: #eee"></i></div>
<div style="position: fixed; inset: 0; background: oklch(0 0 0 / 0.4)"></div>`),
  '/framed': () =>
    html(
      `<p>The post in full</p><iframe srcdoc="Log in" style="position: fixed; inset: 0; width: 100%; height: 100%"></iframe>`,
    ),
  '/frosted': () =>
    html(
      `<p>The post in full</p><div style="position: fixed; inset: 0; backdrop-filter: blur(20px); background: rgba(255, 255, 255, 0.5)"></div>`,
    ),
  '/thousands': () =>
    html(
      `<h1>Seen</h1><script>for (let n = 0; n < 60000; n += 1) document.write('<span>word </span>' + (n % 2 ? '<b style="position:absolute;left:' + n % 1000 + 'px;top:' + n % 1500 + 'px;width:9px;height:9px;background:#fff"></b>' : ''));</script>`,
    ),
  '/restless': () =>
    html(
      `<div id="r"></div><script>setInterval(() => { r.innerHTML = '<p>The post in full</p>'; }, 5)</script>`,
    ),
  '/card': () =>
    html(`<div style="position: relative"><a href="#" style="position: absolute; inset: 0"></a><p>The post in full</p>
<p style="pointer-events: none">Its second line</p></div><style>h2::before { content: 'Said before' }</style><h2></h2>
<div style="position: fixed; bottom: 0; width: 100%; background: white">We use cookies</div>`),
  '/heavy': () =>
    html(`<h1>Seen</h1><script>for (let n = 0; n < 60; n += 1) {
  const one = document.createElement('p'); one.title = n + 'x'.repeat(1e6); document.body.append(one);
}</script>`),
  '/boxes': () => html(`${'<div></div>'.repeat(30_000)}<p>Words at last</p>`),
  '/endless-script': () => html('<h1>Seen</h1><script>while (true) {}</script>'),
  '/alerts': () => html('<h1>Seen</h1><script>while (true) alert(1)</script>'),
  '/windows': () => html('<h1>Seen</h1><script>setInterval(() => open("/plain"), 10)</script>'),
  '/memory': () =>
    html('<script>const held = []; while (true) held.push(new Uint8Array(5e7).fill(1))</script>'),
  '/script-inside': (canary) => html(`<script>location = '${canary}/location'</script>`),
  '/file': () =>
    html(
      '<h1>Seen</h1><iframe src="file:///etc/passwd"></iframe><script>location = "file:///etc/passwd"</script>',
    ),
  '/download': () => html('<h1>Seen</h1><script>location = "/attachment"</script>'),
  '/print': () => html('<h1>Seen</h1><script>setInterval(print, 1)</script>'),
  '/tall': () =>
    html('<h1>Seen</h1><div style="height: 100000px; background: linear-gradient(red, blue)"></div>'),
  '/push': (_canary, datagrams) =>
    html(`<h1>Seen</h1><script>
for (const transport of ['udp', 'tcp']) {
  const urls = ['stun:127.0.0.1:${datagrams}', 'turn:127.0.0.1:${datagrams}?transport=' + transport];
  const one = new RTCPeerConnection({ iceServers: [{ urls, username: 'a', credential: 'b' }] });
  one.createDataChannel('a');
  one.createOffer().then((offer) => one.setLocalDescription(offer));
}
</script>`),
  '/service-worker': () =>
    html('<h1>Seen</h1><script>navigator.serviceWorker.register("/worker.js")</script>'),
  '/pulls': (canary) =>
    html(`<h1>Seen</h1><img src="${canary}/img"><link rel=prefetch href="${canary}/prefetch">
<iframe src="${canary}/frame"></iframe><script>
fetch('${canary}/fetch', { mode: 'no-cors' }); new EventSource('${canary}/events');
new WebSocket('${canary.replace('http', 'ws')}/socket'); navigator.sendBeacon('${canary}/beacon');
</script>`),
};

const redirects: Readonly<Record<string, (canary: string) => string>> = {
  '/to-metadata': () => 'http://169.254.169.254/latest/meta-data/',
  '/to-canary': (canary) => `${canary}/redirect`,
  '/to-file': () => 'file:///etc/passwd',
  '/round': () => '/round',
};

export async function startHostile(): Promise<Hostile> {
  const hits: string[] = [];
  const canaryServer = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('inside');
  });
  const canary = await listen(canaryServer);
  const datagrams = createSocket('udp4', (_datagram, { port }) => hits.push(`udp from ${port}`));
  await new Promise<void>((done) => datagrams.bind(0, '127.0.0.1', done));
  const server = createServer((request, response) =>
    serve(request.url ?? '', { canary, datagrams: datagrams.address().port }, response),
  );
  const origin = await listen(server);
  return {
    origin,
    canary,
    hits,
    close: async () => {
      datagrams.close();
      for (const one of [server, canaryServer]) {
        one.closeAllConnections();
        await new Promise((done) => one.close(done));
      }
    },
  };
}

function serve(
  path: string,
  { canary, datagrams }: { canary: string; datagrams: number },
  response: ServerResponse,
): void {
  const location = redirects[path]?.(canary);
  if (location !== undefined) return void response.writeHead(302, { location }).end();
  if (path === '/gone') return void response.writeHead(410).end(html('<h1>Gone</h1>'));
  if (path === '/attachment')
    return void response.writeHead(200, { 'content-disposition': 'attachment; filename=a.exe' }).end('MZ');
  if (path === '/worker.js')
    return void response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(
        `addEventListener('install', (told) => told.waitUntil(fetch('${canary}/worker', { mode: 'no-cors' })))`,
      );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (path === '/bomb') return void response.setHeader('content-encoding', 'gzip').end(bomb);
  if (path === '/endless-body') return pour(response);
  response.end(pages[path]?.(canary, datagrams) ?? html('<h1>Nothing</h1>'));
}

function pour(response: ServerResponse): void {
  const more = '<p>more</p>'.repeat(10_000);
  const write = () => {
    while (!response.destroyed && response.write(more));
  };
  response.on('drain', write);
  write();
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
