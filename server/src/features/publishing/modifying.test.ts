// Modify publish and withdraw over the wire: what the specification's calls send, who may, and what stands in the way.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { signs } from '@herald/contract/permissions.ts';
import { PackageBody, mediaTypes } from '@herald/contract/content.ts';
import { findPackage } from '../content/find-package.ts';
import { removePackage } from '../content/remove-package.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { followReposts } from './follow-reposts.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let app: FastifyInstance;

beforeAll(async () => {
  room = await testNewsroom();
  app = openPublishingDoors(room.context);
});
afterAll(async () => {
  await app.close();
  await room.close();
});

type Answer = { status: number; code: number; message: string; data: Record<string, unknown> };

async function ask(who: TestActor, path: string, payload?: object, key?: string): Promise<Answer> {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/prod-api/content/publish/${path}`,
    headers: { ...who.bearer, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  });
  const envelope: Omit<Answer, 'status'> = JSON.parse(answer.body);
  return { ...envelope, status: answer.statusCode };
}

/** One package, live on a page and on a profile. */
async function standing(text: string): Promise<{ page: Publication; profile: Publication }> {
  const accounts = [await room.account('facebook'), await room.account('twitter')];
  const pkGUID = await room.write(text);
  const bids = accounts.map(({ id }) => id);
  const [one, other] = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
  if (!one || !other) throw new Error('nothing was queued');
  const live = [await room.advance(one), await room.advance(other)];
  const [page, profile] = live.toSorted((a, b) => a.channel_id - b.channel_id);
  if (!page || !profile) throw new Error('nothing is live');
  return { page, profile };
}

/** The same package with other words; its revision. */
async function reword({ package_id: pkGUID }: Publication, text: string, revision?: number): Promise<number> {
  const materialList = [{ mediaType: mediaTypes.text, content: text }];
  const body = PackageBody.parse({ pkGUID, title: text.slice(0, 60), materialList, revision });
  return (await savePackage(room.context, room.maya, body)).revision;
}

const readersOf = async (accountId: string) => {
  const rows = await room.context.db
    .selectFrom('channel_account')
    .select(['channel_id', 'external_id'])
    .where('id', '=', accountId)
    .execute();
  const platform = rows[0]?.channel_id === 31 ? 'facebook' : 'twitter';
  const posts = await room.sandbox.posts(platform, rows[0]?.external_id ?? '');
  return posts.filter(({ removedAt }) => removedAt === undefined).map(({ text }) => text);
};

describe('modify publish', () => {
  it('R-PUB-014 R-API-064 R-HIST-007: with pkGUID, oldPkGUID, opp_id, bids and status each account gets its change, and is told of by itself', async () => {
    const { page, profile } = await standing('The bridge opens at nien');
    const revision = await reword(page, 'The bridge opens at nine');
    const bids = [page.account_id, profile.account_id];
    const item = {
      pkGUID: page.package_id,
      oldPkGUID: page.package_id,
      opp_id: page.id,
      status: 3,
      revision,
    };
    const first = await ask(room.maya, 'update', { ...item, bids: bids.join(',') }, 'modify-1');
    expect(first).toMatchObject({ status: 200, code: 200, data: { state: 'editing' } });
    const accounts = first.data['publications'];
    expect(accounts).toHaveLength(2);
    expect(accounts).toContainEqual(
      expect.objectContaining({ bid: page.account_id, way: 'edit', code: null }),
    );
    const left = { bid: profile.account_id, way: null, code: 'repost-unconfirmed', state: 'published' };
    expect(accounts).toContainEqual(expect.objectContaining(left));
    // R-PUB-014: repeated under its key it is the same answer, and nothing is asked twice.
    expect(await ask(room.maya, 'update', { ...item, bids: bids.join(',') }, 'modify-1')).toEqual(first);
    await room.advance(page, ['published']);
    const confirmed = { ...item, bids: [profile.account_id], repost: [profile.account_id] };
    expect(await ask(room.maya, 'update', confirmed)).toMatchObject({ code: 200 });
    await room.advance(profile, ['withdrawn']);
    await followReposts(room.context);
    const all = await ask(room.maya, `getPubHistoryByParentId?id=${page.package_id}`);
    expect(all.data['items']).toHaveLength(3);
    const anew = await room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('account_id', '=', profile.account_id)
      .where('id', '<>', profile.id)
      .executeTakeFirstOrThrow();
    await room.advance(anew);
    for (const accountId of bids) expect(await readersOf(accountId)).toEqual(['The bridge opens at nine']);
  });

  it('is nobody’s without fMFzqi, and not there for another department (R-PERM-006, R-PUB-016, A01)', async () => {
    const { page } = await standing('Keep out');
    const item = { pkGUID: page.package_id, opp_id: page.id, bids: page.account_id };
    const writes = await testActor(room.context, { department: 'Desk', signs: [signs.edits] });
    const other = await testActor(room.context, { department: 'Elsewhere', signs: allPublishingSigns });
    expect(await ask(writes, 'update', item)).toMatchObject({ status: 403 });
    expect(await ask(writes, `live?id=${page.id}`)).toMatchObject({ status: 403 });
    expect(await ask(other, 'update', item)).toMatchObject({ status: 404 });
    expect(await ask(other, `live?id=${page.id}`)).toMatchObject({ code: 105019 });
    expect(await ask(other, `detail?id=${page.id}`)).toMatchObject({ code: 105019 });
    expect(await ask(other, 'withdrawal', { id: page.package_id })).toMatchObject({ status: 404 });
    const elsewhere = { ...item, oldPkGUID: 'of-something-else' };
    expect(await ask(room.maya, 'update', elsewhere)).toMatchObject({ status: 404 });
    expect((await room.read(page.id)).version).toBe(page.version);
  });

  it('refuses a version that somebody has changed since, and pressed twice at once does it once', async () => {
    const { page } = await standing('One of two');
    const seen = await reword(page, 'One of us');
    const item = { pkGUID: page.package_id, opp_id: page.id, bids: page.account_id, revision: seen };
    await reword(page, 'Another one', seen);
    const stale = await ask(room.maya, 'update', item);
    expect(stale).toMatchObject({ status: 409, data: { code: 'changed-elsewhere' } });
    const press = () => ask(room.maya, 'update', { ...item, revision: seen + 1 });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await room.advance(page, ['published']);
    expect(
      await room.calls({ platform: 'facebook', id: '', externalId: '', person: '' }, 'edit', 'Another one'),
    ).toBe(1);
  });

  it('R-API-063 R-HIST-011: shows what is live and where; 105019 once it stands nowhere', async () => {
    const { page, profile } = await standing('What readers see');
    expect((await ask(room.maya, `live?id=${page.id}`)).data).toMatchObject({ hasMoved: false });
    await reword(page, 'What nobody has sent yet');
    const shown = await ask(room.maya, `live?id=${page.id}`);
    expect(shown.data).toMatchObject({ pkGUID: page.package_id, hasMoved: true });
    expect(JSON.stringify(shown.data['content'])).toContain('What readers see');
    expect(JSON.stringify(shown.data['content'])).not.toContain('What nobody has sent yet');
    expect(shown.data['targets']).toHaveLength(2);
    await removePackage(room.context, room.maya, { pkGUID: page.package_id });
    expect((await ask(room.maya, `live?id=${page.id}`)).data).toMatchObject({
      pkGUID: page.package_id,
      isDeleted: true,
    });
    const gone = await ask(room.maya, 'withdrawal', { id: page.package_id });
    expect(gone.data).toMatchObject({ left: [] });
    for (const one of [page, profile]) await room.advance(one, ['withdrawn']);
    expect(await ask(room.maya, `live?id=${page.id}`)).toMatchObject({ status: 200, code: 105019 });
    expect(await ask(room.maya, `live?id=never-was`)).toMatchObject({ status: 200, code: 105019 });
  });

  it('C-36 R-FB-020: refuses a feeling that does not stand there', async () => {
    const { page } = await standing('How it feels');
    const asked = { id: page.package_id, to: 'change' } as const;
    const { content } = await findPackage(room.context.db, room.maya, asked);
    const felt = [
      { itemName: 'ogActionTypeId', value: '1' },
      { itemName: 'ogObjectId', value: '2' },
    ];
    const body = { ...content, materialList: content.media, pkGUID: page.package_id, extendAttributes: felt };
    await savePackage(room.context, room.maya, PackageBody.parse(body));
    const item = { pkGUID: page.package_id, opp_id: page.id, bids: page.account_id };
    const answer = await ask(room.maya, 'update', item);
    expect(answer).toMatchObject({ status: 422, data: { code: 'feeling-unsupported' } });
  });
});

describe('withdrawing a package', () => {
  it('R-HIST-006 R-API-070 R-API-069: says what its channel lets nobody take down, and takes down the rest', async () => {
    const accounts = [await room.account('facebook'), await room.account('weibo')];
    const pkGUID = await room.write('Both of them https://example.com/both');
    const bids = accounts.map(({ id }) => id);
    const queued = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
    const live: Publication[] = [];
    for (const one of queued) live.push(await room.advance(one, ['published']));
    const weibo = live.find((one) => one.channel_id === 18);
    const one = await ask(room.maya, 'withdrawArticle', { id: weibo?.id });
    expect(one).toMatchObject({ status: 422, data: { code: 'take-down-impossible' } });
    const all = await ask(room.maya, 'withdrawal', { id: pkGUID });
    expect(all.data['publications']).toMatchObject([{ state: 'withdrawing' }]);
    expect(all.data['left']).toMatchObject([{ id: weibo?.id, state: 'published' }]);
    const again = await ask(room.maya, 'withdrawal', { id: pkGUID });
    expect(again).toMatchObject({ code: 200, data: { publications: [{ state: 'withdrawing' }] } });
  });
});
