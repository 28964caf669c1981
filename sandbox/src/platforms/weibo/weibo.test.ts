// Weibo's stand-in is as strict as its documentation.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { at, DOT, dotForm, startHarness } from '../../harness.ts';
import { chinaTime, shortId } from './text.ts';

const API = '/weibo/api/2';
const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/weibo';
type Fields = Record<string, string>;
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('weibo');
});

const written = (more: Fields = {}): Fields => ({
  access_token: desk.token,
  status: 'Noon https://example.com/a',
  rip: '211.156.0.1',
  ...more,
});
const share = (more?: Fields): Promise<Heard> =>
  sandbox.postForm(`${API}/statuses/share.json`, written(more));
const sharePicture = (form: FormData): Promise<Heard> =>
  sandbox.ask(`${API}/statuses/share.json`, { method: 'POST', body: form });
const read = (path: string, fields: Fields = {}): Promise<Heard> =>
  sandbox.ask(`${API}/${path}.json?${new URLSearchParams({ access_token: desk.token, ...fields })}`);
const said = ({ status, body }: Heard): unknown[] => [status, body['error_code']];

const consent = (more: Fields = {}): Promise<Heard> => {
  const asked = { client_id: 'herald-weibo', redirect_uri: BACK, response_type: 'code', state: 's1' };
  const answered = { ...asked, person: '1700000022', decision: 'allow', ...more };
  return sandbox.postForm('/weibo/api/oauth2/authorize', answered);
};
const back = (heard: Heard): URLSearchParams => new URL(heard.headers.get('location') ?? '').searchParams;
const token = (fields: Fields): Promise<Heard> =>
  sandbox.postForm('/weibo/api/oauth2/access_token', {
    client_id: 'herald-weibo',
    client_secret: 'herald-weibo-secret',
    grant_type: 'authorization_code',
    redirect_uri: BACK,
    ...fields,
  });
const codeOf = async (): Promise<string> => back(await consent()).get('code') ?? '';

test('A code is spent at once, lives five minutes, and needs its address and the app’s secret', async () => {
  const code = await codeOf();
  expect(said(await token({ code, redirect_uri: `${BACK}/else` }))).toEqual([400, 21322]);
  expect(said(await token({ code, client_secret: 'else' }))).toEqual([400, 21324]);
  expect(said(await token({ code, colour: 'red' }))).toEqual([400, 21323]);
  expect(said(await token({ code, grant_type: 'refresh_token' }))).toEqual([400, 21328]);
  expect((await token({ code })).body).toMatchObject({ expires_in: 2_592_000, uid: '1700000022' });
  const spent = await token({ code });
  expect(spent.body).toMatchObject({ error: 'invalid_grant', error_code: 21325 });
  expect(String(spent.body['error_description'])).toContain('invalid authorization code:');
  const late = await codeOf();
  nowMs += 301_000;
  expect(said(await token({ code: late }))).toEqual([400, 21325]);
});

test('A wrong address is told to the person, a denied consent to the app', async () => {
  for (const wrong of [{ redirect_uri: 'http://127.0.0.1/else' }, { scope: 'all' }, { colour: 'red' }]) {
    const heard = await consent(wrong);
    expect([heard.status, heard.headers.get('location')]).toEqual([400, null]);
  }
  const denied = back(await consent({ decision: 'deny' }));
  expect([denied.get('error_code'), denied.get('state')]).toEqual(['21330', 's1']);
});

test('A token that is none and one that is over are told apart', async () => {
  expect(said(await share({ access_token: 'else' }))).toEqual([400, 21332]);
  nowMs += 2_592_001_000;
  expect(said(await share())).toEqual([403, 21327]);
});

test('A status needs rip, and nothing that is not asked for', async () => {
  const { rip, ...without } = written();
  expect(rip).toBe('211.156.0.1');
  expect(said(await sandbox.postForm(`${API}/statuses/share.json`, without))).toEqual([400, 10008]);
  for (const wrong of [{ rip: '1.2.3' }, { rip: '::1' }, { rip: '1.2.3.256' }, { visible: '0' }])
    expect(said(await share(wrong))).toEqual([400, 10008]);
  expect((await share()).body).toMatchObject({ text: expect.stringMatching(/^Noon http:\/\/t\.cn\/\w+$/) });
});

test('The words: some, 140 characters at most, no topic, and links of the safe domain alone', async () => {
  const link = ' https://www.example.com/a';
  expect(said(await share({ status: ' ' }))).toEqual([400, 20008]);
  expect(said(await share({ status: `${'港'.repeat(127)}a${link}` }))).toEqual([400, 20012]);
  expect((await share({ status: `${'港'.repeat(127)}${link}` })).status).toBe(200);
  expect(said(await share({ status: `#港湾#${link}` }))).toEqual([400, 20021]);
  expect((await share({ status: `C# and F${link}#top` })).status).toBe(200);
  for (const status of ['Noon', 'Noon https://example.org', `Noon https://example.org${link}`])
    expect(said(await share({ status }))).toEqual([400, 10017]);
});

