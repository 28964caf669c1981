// VK's stand-ins are as strict as its documentation.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { DOT, at, dotForm, startHarness } from '../../harness.ts';

const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/vk';
const VERIFIER = 'v'.repeat(43);
const SCOPES = ['wall', 'photos', 'video'];
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };
let group: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('vk');
  group = await sandbox.account('vk-group');
});

type Fields = Record<string, string>;
const codeOf = ({ body }: Heard): unknown => at(body, 'error', 'error_code');
const on = (side: string, token: string, method: string, fields: Fields = {}): Promise<Heard> =>
  sandbox.postForm(
    `/${side}/api/method/${method}`,
    { v: '5.199', ...fields },
    { authorization: `Bearer ${token}` },
  );
const ask = (method: string, fields?: Fields): Promise<Heard> => on('vk', desk.token, method, fields);
const askGroup = (method: string, fields?: Fields): Promise<Heard> =>
  on('vk-group', group.token, method, fields);
const post = (fields: Fields): Promise<Heard> => ask('wall.post', fields);
const idOf = (heard: Heard): string => String(at(heard.body, 'response', 'post_id'));
const token = (fields: Fields): Promise<Heard> => sandbox.postForm('/vk/id/oauth2/auth', fields);

async function consent(decision = 'allow', more: Fields = {}): Promise<Heard> {
  const asked = {
    response_type: 'code',
    client_id: 'herald-vk',
    redirect_uri: BACK,
    state: 's1',
    scope: SCOPES.join(' '),
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const granted = Object.fromEntries(SCOPES.map((scope) => [`grant:${scope}`, 'yes']));
  const answered = { ...granted, decision, person: '501000022', ...more };
  return sandbox.postForm('/vk/id/authorize', { ...asked, ...answered });
}

async function grantOf(): Promise<Fields> {
  const back = new URL((await consent()).headers.get('location') ?? '').searchParams;
  return {
    grant_type: 'authorization_code',
    code: back.get('code') ?? '',
    device_id: back.get('device_id') ?? '',
    state: back.get('state') ?? '',
    code_verifier: VERIFIER,
    client_id: 'herald-vk',
    redirect_uri: BACK,
  };
}

test('A code needs its device, its verifier and its address, and is spent at once', async () => {
  const grant = await grantOf();
  const wrong: Fields[] = [
    { device_id: 'x' },
    { code_verifier: 'w'.repeat(43) },
    { redirect_uri: `${BACK}/` },
  ];
  for (const one of wrong) expect((await token({ ...grant, ...one })).body['error']).toBe('invalid_request');
  expect((await token({ ...grant, colour: 'red' })).body['error']).toBe('invalid_request');
  expect((await token({ ...grant, client_id: 'x' })).body['error']).toBe('invalid_client');
  const pair = await token(grant);
  expect(pair.body).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3_600,
    user_id: 501_000_022,
    state: 's1',
    scope: 'vkid.personal_info wall photos video',
  });
  expect((await token(grant)).body['error']).toBe('invalid_grant');
  const late = await grantOf();
  nowMs += 601_000;
  expect((await token(late)).body['error']).toBe('invalid_grant');
});

test('A refresh token works once, on its device, and takes the old access token with it', async () => {
  const grant = await grantOf();
  const pair = (await token(grant)).body;
  const { device_id: device = '', client_id: client = '' } = grant;
  const again = (more: Fields = {}): Promise<Heard> => {
    const refresh = {
      grant_type: 'refresh_token',
      refresh_token: String(pair['refresh_token']),
      state: 's2',
    };
    return token({ ...refresh, device_id: device, client_id: client, ...more });
  };
  expect((await again({ device_id: 'x' })).body['error']).toBe('invalid_grant');
  expect((await again()).status).toBe(200);
  expect((await again()).body['error']).toBe('invalid_grant');
  expect(codeOf(await on('vk', String(pair['access_token']), 'wall.get'))).toBe(5);
});

