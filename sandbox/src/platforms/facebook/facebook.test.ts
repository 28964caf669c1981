// Facebook's stand-in is as strict as its documentation.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { at, dotForm, startHarness } from '../../harness.ts';

const GRAPH = '/facebook/graph/v26.0';
const BACK = 'http://127.0.0.1:8080/prod-api/om/channel/auth/callback/facebook';
const APP = { client_id: 'herald-facebook', client_secret: 'herald-facebook-secret' };
let nowMs = Date.now();
let sandbox: Harness;
let page: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  page = await sandbox.account('facebook');
});

const codeOf = (heard: Heard): unknown => at(heard.body, 'error', 'code');
const subcodeOf = (heard: Heard): unknown => at(heard.body, 'error', 'error_subcode');
const feed = (fields: Record<string, string>, token = page.token, id = page.id): Promise<Heard> =>
  sandbox.postForm(`${GRAPH}/${id}/feed`, { access_token: token, ...fields });
const get = (path: string, query: Record<string, string>): Promise<Heard> =>
  sandbox.ask(`${GRAPH}/${path}?${new URLSearchParams(query)}`);

async function consent(decision: string, scopes: string[]): Promise<URL> {
  const asked = {
    client_id: APP.client_id,
    redirect_uri: BACK,
    state: 's1',
    scope: 'pages_show_list,pages_read_engagement,pages_manage_posts',
  };
  const shown = await sandbox.ask(`/facebook/www/v26.0/dialog/oauth?${new URLSearchParams(asked)}`);
  expect(shown.text).toContain('Maya Okafor');
  const granted = Object.fromEntries(scopes.map((scope) => [`grant:${scope}`, 'yes']));
  const heard = await sandbox.postForm('/facebook/www/v26.0/dialog/oauth', {
    ...asked,
    ...granted,
    decision,
    person: '10158000000000001',
  });
  return new URL(heard.headers.get('location') ?? '');
}
const tokenFor = (code: string, more: Record<string, string> = {}): Promise<Heard> =>
  get('oauth/access_token', { ...APP, redirect_uri: BACK, code, ...more });

test('A person who denies is sent back without a code', async () => {
  const back = await consent('deny', []);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('s1');
});

test('Nobody is ever sent to an address that is not the app’s own', async () => {
  const heard = await sandbox.ask(
    `/facebook/www/v26.0/dialog/oauth?client_id=herald-facebook&redirect_uri=https%3A%2F%2Fevil.example%2F`,
  );
  expect(heard.status).toBe(400);
  expect(heard.headers.get('location')).toBeNull();
});

test('A code buys one token, a long-lived one opens the pages with lasting tokens, and a declined right stays declined', async () => {
  const code =
    (await consent('allow', ['pages_show_list', 'pages_read_engagement'])).searchParams.get('code') ?? '';
  expect(subcodeOf(await tokenFor(code, { redirect_uri: `${BACK}?x=1` }))).toBe(36008);
  const short = await tokenFor(code);
  expect(subcodeOf(await tokenFor(code))).toBe(36009);
  const long = await get('oauth/access_token', {
    ...APP,
    grant_type: 'fb_exchange_token',
    fb_exchange_token: String(short.body['access_token']),
  });
  expect(long.body['expires_in']).toBe(5_183_944);
  const pages = await get('me/accounts', {
    access_token: String(long.body['access_token']),
    fields: 'id,name,access_token,tasks',
  });
  expect(at(pages.body, 'data')).toHaveLength(3);
  const token = String(at(pages.body, 'data', 0, 'access_token'));
  expect(codeOf(await feed({ message: 'no right' }, token, '104000000000011'))).toBe(200);
  const debugged = await get('debug_token', {
    input_token: token,
    access_token: `${APP.client_id}|${APP.client_secret}`,
  });
  expect(at(debugged.body, 'data', 'expires_at')).toBe(0);
});

test('A code dies after ten minutes', async () => {
  const code = (await consent('allow', ['pages_show_list'])).searchParams.get('code') ?? '';
  nowMs += 601_000;
  expect(subcodeOf(await tokenFor(code))).toBe(36007);
});

