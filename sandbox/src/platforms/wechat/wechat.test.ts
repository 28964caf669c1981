// WeChat's stand-in is as strict as its documentation.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { at, dotForm, startHarness } from '../../harness.ts';
import type { JsonRecord } from '../../json.ts';

const API = '/wechat/api/cgi-bin';
const APP = { appid: 'herald-wechat', secret: 'herald-wechat-secret' };
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('wechat');
});

const codeOf = ({ body }: Heard): unknown => body['errcode'];
const ask = (path: string, body: JsonRecord, token = desk.token): Promise<Heard> =>
  sandbox.postJson(`${API}/${path}?access_token=${token}`, body);
const send = (path: string, form: FormData, query = '', token = desk.token): Promise<Heard> =>
  sandbox.ask(`${API}/${path}?access_token=${token}${query}`, { method: 'POST', body: form });
const token = (more: JsonRecord = {}): Promise<Heard> =>
  sandbox.postJson(`${API}/stable_token`, { grant_type: 'client_credential', ...APP, ...more });
const dot = (fields: Record<string, string> = {}, name = 'media') => dotForm(name, fields);
const cover = async (): Promise<string> =>
  String((await send('material/add_material', dot(), '&type=image')).body['media_id']);
const article = (thumb: string, more: JsonRecord = {}): JsonRecord => ({
  title: 'Noon',
  content: '<p>The ferry &amp; the bells</p>',
  thumb_media_id: thumb,
  ...more,
});
async function drafted(...more: JsonRecord[]): Promise<string> {
  const thumb = await cover();
  const articles = (more.length === 0 ? [{}] : more).map((one) => article(thumb, one));
  return String((await ask('draft/add', { articles })).body['media_id']);
}
async function published(
  ...more: JsonRecord[]
): Promise<{ publishId: string; articleId: string; url: string }> {
  const { body } = await ask('freepublish/submit', { media_id: await drafted(...more) });
  nowMs += 100;
  const publishId = String(body['publish_id']);
  const status = await ask('freepublish/get', { publish_id: publishId });
  const url = at(status.body, 'article_detail', 'item', 0, 'article_url');
  return { publishId, articleId: String(status.body['article_id']), url: String(url) };
}

test('The token is the same for all who ask, until five minutes before its end; a forced one ends it', async () => {
  const first = await token();
  expect(first.body).toEqual({ access_token: expect.stringMatching(/^WXAT/), expires_in: 7_200 });
  nowMs += 6_000_000;
  expect((await token()).body).toEqual({ access_token: first.body['access_token'], expires_in: 1_200 });
  nowMs += 1_000_000;
  const next = String((await token()).body['access_token']);
  expect(next).not.toBe(first.body['access_token']);
  const forced = String((await token({ force_refresh: true })).body['access_token']);
  const list = { offset: 0, count: 1 };
  expect(codeOf(await ask('freepublish/batchget', list, next))).toBe(40001);
  expect(codeOf(await ask('freepublish/batchget', list, forced))).toBeUndefined();
});

test('Wrong keys, unknown fields and dead tokens are refused, always with a 200', async () => {
  const refused: [JsonRecord, number][] = [
    [{ appid: 'wx0' }, 40013],
    [{ secret: 'no' }, 40125],
    [{ grant_type: 'code' }, 40002],
    [{ colour: 'red' }, 47001],
  ];
  for (const [more, code] of refused) {
    const heard = await token(more);
    expect([heard.status, codeOf(heard)]).toEqual([200, code]);
    expect(heard.body['errmsg']).toMatch(/ rid: \w{8}-\w{8}-\w{8}$/);
  }
  expect(codeOf(await sandbox.postJson(`${API}/draft/get`, { media_id: 'm' }))).toBe(41001);
  expect(codeOf(await ask('draft/get', { media_id: 'm' }, 'WXATno'))).toBe(40001);
  await sandbox.postJson('/_tokens/expire', { platform: 'wechat', account: desk.id });
  expect(codeOf(await ask('draft/get', { media_id: 'm' }))).toBe(42001);
});

