// Publishing and scheduling over the wire: what is sent under the names of the specification, and what is refused with its sentence.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';

let room: Newsroom;
let app: FastifyInstance;
keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const Said = z.object({
  code: z.number(),
  message: z.string(),
  data: z.looseObject({ problems: z.array(z.object({ code: z.string() })).optional() }).nullable(),
});
const Queued = z.object({
  publications: z.array(z.object({ id: z.string(), pkGUID: z.string(), bid: z.string() })),
});
async function post(path: string, payload: object) {
  const headers = { ...room.maya.bearer, 'accept-language': 'zh' };
  const answer = await app.inject({ method: 'POST', url: `/prod-api${path}`, headers, payload });
  return { status: answer.statusCode, ...Said.parse(answer.json()) };
}
async function draftOf(text: string, more: object = {}): Promise<string> {
  const draft = Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }], ...more });
  return (await saveDraft(room.context, room.maya, draft)).id;
}
async function inAnHour(): Promise<string> {
  const now = await readClock(room.context.db);
  return wallClockOf(new Date(now.getTime() + scheduleLeadMs + 20 * minuteMs), room.context.config.zone);
}
const insert = async (asked: object) =>
  post('/content/schedulepubmaterial/insert', { pubTime: await inAnHour(), ...asked });
const titlesWaiting = async () => {
  const rows = room.context.db.selectFrom('publication').select('title').where('state', '=', 'scheduled');
  return (await rows.execute()).map(({ title }) => title).toSorted();
};

describe('a schedule', () => {
  it('R-ENT-018: is asked for with pubTime, channelBindIds and draftid, draftIds or pkGUID', async () => {
    const account = await room.account('facebook');
    const other = await room.account('twitter');
    const channelBindIds = `${account.id},${other.id}`;
    const named = { draftid: await draftOf('By draftid'), channelBindIds };
    const listed = { draftIds: [await draftOf('By draftIds')], channelBindIds: [account.id] };
    const packaged = { pkGUID: await room.write('By pkGUID'), channelBindIds: account.id };
    for (const asked of [named, listed, packaged])
      expect(await insert(asked)).toMatchObject({ status: 200, code: 200 });
    expect(await titlesWaiting()).toEqual(['By draftIds', 'By draftid', 'By draftid', 'By pkGUID']);
    const several = `${await draftOf('One of two')},${await draftOf('Two of two')}`;
    expect(await insert({ draftIds: several, channelBindIds })).toMatchObject({ status: 400 });
    expect(await titlesWaiting()).toHaveLength(4);
  });

  it('R-SCHED-005 R-PUB-003 R-VAL-008: without a time, or without an account, there is none', async () => {
    const before = await titlesWaiting();
    const account = await room.account('facebook');
    const draftid = await draftOf('Not yet');
    for (const pubTime of ['', undefined])
      expect(await insert({ draftid, channelBindIds: account.id, pubTime })).toMatchObject({
        status: 422,
        data: { problems: [{ code: 'time-missing' }] },
      });
    expect(await insert({ draftid, channelBindIds: '' })).toMatchObject({
      status: 422,
      data: { problems: [{ code: 'channel-missing' }] },
    });
    expect(await post('/content/contentList/draft/pubDraft', [{ id: draftid, bids: '' }])).toMatchObject({
      status: 422,
      data: { problems: [{ code: 'channel-missing' }] },
    });
    expect(await titlesWaiting()).toEqual(before);
  });
});

describe('publishing now', () => {
  it('R-PUB-001: takes a list of drafts and packages, each with its own accounts', async () => {
    const page = await room.account('facebook');
    const profile = await room.account('twitter');
    const pkGUID = await room.write('As a package');
    const asked = [
      { pkGUID, bids: [page.id] },
      { id: await draftOf('As a draft'), bids: `${page.id},${profile.id}` },
    ];
    const { publications } = Queued.parse((await post('/content/contentList/pub', asked)).data);
    const [first, ...rest] = publications;
    expect(first).toMatchObject({ pkGUID, bid: page.id });
    expect(rest.map(({ bid }) => bid).toSorted()).toEqual([page.id, profile.id].toSorted());
    const { code, data } = await post('/content/contentList/pub', { pkGUID, bids: [page.id] });
    expect([code, data]).not.toContain(200);
  });

  it('R-ENT-020: a WeChat batch names packages and drafts alike, and its accounts', async () => {
    const wechat = await room.account('wechat');
    const cover = (await keepTestPicture(room.context, room.maya, 'jpg')).url;
    const first = await draftOf('Written as a draft', { thumb: cover });
    const second = await draftOf('Saved before', { thumb: cover });
    const saved = Queued.parse(
      (await post('/content/contentList/pubArr', { pkGUIDs: second, bids: wechat.id })).data,
    );
    await room.advance(await room.read(saved.publications[0]?.id ?? ''));
    const pkGUIDs = `${first},${saved.publications[0]?.pkGUID ?? ''}`;
    const asked = { pkGUIDs, bids: wechat.id, again: true };
    const { publications } = Queued.parse((await post('/content/contentList/pubArr', asked)).data);
    expect(publications).toHaveLength(1);
    await room.advance(await room.read(publications[0]?.id ?? ''));
    const posts = (await room.posts(wechat)).map(({ text }) => text);
    expect(posts).toHaveLength(2);
    expect(posts.some((text) => /Written as a draft[^]*Saved before/.test(text))).toBe(true);
    expect((await post('/content/contentList/pubArr', { ...asked, pkGUIDs: 'no-id' })).status).toBe(404);
  });
});
