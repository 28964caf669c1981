// The calls of the content area over HTTP: drafts that become packages, my content with files, categories, classes and accounts.
import { channels } from '@herald/channels/registry.ts';
import { contentEndpoints as calls } from '@herald/contract/endpoints/content.ts';
import { overviewEndpoints } from '@herald/contract/endpoints/overview.ts';
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildApi } from '../../api.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
let app: FastifyInstance;
beforeAll(async () => {
  room = await testNewsroom();
  app = await buildApi(room.context);
});
afterAll(async () => {
  await app.close();
  await room.close();
});

type Call<O extends z.ZodType> = { method: string; path: string; output: O };

/** The answer's own data, of a call that succeeds. */
async function ask<O extends z.ZodType>(
  call: Call<O>,
  given: object = {},
  { actor = room.maya, language = 'en' }: { actor?: TestActor; language?: string } = {},
): Promise<z.output<O>> {
  const answer = await send(call, given, { actor, language });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ code: 200 })]);
  return call.output.parse(answer.json().data);
}

async function send(
  { method, path }: Pick<Call<z.ZodType>, 'method' | 'path'>,
  given: object = {},
  { actor = room.maya, language = 'en' }: { actor?: TestActor; language?: string } = {},
) {
  const headers = { ...actor.bearer, 'accept-language': language };
  const asked = new URLSearchParams();
  for (const [name, one] of Object.entries(given)) asked.set(name, String(one));
  return method === 'GET'
    ? app.inject({ url: `/prod-api${path}?${asked}`, headers })
    : app.inject({ method: 'POST', url: `/prod-api${path}`, headers, payload: given });
}

const words = (content: string) => [{ mediaType: 3, content }];
const keepDraft = async (title: string, draftMediaList: object[] = words('The bridge opens.')) =>
  ask(calls.insertDraft, { title, draftMediaList });
const mine = async (more: object = {}) =>
  (await ask(calls.listMine, { page: 1, pageSize: 50, ...more })).items.map(({ baseInfo }) => baseInfo.title);

it('R-API-006: drafts become packages of my content, in the order asked; once more they renew them', async () => {
  const [one, two] = [await keepDraft('Bridge'), await keepDraft('Tunnel')];
  const convert = async () => ask(calls.convertDrafts, { ids: `${two.id},${one.id}` });
  const { pkGUIDs } = await convert();
  const titles = async () => {
    const found = await Promise.all(pkGUIDs.map((id) => ask(calls.queryPackage, { id })));
    return found.map(({ materialInfo }) => materialInfo.baseInfo.title);
  };
  expect(await titles()).toEqual(['Tunnel', 'Bridge']);
  const { draft } = await ask(calls.queryDraft, { id: two.id });
  const again = { ...draft, id: two.id, title: 'Tunnel, again', draftMediaList: words('Opens late.') };
  await ask(calls.updateDraft, again);
  expect(await convert()).toEqual({ pkGUIDs });
  expect(await titles()).toEqual(['Tunnel, again', 'Bridge']);
});

it('R-API-006: all or none: one that cannot be a package, and one of others, keep the rest from becoming any', async () => {
  const good = await keepDraft('Pier');
  const soundAlone = [{ mediaType: 2, url: '/prod-api/media/c.mp3', name: 'c.mp3' }];
  const empty = await keepDraft('A sound', soundAlone);
  const before = await mine();
  const refused = await send(calls.convertDrafts, { ids: `${good.id},${empty.id}` });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { data: { code: 'content-refused' } }]);
  const stranger = await testActor(room.context, { department: 'Sport', signs: ['content:edit'] });
  const others = await send(calls.convertDrafts, { ids: good.id }, { actor: stranger });
  expect(others.statusCode).toBe(404);
  expect(await mine()).toEqual(before);
});

it('R-API-009 C-67 D-10: mylistZY is my content narrowed to what has uploaded files', async () => {
  await room.write('Words alone.');
  await room.write('With a picture.', [await room.picture()]);
  const colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  const listed = async (actor: TestActor) => {
    const { items, total } = await ask(calls.listMineWithFiles, { page: 1, pageSize: 50 }, { actor });
    expect(total).toBe(items.length);
    return items.map(({ mediaType }) => mediaType);
  };
  expect(await listed(room.maya)).toEqual([[3, 4]]);
  expect(await listed(colleague)).toEqual([]);
});

it('R-API-014: categories have an id and a name, and what is filed under one is found by it', async () => {
  const [first] = await ask(calls.listCategories);
  const name = first?.name ?? '';
  expect(first).toEqual({ id: expect.stringMatching(/./), name: expect.stringMatching(/./) });
  await ask(calls.createPackage, { title: 'Filed', channel: name, materialList: words('x') });
  expect(await mine({ channel: name })).toContain('Filed');
});

it('R-API-015 R-API-021: my bound accounts under their composing name, and whether they may be published to', async () => {
  const account = await room.account('facebook');
  const { allChannelBindList: bound } = await ask(accountEndpoints.bindList);
  expect(bound.map(({ id }) => id)).toContain(account.id);
  expect(await ask(calls.mayPublishTo, { bids: account.id })).toEqual({ flag: true, invalid: [] });
  expect(await ask(calls.mayPublishTo, { bids: [account.id, 'nobody'] })).toMatchObject({
    flag: false,
    invalid: [{ id: 'nobody', reason: expect.stringMatching(/./) }],
  });
});

it('R-API-019 R-API-020 C-59: contentList/create and update save the package that materialPackage does', async () => {
  const body = { title: 'Twice', materialList: words('First words.') };
  const { pkGUID } = await ask(calls.createContent, body);
  const { revision } = await ask(calls.updateContent, { ...body, title: 'Twice, later', pkGUID });
  expect(revision).toBe(2);
  const { materialInfo } = await ask(calls.queryPackage, { id: pkGUID });
  expect([materialInfo.pkGUID, materialInfo.baseInfo.title]).toEqual([pkGUID, 'Twice, later']);
  expect((await send(calls.updateContent, { ...body, pkGUID, revision: 1 })).statusCode).toBe(409);
});

it('R-API-022 R-ENT-027: YouTube’s classes have a name in the reader’s language and are those its rules take; Facebook has none', async () => {
  const listed = async (channelid: number, language = 'en') =>
    ask(calls.listClasses, { channelid, type: '1' }, { language });
  const taken = channels
    .find(({ key }) => key === 'youtube')
    ?.rules.choices?.find(({ at }) => at === 'class');
  const found = await listed(34);
  expect(found.map(({ id }) => id)).toEqual(taken?.options?.map(({ value }) => value));
  expect(found).toContainEqual({ id: '25', name: 'News & Politics', children: [] });
  expect((await listed(34, 'zh')).find(({ id }) => id === '25')?.name).toMatch(/[\u4e00-\u9fff]/);
  expect(await listed(31)).toEqual([]);
});

it('the dashboard counts what is mine alone, drafts and content, as their lists do', async () => {
  const actor = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  const read = () => ask(overviewEndpoints.readOverview, {}, { actor });
  expect(await read()).toMatchObject({ drafts: { all: 0, draft: 0 }, content: { all: 0, live: 0 } });
  await ask(calls.insertDraft, { title: 'Mine', draftMediaList: words('x') }, { actor });
  await ask(calls.createPackage, { title: 'Mine', materialList: words('x') }, { actor });
  await keepDraft('Of somebody else');
  expect(await read()).toMatchObject({ drafts: { all: 1, draft: 1 }, content: { all: 1, scheduled: 0 } });
});