test('An account that is not verified may draft and not publish', async () => {
  const { token: access } = await sandbox.account('wechat', { mayPublish: false });
  expect(codeOf(await ask('draft/get', { media_id: 'm' }, access))).toBe(40007);
  for (const path of ['submit', 'get', 'batchget', 'getarticle', 'delete'])
    expect(codeOf(await ask(`freepublish/${path}`, {}, access))).toBe(48001);
  const { body } = await sandbox.ask(`${API}/account/getaccountbasicinfo?access_token=${access}`, {
    method: 'POST',
  });
  expect(body).toMatchObject({ errcode: 0, nickname: 'Test desk' });
});

test('Pictures are pictures, small ones for the text, and their field is called media', async () => {
  expect(String((await send('media/uploadimg', dot())).body['url'])).toMatch(/^http/);
  expect(codeOf(await send('media/uploadimg', dot({}, 'file')))).toBe(41005);
  expect(codeOf(await send('media/uploadimg', dot({ colour: 'red' })))).toBe(47001);
  expect(codeOf(await send('media/uploadimg', dot(), '&type=image'))).toBe(47001);
  const file = (bytes: Buffer) => {
    const form = new FormData();
    form.set('media', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    return form;
  };
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex');
  const large = file(Buffer.concat([head, Buffer.alloc(1_024 * 1_024 - head.length)]));
  expect(codeOf(await send('media/uploadimg', large))).toBe(40009);
  expect(codeOf(await send('material/add_material', large, '&type=image'))).toBeUndefined();
  expect(codeOf(await send('material/add_material', dot(), '&type=thumb'))).toBe(40004);
  expect(codeOf(await send('media/uploadimg', file(Buffer.from('no picture'))))).toBe(40137);
});

test('A draft holds one to eight articles, each with its own cover and within every length', async () => {
  const thumb = await cover();
  const add = (...more: JsonRecord[]) =>
    ask('draft/add', { articles: more.map((one) => article(thumb, one)) });
  expect(codeOf(await add())).toBe(44003);
  expect(codeOf(await add(...Array.from({ length: 9 }, () => ({}))))).toBe(45008);
  const refused: [JsonRecord, number][] = [
    [{ title: ' ' }, 44003],
    [{ title: '港'.repeat(65) }, 45003],
    [{ digest: '港'.repeat(129) }, 45004],
    [{ author: '港'.repeat(17) }, 45110],
    [{ content: 'a'.repeat(20_000) }, 45002],
    [{ content_source_url: `https://example.com/${'a'.repeat(1_024)}` }, 45005],
    [{ thumb_media_id: '' }, 40007],
    [{ colour: 'red' }, 47001],
    [{ need_open_comment: true }, 47001],
    [{ title: 1 }, 47001],
  ];
  for (const [more, code] of refused) expect([more, codeOf(await add(more))]).toEqual([more, code]);
  const other = await sandbox.account('wechat');
  expect(codeOf(await ask('draft/add', { articles: [article(thumb)] }, other.token))).toBe(40007);
  const full = await add(
    ...Array.from({ length: 8 }, () => ({ title: '港'.repeat(64), need_open_comment: 1 })),
  );
  expect(String(full.body['media_id'])).toMatch(/^[\w-]{43}$/);
});

test('Scripts and pictures from elsewhere are taken out, and pictures are read back as data-src', async () => {
  const own = String((await send('media/uploadimg', dot())).body['url']);
  const content = `<p onclick="a()">Noon</p><script>a()</script><img src="${own}"/><img src="https://example.com/a.png"/>`;
  const media = await drafted({ content });
  const { body } = await ask('draft/get', { media_id: media });
  expect(at(body, 'news_item', 0, 'content')).toBe(`<p>Noon</p><img data-src="${own}"/>`);
});

test('Of an article’s HTML the marks of its text stay, links elsewhere and everything that acts do not; its readers see the rest', async () => {
  const own = String((await send('media/uploadimg', dot())).body['url']);
  const bad = `<a href="javascript:a()">x</a><iframe src="//e"></iframe><p style="background:url(//e)" onclick='a()'>y</p>1 < 2`;
  const good = `<h2 style="text-align: center">Noon</h2><ul><li><strong>one</strong></li></ul><a href="https://mp.weixin.qq.com/s/a">in</a>`;
  const outside = '<a href="https://example.com/">out</a>';
  const { url } = await published({
    content: `${good}${outside}${bad}<p><img src="${own}" alt="A quay"/></p>`,
  });
  const html = await (await fetch(url)).text();
  expect(html).toContain(`${good}<a>out</a><a>x</a><p>y</p>1 &lt; 2<p><figure><img src="/_blobs/`);
  expect(html).toContain('alt="A quay"');
  for (const piece of ['javascript:', 'iframe', 'onclick', 'url(', 'example.com'])
    expect(html).not.toContain(piece);
});

test('A draft its owner deletes can be neither read nor submitted', async () => {
  const media = await drafted();
  expect((await ask('draft/delete', { media_id: media })).body).toMatchObject({ errcode: 0 });
  for (const path of ['draft/get', 'freepublish/submit', 'draft/delete'])
    expect(codeOf(await ask(path, { media_id: media }))).toBe(40007);
});

test('A submitted draft is gone, and its number tells what becomes of it', async () => {
  const media = await drafted();
  const { body } = await ask('freepublish/submit', { media_id: media });
  expect(body).toMatchObject({ errcode: 0, publish_id: expect.any(Number) });
  expect(codeOf(await ask('draft/get', { media_id: media }))).toBe(40007);
  expect(codeOf(await ask('freepublish/submit', { media_id: media }))).toBe(40007);
  const status = (id: string | number) => ask('freepublish/get', { publish_id: id });
  expect(codeOf(await status(Number(body['publish_id'])))).toBe(47001);
  expect(codeOf(await status('1'))).toBe(40035);
  const id = String(body['publish_id']);
  expect((await status(id)).body['publish_status']).toBe(1);
  nowMs += 100;
  const done = await status(id);
  expect(done.body).toMatchObject({ publish_status: 0, article_detail: { count: 1 } });
  const [entry] = (await sandbox.ledger()).filter(({ account }) => account === desk.id);
  expect(entry).toMatchObject({ externalId: done.body['article_id'], text: 'The ferry & the bells' });
});

test('What is published is listed newest first, read by its id, opened by its address, and deleted for ever', async () => {
  const first = await published({ title: 'First' }, { title: 'Second' });
  const { articleId } = await published({ title: 'Later' });
  const list = async (more: JsonRecord = {}) =>
    (await ask('freepublish/batchget', { offset: 0, count: 20, no_content: 1, ...more })).body;
  expect(at(await list(), 'item', 0, 'article_id')).toBe(articleId);
  expect(at(await list(), 'item', 0, 'content', 'news_item', 0, 'content')).toBeUndefined();
  expect(at(await list({ offset: 1, no_content: 0 }), 'item', 0, 'content', 'news_item', 1, 'title')).toBe(
    'Second',
  );
  expect((await list({ count: 21 }))['errcode']).toBe(40035);
  const one = (index: number) => ask('freepublish/delete', { article_id: first.articleId, index });
  const read = async (id: string) => (await ask('freepublish/getarticle', { article_id: id })).body;
  expect((await sandbox.ask(first.url)).text).toContain('First');
  expect(codeOf(await one(3))).toBe(40035);
  expect(codeOf(await one(1))).toBe(0);
  expect((await sandbox.ask(first.url)).status).toBe(404);
  expect(at(await read(first.articleId), 'news_item', 0, 'is_deleted')).toBe(true);
  expect(codeOf(await one(0))).toBe(0);
  expect([codeOf(await one(0)), (await read(first.articleId))['errcode']]).toEqual([53600, 53600]);
  const status = await ask('freepublish/get', { publish_id: first.publishId });
  expect(status.body['publish_status']).toBe(5);
  const other = await sandbox.account('wechat');
  expect(codeOf(await ask('freepublish/delete', { article_id: articleId }, other.token))).toBe(53600);
});

test('The sixty-first submission of a minute is too many', async () => {
  for (let number = 0; number < 60; number += 1) await ask('freepublish/submit', { media_id: 'none' });
  expect(codeOf(await ask('freepublish/submit', { media_id: 'none' }))).toBe(45011);
  nowMs += 61_000;
  expect(codeOf(await ask('freepublish/submit', { media_id: 'none' }))).toBe(40007);
});
