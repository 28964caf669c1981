// The link probe against hostile addresses: nothing inside a network is ever connected to, whichever way it is named (hostile.md §3).
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLinkProbe } from './link-probe.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let port = 0;
const heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    heard.push(`${method} ${url}`);
    const [, what = '', where = ''] = /^\/(\w+)\/?(.*)$/.exec(url) ?? [];
    if (what === 'slow') return;
    if (what === 'endless') {
      if (method === 'HEAD') return void response.writeHead(405).end();
      return void response.writeHead(200).write('x');
    }
    const status = what === 'to' ? 302 : Number(what) || 200;
    response.writeHead(status, what === 'to' ? { location: decodeURIComponent(where) } : {}).end();
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As if this one loopback address were the open internet: 127.0.0.1 on the test's port, and nothing else. */
const outside = () =>
  openLinkProbe({
    lookup: (name, _options, done) => {
      const found = { 'page.example': ['127.0.0.1'], 'mixed.example': ['127.0.0.1', '10.1.2.3'] }[name];
      if (!found) return done(new Error('ENOTFOUND'), []);
      done(
        null,
        found.map((address) => ({ address, family: 4 })),
      );
    },
    allows: (address, asked) => address === '127.0.0.1' && asked === port,
  });
const page = (path: string) => `http://page.example:${port}/${path}`;

describe('an address inside a network', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://127.1:PORT/',
    'http://0x7f000001:PORT/',
    'http://2130706433:PORT/',
    'http://0:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http:\\\\127.0.0.1:PORT\\',
    'http://user:word@127.0.0.1:PORT/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
  ])('S01 S02 S03 S05 S06 S07 S10 S11 S15 S25 S27: %s is not asked', async (url) => {
    const before = heard.length;
    expect(await openLinkProbe()(url.replace('PORT', String(port)))).toEqual({ state: 'closed' });
    expect(heard).toHaveLength(before);
  });

  it.each(
    `10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 192.0.0.8 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 0.0.0.0
     169.254.169.254 ::1 :: ::7f00:1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1::1 fc00::1 fd12::1 fe80::1 ff02::1 2001:db8::1 name`.split(
      /\s+/,
    ),
  )('S13 S17: %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it('S18 S19: a name of which one address is inside is not asked at all', async () => {
    const before = heard.length;
    expect(await outside()(`http://mixed.example:${port}/`)).toEqual({ state: 'closed' });
    expect(heard).toHaveLength(before);
  });

  it('a name that is outside as it is told and inside as it is connected to is not asked', async () => {
    const before = heard.length;
    // 0.0.0.0 is told, and 127.0.0.1 is where the connection stands: as where the answers of a resolver change between the two.
    const changing = openLinkProbe({
      lookup: (_name, _options, done) => done(null, [{ address: '0.0.0.0', family: 4 }]),
      allows: (address, asked) => address === '0.0.0.0' && asked === port,
    });
    expect(await changing(page('200/inside'))).toEqual({ state: 'closed' });
    expect(heard).toHaveLength(before);
  });

  it.each(['http://10.1.2.3/', 'http://0x7f.1/', 'file:///etc/passwd', 'http://mixed.example/'])(
    'S21 S22: nor is it after a redirect to %s',
    async (where) => {
      expect(await outside()(page(`to/${encodeURIComponent(where)}`))).toEqual({ state: 'closed' });
    },
  );
});

describe('a page', () => {
  it.each([200, 404, 500])('that answers %i is told so, and only its head is asked for', async (status) => {
    expect(await outside()(page(`${status}/one`))).toEqual({ state: 'answered', status });
    expect(heard.at(-1)).toBe(`HEAD /${status}/one`);
  });

  it('S23: of three redirects the last is told, of four nothing', async () => {
    const to = (count: number): string =>
      count === 0 ? '/200/end' : `/to/${encodeURIComponent(to(count - 1))}`;
    expect(await outside()(page(to(3).slice(1)))).toEqual({ state: 'answered', status: 200 });
    expect(await outside()(page(to(4).slice(1)))).toEqual({ state: 'silent' });
  });

  it('S30: without HEAD and without end answers as soon as it begins', async () => {
    // Who waited for its end would be given up.
    expect(await outside()(page('endless'))).toEqual({ state: 'answered', status: 200 });
  });

  it('that keeps silent is given up, and a name nobody has', async () => {
    expect(await outside()(page('slow'))).toEqual({ state: 'silent' });
    expect(await outside()('http://nowhere.example/')).toEqual({ state: 'silent' });
  });
});