test('Wrong redirect addresses are refused, a denial goes back', async () => {
  const wrong = await consent('allow', { redirect_uri: BACK.replace('/vk', '/vk-group') });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([400, null]);
  const denied = new URL((await consent('deny')).headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(denied)).toEqual({ error: 'access_denied', state: 's1' });
});

test('Version, token and right are asked for, and unknown names and methods are refused', async () => {
  const bearer = { authorization: `Bearer ${desk.token}` };
  const bare = await sandbox.postForm('/vk/api/method/wall.get', {}, bearer);
  expect([bare.status, codeOf(bare)]).toEqual([200, 8]);
  expect(codeOf(await ask('wall.get', { v: '5.131' }))).toBe(8);
  expect(codeOf(await on('vk', 'nobody', 'wall.get'))).toBe(5);
  const mute = await sandbox.account('vk', { scopes: ['photos'] });
  const refused = await on('vk', mute.token, 'wall.post', { message: 'a' });
  expect(at(refused.body, 'error')).toMatchObject({ error_code: 15, error_subcode: 1_133 });
  expect(codeOf(await post({ message: 'a', colour: 'red' }))).toBe(100);
  expect(codeOf(await post({ message: 'a', owner_id: 'me' }))).toBe(100);
  expect(codeOf(await ask('Wall.Post', { message: 'a' }))).toBe(3);
  expect(codeOf(await sandbox.postJson('/vk/api/method/wall.post', { v: '5.199' }, desk.token))).toBe(8);
});

test('An error repeats what was asked, but for the token', async () => {
  const heard = await ask('wall.get', { count: '101', access_token: desk.token });
  expect(at(heard.body, 'error', 'request_params')).toContainEqual({ key: 'method', value: 'wall.get' });
  expect(heard.text).not.toContain(desk.token);
});

test('A post is taken once for each guid within the hour, shown, changed and taken down', async () => {
  const wanted = { message: 'Noon & <bells>', attachments: 'https://example.com/a?b=1&c=2', guid: 'g-1' };
  const id = idOf(await post(wanted));
  expect(idOf(await post(wanted))).toBe(id);
  const key = `${desk.id}_${id}`;
  const read = await ask('wall.getById', { posts: key });
  expect(at(read.body, 'response', 'items', 0)).toMatchObject({
    owner_id: Number(desk.id),
    text: wanted.message,
    attachments: [{ type: 'link', link: { url: wanted.attachments } }],
  });
  expect((await sandbox.ask(`/vk/web/wall${key}`)).text).toContain('Noon &amp; &lt;bells&gt;');
  expect(idOf(await ask('wall.edit', { post_id: id, message: 'One' }))).toBe(id);
  const seen = await sandbox.ask(`/vk/web/wall${key}`);
  expect([seen.text.includes('One'), seen.text.includes('example.com')]).toEqual([true, false]);
  expect((await ask('wall.delete', { post_id: id })).body).toEqual({ response: 1 });
  expect((await sandbox.ask(`/vk/web/wall${key}`)).status).toBe(404);
  expect(codeOf(await ask('wall.delete', { post_id: id }))).toBe(15);
  const [entry] = (await sandbox.ledger()).filter((one) => one['externalId'] === key);
  expect(entry).toMatchObject({ platform: 'vk', account: desk.id, text: 'One', clientTag: 'g-1' });
  expect(entry?.['removedAt']).toBeDefined();
});

test('After an hour a guid is forgotten, after a day nothing is edited', async () => {
  const token = (await sandbox.account('vk', { externalId: '77', expiresInSeconds: 200_000 })).token;
  const again = (): Promise<Heard> => on('vk', token, 'wall.post', { message: 'a', guid: 'g' });
  const id = idOf(await again());
  nowMs += 3_601_000;
  expect(idOf(await again())).not.toBe(id);
  nowMs += 86_400_000;
  expect(codeOf(await on('vk', token, 'wall.edit', { post_id: id, message: 'b' }))).toBe(15);
});

