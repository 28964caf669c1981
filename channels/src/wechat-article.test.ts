// A formatted article on WeChat: sent with WeChat's own pictures, measured as it is sent, read by its readers, and told what they will not get.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, picture, plain, subjects } from './conformance-bench.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { wechat } from './wechat/index.ts';
import { rules } from './wechat/rules.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

async function begin() {
  const subject = subjects.find(({ channel }) => channel.id === wechat.id);
  if (!subject) throw new Error('WeChat has no row');
  return open(sandbox, subject);
}

test('is read with its headings, marks and lists, its picture in its place, and found again by its words', async () => {
  const { publish, posts, outside, account } = await begin();
  const image = picture('A ferry');
  const text = 'Noon\n\nThe ferry leaves.\n\n• one\n• two';
  const article = `<h2>Noon</h2><p><img src="${image.url}"/></p><p style="text-align: center">The <strong>ferry</strong> leaves.</p><ul><li><p>one</p></li><li><p>two</p></li></ul>`;
  const { url } = await publish({ ...plain(rules), text, article, images: [image] });
  const [listed] = await posts();
  expect(listed?.mediaSha256s).toHaveLength(1);
  const page = await (await fetch(url)).text();
  const order = ['<h2>Noon</h2>', '/_blobs/', 'text-align: center', '<strong>ferry</strong>', '<li>'];
  const places = order.map((piece) => page.indexOf(piece, page.indexOf('class="text"')));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(await wechat.settle.findByLink(outside, account, url)).toMatchObject({ ok: true, value: { text } });
});

const problemsOf = (content: string, dataContent: string) =>
  checkContent(
    Composition.parse({
      title: 'T',
      cover: '/f/c.jpg',
      media: [{ mediaType: mediaTypes.text, content, dataContent }],
    }),
    [rules],
  );

test('is as long as what is sent: its marks count', () => {
  const words = 'a'.repeat(19_999 - '<p></p>'.length);
  expect(problemsOf(words, '').map(({ code }) => code)).toEqual(['text-nearly-full']);
  expect(problemsOf(words, `<p><b>${words}</b></p>`)).toMatchObject([
    { code: 'text-too-long', figures: { over: '<strong></strong>'.length } },
  ]);
});

test('of its links those to elsewhere are told before they are lost', () => {
  const link = (address: string) => problemsOf('there', `<p><a href="${address}">there</a></p>`);
  expect(link('https://mp.weixin.qq.com/s/abc')).toEqual([]);
  expect(link('https://example.com/a')).toMatchObject([
    {
      code: 'article-links-lost',
      severity: 'warning',
      figures: { count: 1, address: 'https://example.com/a' },
    },
  ]);
});