test('Unknown parameters, wrong types and empty posts are refused', async () => {
  expect(codeOf(await feed({ message: 'a', colour: 'red' }))).toBe(100);
  expect(codeOf(await feed({ message: 'a', published: 'perhaps' }))).toBe(100);
  expect(codeOf(await feed({}))).toBe(100);
  expect(codeOf(await sandbox.postJson(`${GRAPH}/${page.id}/feed`, { message: 7 }, page.token))).toBe(100);
  expect(codeOf(await feed({ message: 'a', scheduled_publish_time: '2026-01-01' }))).toBe(100);
  expect(codeOf(await feed({ message: 'a', tags: '["1"]' }))).toBe(100);
  expect((await sandbox.ask('/facebook/graph/v19.0/me')).body).toMatchObject({ error: { code: 2500 } });
});

test('Only this page’s own token may post, and only where the person may create', async () => {
  const other = await sandbox.account('facebook');
  const reader = await sandbox.account('facebook', { tasks: ['ANALYZE'] });
  const scopeless = await sandbox.account('facebook', { scopes: ['pages_read_engagement'] });
  expect(codeOf(await feed({ message: 'a' }, other.token))).toBe(283);
  expect(codeOf(await feed({ message: 'a' }, reader.token, reader.id))).toBe(200);
  expect(codeOf(await feed({ message: 'a' }, scopeless.token, scopeless.id))).toBe(200);
  expect(codeOf(await feed({ message: 'a' }, 'nonsense'))).toBe(190);
  await sandbox.postJson('/_tokens/expire', { platform: 'facebook', account: page.id });
  const expired = await feed({ message: 'a' });
  expect([codeOf(expired), subcodeOf(expired)]).toEqual([190, 463]);
});

test('The same status twice in a row is a duplicate, until the filter is switched off', async () => {
  expect((await feed({ message: 'same' })).status).toBe(200);
  expect(codeOf(await feed({ message: 'same' }))).toBe(506);
  await sandbox.postJson('/_settings', { duplicateFilter: { facebook: false } });
  expect((await feed({ message: 'same' })).status).toBe(200);
  await sandbox.postJson('/_settings', { duplicateFilter: true });
});

async function photoOf({ id, token } = page): Promise<string> {
  const body = dotForm('source', { published: 'false', alt_text_custom: 'A dot', access_token: token });
  return String((await sandbox.ask(`${GRAPH}/${id}/photos`, { method: 'POST', body })).body['id']);
}
const withPhotos = (...photos: string[]): Promise<Heard> =>
  feed({ message: 'a', attached_media: JSON.stringify(photos.map((id) => ({ media_fbid: id }))) });
const messageOf = (heard: Heard): unknown => at(heard.body, 'error', 'message');

test('An unpublished photo goes into one post, with its description, and lives one day', async () => {
  const photo = await photoOf();
  const posted = await feed({
    message: 'with a dot',
    'attached_media[0]': JSON.stringify({ media_fbid: photo }),
  });
  expect(posted.status).toBe(200);
  expect(
    subcodeOf(await feed({ message: 'again', attached_media: JSON.stringify([{ media_fbid: photo }]) })),
  ).toBe(1366051);
  const read = await get(String(posted.body['id']), {
    access_token: page.token,
    fields: 'attachments{media_type,target},permalink_url',
  });
  expect(at(read.body, 'attachments', 'data', 0)).toMatchObject({
    media_type: 'photo',
    target: { id: photo },
  });
  const shown = await sandbox.ask(String(read.body['permalink_url']));
  expect(shown.text).toContain('alt="A dot"');
  const late = await photoOf();
  nowMs += 86_400_001;
  expect(subcodeOf(await feed({ message: 'late', 'attached_media[0]': `{"media_fbid":"${late}"}` }))).toBe(
    33,
  );
});

test('A post takes the same photo only once', async () => {
  const [photo, other] = [await photoOf(), await photoOf()];
  const twice = await withPhotos(photo, other, photo);
  const words = '(#100) attached_media names the same photo twice';
  expect([codeOf(twice), messageOf(twice)]).toEqual([100, words]);
  expect((await withPhotos(photo, other)).status).toBe(200);
});

test('A post takes no photo of another page', async () => {
  const [own, foreign] = [await photoOf(), await photoOf(await sandbox.account('facebook'))];
  const mixed = await withPhotos(own, foreign);
  const words = '(#100) Invalid parameter: attached_media holds an unknown media_fbid';
  expect([codeOf(mixed), messageOf(mixed)]).toEqual([100, words]);
  expect((await withPhotos(own)).status).toBe(200);
});