test('One picture, of three kinds, under 5 MB', async () => {
  const whole = await sharePicture(dotForm('pic', written()));
  const posted = (await sandbox.ledger()).find((post) => post['account'] === desk.id);
  const sha256 = at(posted, 'mediaSha256s', 0);
  expect(whole.body).toMatchObject({ original_pic: `${sandbox.address}/_blobs/${String(sha256)}` });
  expect(said(await sharePicture(dotForm('picture', written())))).toEqual([400, 10008]);
  const large = dotForm('pic', written());
  large.set('pic', new Blob([new Uint8Array(DOT), new Uint8Array(5 * 1_024 * 1_024)]), 'large.png');
  expect(said(await sharePicture(large))).toEqual([400, 20006]);
  const words = dotForm('pic', written());
  words.set('pic', new Blob(['no picture']), 'a.png');
  expect(said(await sharePicture(words))).toEqual([400, 20005]);
  const two = dotForm('pic', written());
  two.append('pic', new Blob([new Uint8Array(DOT)]), 'b.png');
  expect(said(await sharePicture(two))).toEqual([400, 10008]);
});

test('The same again is a repeat, what is too like it as well; a day later neither', async () => {
  await share();
  expect(said(await share())).toEqual([400, 20019]);
  expect(said(await share({ status: 'Noon!  https://example.com/a' }))).toEqual([400, 20017]);
  nowMs += 86_400_001;
  expect((await share()).status).toBe(200);
});

test('Thirty posts an hour, a hundred calls a day', async () => {
  const numbered = (number: number) => share({ status: `Noon ${number} https://example.com/a` });
  for (let number = 1; number <= 30; number += 1) expect((await numbered(number)).status).toBe(200);
  expect(said(await numbered(31))).toEqual([400, 20016]);
  nowMs += 3_600_001;
  expect((await numbered(32)).status).toBe(200);
  for (let call = 33; call <= 100; call += 1) await read('statuses/user_timeline');
  expect(said(await read('statuses/user_timeline'))).toEqual([403, 10023]);
});

test('What needs advanced permission is refused, and what is not there too', async () => {
  for (const path of ['update', 'upload', 'upload_url_text', 'destroy']) {
    const heard = await sandbox.postForm(`${API}/statuses/${path}.json`, written());
    expect(heard.body).toMatchObject({ error_code: 10014, request: `/2/statuses/${path}.json` });
  }
  expect(said(await sandbox.postForm(`${API}/statuses/else.json`, written()))).toEqual([404, 10020]);
});

test('Posts are read back newest first, by pages, by their owner alone', async () => {
  const ids: unknown[] = [];
  for (const word of ['One', 'Two', 'Three'])
    ids.push((await share({ status: `${word} & <more> https://example.com/a` })).body['idstr']);
  const listed = (await read('statuses/user_timeline', { uid: desk.id, count: '2', page: '2' })).body;
  expect([at(listed, 'statuses', 0, 'idstr'), listed['total_number']]).toEqual([ids[0], 3]);
  expect(at(listed, 'statuses', 0, 'text')).toMatch(/^One &amp; &lt;more&gt; http:\/\/t\.cn\/\w+$/);
  expect(said(await read('statuses/user_timeline', { uid: '1700000011' }))).toEqual([403, 10014]);
  for (const wrong of [{ count: '101' }, { page: '0' }, { start_time: '1' }])
    expect(said(await read('statuses/user_timeline', wrong))).toEqual([400, 10008]);
  expect((await read('statuses/show', { id: String(ids[2]) })).body).toMatchObject({ idstr: ids[2] });
  expect(said(await read('statuses/show', { id: '1' }))).toEqual([400, 20101]);
  expect((await read('users/show', { uid: desk.id })).body).toMatchObject({ screen_name: 'Test desk' });
});

test('Of more than five posts the newest five are listed, on one page, and no more are said to stand', async () => {
  const ids: unknown[] = [];
  for (let number = 1; number <= 7; number += 1)
    ids.push((await share({ status: `Number ${number} https://example.com/a` })).body['idstr']);
  const listed = (await read('statuses/user_timeline', { count: '100' })).body;
  const shown = [0, 1, 2, 3, 4, 5].map((place) => at(listed, 'statuses', place, 'idstr'));
  expect([shown, listed['total_number']]).toEqual([[...ids.slice(2).toReversed(), undefined], 5]);
  for (const further of [{ count: '5', page: '2' }, { max_id: String(ids[1]) }])
    expect(at((await read('statuses/user_timeline', further)).body, 'statuses', 0)).toBeUndefined();
  expect((await read('statuses/show', { id: String(ids[0]) })).status).toBe(200);
});

test('A post opens under its letters, and is gone when it is', async () => {
  const { body } = await share({ status: 'Noon <b> https://example.com/a' });
  const path = `/weibo/web/${desk.id}/${shortId(String(body['idstr']))}`;
  expect((await sandbox.ask(path)).text).toContain('Noon &lt;b&gt;');
  expect((await sandbox.ask(`/weibo/web/u/${desk.id}`)).text).toContain('Noon &lt;b&gt;');
  await sandbox.postJson('/_ledger/reset', {});
  expect((await sandbox.ask(path)).status).toBe(404);
});

test('Numbers and times are written as Weibo writes them', () => {
  expect(shortId('4607741009594608')).toBe('K3fnuEfZK');
  expect(chinaTime(Date.parse('2012-10-24T15:49:17Z'))).toBe('Wed Oct 24 23:49:17 +0800 2012');
});

test('How many calls are left is told, and asking for it counts nowhere', async () => {
  const left = async () => (await read('account/rate_limit_status')).body;
  expect(await left()).toMatchObject({ user_limit: 100, remaining_user_hits: 100 });
  await read('statuses/user_timeline');
  await left();
  expect(await left()).toMatchObject({ remaining_user_hits: 99, reset_time_in_seconds: 86_400 });
  expect(said(await read('account/rate_limit_status', { colour: 'red' }))[0]).toBe(400);
});
