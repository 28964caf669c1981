// The lists of what is live and of what is scheduled, page by page, and how far a video has come: over the wire.
import { setTimeout as sleep } from 'node:timers/promises';
import { channels } from '@herald/channels/registry.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { VideoUpload } from '@herald/contract/endpoints/uploads.ts';
import { HistoryItem, publicationStates } from '@herald/contract/publications.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { scheduleAhead } from '../../db/test-preflight.ts';
import { findVideoStep } from './find-video-step.ts';
import type { Publication } from './store/rows.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

const megabyte = 1_048_576;
let room: Newsroom;
let app: FastifyInstance;
keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

async function ask<T>(path: string, answer: z.ZodType<T>, actor: TestActor = room.maya): Promise<T> {
  const { payload } = await app.inject({ url: `/prod-api${path}`, headers: actor.bearer });
  const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(payload));
  return answer.parse(data);
}
const Line = z.object({
  id: z.string(),
  title: z.string(),
  accounts: z.array(z.object({ name: z.string(), channelid: z.number() })),
  dueAt: z.string(),
  creator: z.string(),
  state: z.string(),
});
const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number() });

describe('the publish history', () => {
  it('R-HIST-001 R-API-067 R-API-066: comes page by page, newest first, with title, channel, account, state, time and link', async () => {
    const account = await room.account('facebook');
    const live = [];
    for (const words of ['Ferry one', 'Ferry two', 'Ferry three'])
      live.push(await room.advance(await room.publish(account, words)));
    for (const path of ['pubHistory', 'pubDepHistory']) {
      const page = (number: number) =>
        ask(`/content/publish/${path}?page=${number}&pageSize=2&title=Ferry`, pageOf(HistoryItem));
      const [first, second] = [await page(1), await page(2)];
      expect([first.total, second.total]).toEqual([3, 3]);
      const shown = [...first.items, ...second.items];
      expect(shown.map(({ title }) => title)).toEqual(['Ferry three', 'Ferry two', 'Ferry one']);
      expect(first.items).toHaveLength(2);
      expect(shown[0]).toMatchObject({
        channelName: 'Facebook',
        accountName: 'Test facebook',
        state: 'published',
        time: live[2]?.published_at?.toISOString(),
        url: live[2]?.external_url,
      });
    }
  });
});

describe('the publish history by tabs and days', () => {
  it('counts how many stand in each tab under the same words and days, and lists those of one', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Quay one'));
    await scheduleAhead(room, account, { text: 'Quay two' });
    const list = (more: string) =>
      ask(`/content/publish/pubHistory?title=Quay${more}`, publishingEndpoints.myHistory.output);
    const counts = { all: 2, scheduled: 1, live: 1, trouble: 0, ended: 0 };
    const found = await list('&tab=live');
    expect([found.total, found.counts]).toEqual([1, counts]);
    expect(found.items.map(({ opp_id: id }) => id)).toEqual([live.id]);
    expect(await list('&tab=scheduled&state=scheduled')).toMatchObject({ total: 1, counts });
    expect(await list('&tab=live&state=scheduled')).toMatchObject({ total: 0, items: [], counts });
    const past = { total: 0, counts: { ...counts, all: 0, scheduled: 0, live: 0 } };
    expect(await list('&endTime=2000-01-01%2023:59:59')).toMatchObject(past);
    const { zone } = room.context.config;
    const second = encodeURIComponent(wallClockOf(live.published_at ?? new Date(0), zone));
    const then = await list(`&startTime=${second}&endTime=${second}`);
    expect(then.items.map(({ opp_id: id }) => id)).toEqual([live.id]);
  });
});

describe('the publish history of one package', () => {
  it('holds what any colleague published of it, and nothing of another with the same title', async () => {
    const colleague = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const account = await room.account('facebook');
    const [asked, other] = [await room.publish(account, 'Pier one'), await room.publish(account, 'Pier two')];
    const list = (path: string, pkGUID: string) =>
      ask(`/content/publish/${path}?pkGUID=${pkGUID}`, pageOf(HistoryItem), colleague);
    expect((await list('pubHistory', asked.package_id)).total).toBe(0);
    const found = await list('pubDepHistory', asked.package_id);
    expect(found.items.map(({ opp_id: id }) => id)).toEqual([asked.id]);
    expect((await list('pubDepHistory', other.package_id)).items.map(({ opp_id: id }) => id)).toEqual([
      other.id,
    ]);
    expect((await list('pubDepHistory', 'no-package')).total).toBe(0);
  });
});