test('Places of which one lies in another are refused, and the picture of a link is its owner’s alone', async () => {
  const placed = (places: object) =>
    feed({ message: JSON.stringify(places), targeting: JSON.stringify({ geo_locations: places }) });
  expect((await placed({ countries: ['ES'], regions: [{ key: '3861' }] })).status).toBe(200);
  for (const places of [
    { countries: ['US'], regions: [{ key: '3861' }] },
    { regions: [{ key: '3861' }], cities: [{ key: '2447439' }] },
  ]) {
    const refused = await placed(places);
    expect([codeOf(refused), JSON.stringify(refused.body)]).toEqual([
      100,
      expect.stringContaining('Some of your locations overlap. Try removing a location.'),
    ]);
  }
  for (const places of [
    { regions: [{ key: '999999' }] },
    { cities: [{ key: '3861' }] },
    { zips: [{ key: 'ZZ:1' }] },
  ])
    expect(codeOf(await placed(places))).toBe(100);
  expect((await placed({ zips: [{ key: 'US:66502' }] })).status).toBe(200);
  const picture = 'https://herald.example/c.jpg';
  const pictured = (link: string) => feed({ message: link, link, picture });
  expect((await pictured('https://www.example.com/a')).status).toBe(200);
  expect(codeOf(await pictured('https://example.com.evil.test/a'))).toBe(100);
  expect(codeOf(await feed({ message: 'no link', picture }))).toBe(100);
});

test('What is no picture is no photo', async () => {
  const form = new FormData();
  form.set('source', new Blob(['words']), 'dot.png');
  const heard = await sandbox.ask(`${GRAPH}/${page.id}/photos?access_token=${page.token}`, {
    method: 'POST',
    body: form,
  });
  expect(codeOf(heard)).toBe(324);
  expect(codeOf(await sandbox.postForm(`${GRAPH}/${page.id}/photos`, { access_token: page.token }))).toBe(
    324,
  );
  expect(
    codeOf(
      await sandbox.postForm(`${GRAPH}/${page.id}/photos`, {
        access_token: page.token,
        url: 'https://example.com/a.png',
      }),
    ),
  ).toBe(324);
});

test('Posts are listed newest first, edited in place, and gone after deletion', async () => {
  const ids: string[] = [];
  for (const message of ['one', 'two', 'three']) {
    ids.unshift(String((await feed({ message })).body['id']));
    nowMs += 2_000;
  }
  const first = await get(`${page.id}/published_posts`, {
    access_token: page.token,
    limit: '2',
    fields: 'id,message',
  });
  expect(at(first.body, 'data', 0, 'id')).toBe(ids[0]);
  const next = await sandbox.ask(String(at(first.body, 'paging', 'next')));
  expect(at(next.body, 'data')).toHaveLength(1);
  const [newest = ''] = ids;
  expect(
    codeOf(
      await sandbox.postForm(`${GRAPH}/${newest}`, { access_token: page.token, link: 'https://a.example' }),
    ),
  ).toBe(100);
  expect(
    (await sandbox.postForm(`${GRAPH}/${newest}`, { access_token: page.token, message: 'drei' })).body[
      'success'
    ],
  ).toBe(true);
  expect((await sandbox.ask(`/facebook/www/${newest}`)).text).toContain('drei');
  await sandbox.ask(`${GRAPH}/${newest}?access_token=${page.token}`, { method: 'DELETE' });
  expect(subcodeOf(await get(newest, { access_token: page.token }))).toBe(33);
  expect((await sandbox.ask(`/facebook/www/${newest}`)).status).toBe(404);
  const [entry] = (await sandbox.ledger()).filter((post) => post['externalId'] === newest);
  expect(entry).toMatchObject({ text: 'drei', edits: [{ text: 'drei' }], removedAt: expect.any(String) });
});

test('A post may say any word and is read back as it was', async () => {
  const { body } = await feed({ message: 'unknown' });
  expect((await get(String(body['id']), { access_token: page.token })).body['message']).toBe('unknown');
  expect(codeOf(await get(String(body['id']), { access_token: page.token, fields: 'colour' }))).toBe(100);
});

test('A reader sees text, never markup', async () => {
  const { body } = await feed({ message: '<script>alert(1)</script>\nhttps://a.example/?q="' });
  const { text, headers } = await sandbox.ask(`/facebook/www/${String(body['id'])}`);
  expect(text).not.toContain('<script');
  expect(text).toContain('&lt;script&gt;');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