test('Empty posts, long ones, two links and strange attachments are refused', async () => {
  expect(codeOf(await post({ message: ' ' }))).toBe(100);
  expect(codeOf(await post({ message: 'д'.repeat(16_385) }))).toBe(100);
  expect(codeOf(await post({ attachments: 'https://a.example,https://b.example' }))).toBe(222);
  expect(codeOf(await post({ message: 'a', attachments: 'poll1_1' }))).toBe(100);
  expect(codeOf(await post({ message: 'a', attachments: `photo${desk.id}_1` }))).toBe(100);
  const many = Array.from({ length: 11 }, (_, index) => `photo1_${index}`).join(',');
  expect(codeOf(await post({ message: 'a', attachments: many }))).toBe(100);
  expect(codeOf(await post({ message: 'a', owner_id: '501000011' }))).toBe(214);
});

test('The fifty-first post of a day is too many', async () => {
  for (let number = 0; number < 50; number += 1) await post({ message: `number ${number}` });
  const heard = await post({ message: 'one too many' });
  expect(at(heard.body, 'error')).toMatchObject({
    error_code: 214,
    error_msg: 'Access to adding post denied: you can only add 50 posts a day',
  });
});

test('Calls of a second are counted when they are limited', async () => {
  await sandbox.postJson('/_settings', { rateLimit: { vk: { calls: 3, windowSeconds: 1 } } });
  for (let number = 0; number < 3; number += 1) expect(codeOf(await ask('wall.get'))).toBeUndefined();
  expect(codeOf(await ask('wall.get'))).toBe(6);
  nowMs += 1_000;
  expect(codeOf(await ask('wall.get'))).toBeUndefined();
  await sandbox.ask('/_settings', { method: 'DELETE' });
});

async function addressOf(method: string, fields: Fields = {}): Promise<string> {
  return String(at((await ask(method, fields)).body, 'response', 'upload_url'));
}
const send = (address: string, body: FormData): Promise<Heard> =>
  sandbox.ask(address, { method: 'POST', body });
const textsOf = ({ body }: Heard): Fields => ({
  server: String(body['server']),
  photo: String(body['photo']),
  hash: String(body['hash']),
});

test('A photo goes up under its own name, is saved once under its hash, and stands in its owner’s posts only', async () => {
  const address = await addressOf('photos.getWallUploadServer');
  expect(address.startsWith(`${sandbox.address}/vk/`)).toBe(true);
  expect((await send(address, dotForm('file', {}))).body['error']).toContain('photo');
  const noPicture = new FormData();
  noPicture.set('photo', new Blob(['words']), 'a.png');
  const rejected = await send(address, noPicture);
  expect(rejected.body['photo']).toBe('[]');
  expect(codeOf(await ask('photos.saveWallPhoto', textsOf(rejected)))).toBe(129);
  const up = textsOf(await send(address, dotForm('photo', {})));
  const save = (more: Fields = {}): Promise<Heard> => ask('photos.saveWallPhoto', { ...up, ...more });
  expect(codeOf(await save({ hash: 'x' }))).toBe(121);
  expect(codeOf(await save({ server: '1' }))).toBe(118);
  expect(codeOf(await save({ group_id: '220000011' }))).toBe(100);
  const saved = await save({ user_id: desk.id });
  expect(codeOf(await save({ user_id: desk.id }))).toBe(121);
  const [number, shown] = ['id', 'access_key'].map((field) => String(at(saved.body, 'response', 0, field)));
  const name = `photo${desk.id}_${number}`;
  const other = await sandbox.account('vk');
  expect(codeOf(await on('vk', other.token, 'wall.post', { attachments: name }))).toBe(100);
  expect(codeOf(await post({ attachments: `${name}_nokey` }))).toBe(100);
  const id = idOf(await post({ attachments: `${name}_${shown}` }));
  const entry = (await sandbox.ledger()).find((one) => one['externalId'] === `${desk.id}_${id}`);
  expect(entry?.['mediaSha256s']).toEqual([createHash('sha256').update(DOT).digest('hex')]);
  nowMs += 86_400_000;
  expect((await send(address, dotForm('photo', {}))).body['error']).toBe('ERR_UPLOAD_BAD_ADDRESS');
});