describe('the list of what is scheduled', () => {
  it('R-HIST-002 R-API-036: comes page by page with title, accounts, time, creator and state, for the whole department', async () => {
    const account = await room.account('facebook');
    const made = [
      await scheduleAhead(room, account, { text: 'Tram one' }),
      await scheduleAhead(room, account, { text: 'Tram two' }),
      await scheduleAhead(room, account, { text: 'Tram three' }),
    ];
    const colleague = await testActor(room.context, { department: 'Desk', signs: [] });
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const admin = await testActor(room.context, { department: 'House', signs: ['content:all'] });
    const page = (number: number, actor?: TestActor) =>
      ask(
        `/content/schedulepubmaterial/list?page=${number}&pageSize=2&title=Tram`,
        pageOf(Line),
        actor ?? room.maya,
      );
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, second.items.length, first.total]).toEqual([2, 1, 3]);
    const shown = [...first.items, ...second.items];
    expect(shown.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    expect(shown.find(({ id }) => id === made[0]?.id)).toMatchObject({
      title: 'Tram one',
      accounts: [{ name: 'Test facebook', channelid: 31 }],
      dueAt: made[0]?.dueAt,
      creator: room.maya.name,
      state: 'waiting',
    });
    expect((await page(1, colleague)).total).toBe(3);
    expect((await page(1, stranger)).total).toBe(0);
    expect((await page(1, admin)).total).toBe(3);
  });

  it('R-HIST-012 R-API-037 C-67 D-10: listZY is the same list, of all users one may see, narrowed to uploaded files', async () => {
    const account = await room.account('facebook');
    await scheduleAhead(room, account, { text: 'Lift, words alone' });
    const { id } = await scheduleAhead(room, account, {
      text: 'Lift, with a picture',
      media: [await room.picture()],
    });
    const colleague = await testActor(room.context, { department: 'Desk', signs: [] });
    const stranger = await testActor(room.context, { department: 'Sport', signs: [] });
    const admin = await testActor(room.context, { department: 'House', signs: ['content:all'] });
    const list = (path: string, actor: TestActor) =>
      ask(`/content/schedulepubmaterial/${path}?page=1&pageSize=10&title=Lift`, pageOf(Line), actor);
    for (const actor of [room.maya, colleague, admin]) {
      const [plain, narrowed] = [await list('list', actor), await list('listZY', actor)];
      expect([plain.total, narrowed.total]).toEqual([2, 1]);
      expect(narrowed.items).toEqual(plain.items.filter((one) => one.id === id));
    }
    expect((await list('listZY', stranger)).total).toBe(0);
  });
});

describe('the video of a publication', () => {
  const read = ({ id }: { id: string }, actor?: TestActor) =>
    ask(`/content/publish/queryChunkVideoStatus?taskId=${id}`, VideoUpload, actor);
  /** One turn of its account's lane. */
  const step = (publication: Publication) => room.advance(publication, publicationStates);

  it('R-HIST-010 R-API-071 D-04: waits, goes up piece by piece, and is there; over the wire by taskId', async () => {
    const account = await room.account('twitter');
    const video = await keepTestVideo(room.context, room.maya, 11 * megabyte);
    const publication = await room.publish(account, 'A film in pieces', [video]);
    const seen = [await read(publication)];
    const inTime = performance.now() + 20_000;
    while (performance.now() < inTime && (await room.read(publication.id)).state !== 'published') {
      await step(publication);
      seen.push(await read(publication));
      // X works on a video that is whole, and is asked again.
      if (seen.at(-1)?.percent === 99) await sleep(100);
    }
    expect(seen[0]).toEqual({ state: 'waiting', percent: 0 });
    expect(seen.at(-1)).toEqual({ state: 'uploaded', percent: 100 });
    const percents = seen.filter(({ state }) => state === 'uploading').map(({ percent }) => percent);
    expect(new Set(percents).size).toBeGreaterThan(2);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(Math.max(...percents)).toBeLessThan(100);
  });

  it('stopped on its way is not said to go up; a post without one has none, and another department is told nothing', async () => {
    const account = await room.account('twitter');
    const video = await keepTestVideo(room.context, room.maya, 11 * megabyte);
    const asked = { text: 'A film nobody wants', media: [video] };
    const { row, id: schedule } = await scheduleAhead(room, account, asked);
    await withdrawSchedule(room.context, room.maya, { id: schedule }, fromContent);
    expect(await read(row)).toEqual({ state: 'stopped', percent: 0 });
    expect(await read(await room.publish(account, 'Words alone'))).toEqual({ state: 'none', percent: 0 });
    const stranger = await testActor(room.context, { department: 'Sport', signs: [] });
    for (const [id, { bearer }] of [
      [row.id, stranger],
      ['no-id', room.maya],
    ] as const) {
      const url = `/prod-api/content/publish/queryChunkVideoStatus?taskId=${id}`;
      expect((await app.inject({ url, headers: bearer })).statusCode).toBe(404);
    }
  });

  it('every channel that takes videos has a step that carries one', () => {
    const video = { url: 'v', name: 'v.mp4', sizeBytes: 1, md5: '', ending: 'mp4', altText: '' };
    const post = { title: 't', text: 't', link: null, images: [], video, audio: null, cover: null };
    const without = channels.filter((one) => !findVideoStep(one, post)).map(({ key }) => key);
    expect(without).toEqual(['wechat', 'weibo']);
  });
});
