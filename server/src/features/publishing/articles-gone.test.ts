// A message of WeChat of which an article was deleted on the platform: the history says which, links to one that stands, and who asked for it hears so.
import { setTimeout as sleep } from 'node:timers/promises';
import { PackageBody } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf, touch } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { savePackage } from '../content/save-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { relayOutbox } from './relay-outbox.ts';
import { resolvePublication } from './resolve-publication.ts';
import type { Publication } from './store/rows.ts';
import { listStandings } from './store/standings.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { watchAfterMs: [1, 1, 1, 1, 1, 1], watchAgainMs: 1 },
);

async function article(title: string): Promise<string> {
  const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
  const materialList = [{ mediaType: 3, content: `${title}, its words` }];
  const body = PackageBody.parse({ title, materialList, thumbPic });
  return (await savePackage(room.context, room.maya, body)).pkGUID;
}
async function message(
  account: TestAccount,
  titles: readonly string[],
  until?: Publication['state'][],
): Promise<Publication> {
  const pkGUIDs: string[] = [];
  for (const title of titles) pkGUIDs.push(await article(title));
  const [one] = await publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent);
  if (!one) throw new Error('nothing was queued');
  return room.advance(one, until);
}
const Said = z.object({ errcode: z.number() });
const Shown = z.object({ news_item: z.array(z.object({ title: z.string(), url: z.string() })) });
async function ask(account: TestAccount, path: string, body: object): Promise<unknown> {
  const loaded = await loadAccount(room.context, account.id);
  const base = room.context.config.channels['wechat']?.bases?.['api'] ?? '';
  const url = `${base}/cgi-bin/freepublish/${path}?access_token=${loaded?.account.token.access}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await room.sandbox.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}
/** As its owner deletes one on the platform; counted from 1. */
async function deleteThere(account: TestAccount, { external_id: id }: Publication, index: number) {
  const errcode = async () => Said.parse(await ask(account, 'delete', { article_id: id, index })).errcode;
  // What was submitted is published a moment later.
  await expect.poll(errcode).toBe(0);
}
async function watched(live: Publication) {
  await touch(room, live, { watch_at: new Date(0) });
  await sleep(20);
  await watchPublications(room.context);
  await relayOutbox(room.context, handlers);
  return (await readPublication(room.context, room.maya, { id: live.id })).item;
}

it.each([1, 2])('the one at place %i: said once, and the link still opens', async (index) => {
  const account = await room.account('wechat');
  const live = await message(account, [`First ${index}`, `Second ${index}`]);
  expect(await watched(live)).toMatchObject({ articlesGone: [], reason: live.reason });
  await deleteThere(account, live, index);
  const gone = { state: 'published', reason: 'reason-articles-gone', articlesGone: [index - 1] };
  for (const _look of [1, 2]) {
    const item = await watched(live);
    expect(item).toMatchObject(gone);
    expect((await room.sandbox.fetch(item.url ?? '', {})).status).toBe(200);
  }
  const told = await toldOf(room, live);
  expect(told.filter((kind) => kind === 'message-articles-gone')).toHaveLength(1);
});

it('one more, then the last: each is told, and then that nothing of it is there', async () => {
  const account = await room.account('wechat');
  const live = await message(account, ['One', 'Two', 'Three']);
  for (const index of [1, 2]) {
    await deleteThere(account, live, index);
    await watched(live);
  }
  expect((await watched(live)).articlesGone).toEqual([0, 1]);
  await deleteThere(account, live, 3);
  await watched(live);
  expect(await watched(live)).toMatchObject({ state: 'externally-removed' });
  const told = await toldOf(room, live);
  expect(told.filter((kind) => kind === 'message-articles-gone')).toHaveLength(2);
  expect(told).toContain('message-gone');
});

it('before a lost answer was settled: what is found links to one that stands, and then says which is gone', async () => {
  const account = await room.account('wechat');
  await room.strike(account, 'reset-after');
  const open = await message(account, ['Lost 1', 'Lost 2'], ['reconciling']);
  const named = async () => (await room.posts(account))[0]?.externalId ?? '';
  await expect.poll(named).not.toBe('');
  await deleteThere(account, { ...open, external_id: await named() }, 1);
  const found = await room.advance(open);
  expect(found.state).toBe('published');
  expect((await room.sandbox.fetch(found.external_url ?? '', {})).status).toBe(200);
  expect((await watched(found)).articlesGone).toEqual([0]);
});

it('after a take-down that failed: that is still said, and the article is struck out', async () => {
  const account = await room.account('wechat');
  const live = await message(account, ['Stays 1', 'Stays 2']);
  await room.strike(account, '500-before', { operation: 'wechat.delete', times: 300 });
  await withdrawPublication(room.context, room.maya, { id: live.id });
  const failed = await room.advance(live, ['published', 'withdrawn']);
  await room.sandbox.liftFaults();
  await deleteThere(account, live, 2);
  expect(await watched(live)).toMatchObject({ reason: failed.reason, articlesGone: [1] });
});

it('its package is not counted as live any more, and those of the others are', async () => {
  const account = await room.account('wechat');
  const live = await message(account, ['Kept', 'Deleted']);
  await deleteThere(account, live, 2);
  await watched(live);
  const ids = [live.package_id, ...live.also_packages];
  const standings = await listStandings(room.context.db, ids);
  const of = (id: string) => standings.find(({ packageId }) => packageId === id);
  expect(ids.map(of)).toMatchObject([
    { total: 1, live: 1, notLive: 0 },
    { total: 1, live: 0, notLive: 1 },
  ]);
});

it('whose answer was lost, and which nobody could look for: the link of the article that stands confirms it', async () => {
  const account = await room.account('wechat');
  await room.strike(account, 'reset-after');
  await room.strike(account, 'list-5xx', { operation: 'wechat.list', times: 1_000 });
  const unknown = await message(account, ['Said 1', 'Said 2'], ['unknown']);
  await room.sandbox.liftFaults();
  const [post] = await room.posts(account);
  await deleteThere(account, { ...unknown, external_id: post?.externalId ?? '' }, 1);
  const shown = Shown.parse(await ask(account, 'getarticle', { article_id: post?.externalId }));
  const link = shown.news_item.find(({ title }) => title === 'Said 2')?.url ?? '';
  await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'live', link });
  expect(await room.read(unknown.id)).toMatchObject({ state: 'published', external_url: link });
});

it('its package stands by an earlier post of it', async () => {
  const account = await room.account('wechat');
  const [other, twice] = [await article('Beside'), await article('Twice')];
  const [alone] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID: twice, bids: [account.id] }],
    fromContent,
  );
  if (!alone) throw new Error('nothing was queued');
  await room.advance(alone);
  const asked = { pkGUIDs: [other, twice], bids: [account.id], again: true };
  const [both] = await publishBatch(room.context, room.maya, asked, fromContent);
  if (!both) throw new Error('nothing was queued');
  const live = await room.advance(both);
  await deleteThere(account, live, 2);
  await watched(live);
  expect(await listStandings(room.context.db, [twice])).toMatchObject([{ total: 1, live: 1, notLive: 0 }]);
});