test('A video is attachable as soon as it came, is worked on for a while, and gets its cover', async () => {
  const begun = await ask('video.save', { name: 'The ferry', description: 'It sails' });
  const id = at(begun.body, 'response', 'video_id');
  const address = at(begun.body, 'response', 'upload_url');
  const name = `video${desk.id}_${String(id)}`;
  expect(codeOf(await post({ attachments: name }))).toBe(100);
  const film = new FormData();
  film.set('video_file', new Blob([new Uint8Array(64)]), 'a.mp4');
  expect((await send(String(address), film)).body).toMatchObject({ size: 64, video_id: id });
  const page = `/vk/web/wall${desk.id}_${idOf(await post({ attachments: name }))}`;
  expect((await sandbox.ask(page)).text).toContain('being processed');
  nowMs += 100;
  expect((await sandbox.ask(page)).text).toContain('It sails');
  const cover = await send(
    await addressOf('video.getThumbUploadUrl', { owner_id: desk.id }),
    dotForm('file', {}),
  );
  const thumb = { owner_id: desk.id, video_id: String(id), set_thumb: '1' };
  expect(codeOf(await ask('video.saveUploadedThumb', { ...thumb, thumb_json: '{}' }))).toBe(121);
  const set = await ask('video.saveUploadedThumb', { ...thumb, thumb_json: cover.text });
  expect(at(set.body, 'response', 'photo_owner_id')).toBe(Number(desk.id));
  expect((await sandbox.ask(page)).text).toContain('/_blobs/');
});

test('A group is written on by who edits it, in its own name', async () => {
  const owner = { owner_id: `-${group.id}`, from_group: '1' };
  const id = idOf(await askGroup('wall.post', { ...owner, message: 'Hello' }));
  const read = await askGroup('wall.getById', { posts: `-${group.id}_${id}` });
  expect(at(read.body, 'response', 'items', 0, 'from_id')).toBe(-Number(group.id));
  expect((await sandbox.ask(`/vk-group/web/club${group.id}`)).text).toContain('Hello');
  expect(codeOf(await askGroup('wall.post', { owner_id: '-220000011', message: 'a' }))).toBe(214);
  expect(codeOf(await askGroup('photos.getWallUploadServer', { group_id: '220000011' }))).toBe(15);
  const groups = await askGroup('groups.get', { extended: '1', filter: 'editor' });
  expect(at(groups.body, 'response', 'items')).toMatchObject([{ id: Number(group.id), admin_level: 3 }]);
  expect(codeOf(await askGroup('groups.get', { filter: 'friends' }))).toBe(100);
});

test('What is for friends only stands on people’s walls alone, and nobody else sees it', async () => {
  const id = idOf(await post({ message: 'Only us', friends_only: '1' }));
  const key = `${desk.id}_${id}`;
  const pages = [`/vk/web/wall${key}`, `/vk/web/id${desk.id}`];
  const shown = async (as: string): Promise<boolean[]> => {
    const heard = await Promise.all(pages.map((page) => sandbox.ask(`${page}${as}`)));
    return heard.map(({ text }) => text.includes('Only us'));
  };
  expect([await shown(''), await shown('?as=reader')]).toEqual([
    [false, false],
    [true, true],
  ]);
  const closed = await sandbox.ask(`/vk/web/wall${key}`);
  expect([closed.status, closed.text.includes('This post is not public')]).toEqual([403, true]);
  const entry = async () => (await sandbox.ledger()).find((one) => one['externalId'] === key);
  expect(await entry()).toMatchObject({ visibility: 'friends' });
  await ask('wall.edit', { post_id: id, message: 'Only us, still', friends_only: '1' });
  expect(await entry()).toMatchObject({ visibility: 'friends', text: 'Only us, still' });
  const ofGroup = { owner_id: `-${group.id}`, from_group: '1', message: 'a', friends_only: '1' };
  expect(codeOf(await askGroup('wall.post', ofGroup))).toBe(100);
  expect(await sandbox.ledger()).not.toContainEqual(
    expect.objectContaining({ platform: 'vk-group', account: group.id }),
  );
});
