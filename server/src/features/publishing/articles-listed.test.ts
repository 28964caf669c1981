// A message with several articles in the history: its line names each of them, and is found by the title of any.
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { PackageBody } from '@herald/contract/content.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepTestPicture } from '../../db/test-picture.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { describeQueued } from './describe-queued.ts';
import { publishBatch } from './publish-batch.ts';

let room: Newsroom;
let app: FastifyInstance;
let wechat: TestAccount;
let packages: string[];
let sent: Awaited<ReturnType<typeof publishBatch>>;

const write = async (title: string) => {
  const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
  const body = { title, thumbPic, materialList: [{ mediaType: 3, content: `${title}, in full.` }] };
  return (await savePackage(room.context, room.maya, PackageBody.parse(body))).pkGUID;
};

beforeAll(async () => {
  room = await testNewsroom();
  app = openPublishingDoors(room.context);
  wechat = await room.account('wechat');
  packages = [await write('图文一'), await write('图文二 100%')];
  sent = await publishBatch(room.context, room.maya, { pkGUIDs: packages, bids: [wechat.id] }, fromContent);
  await room.advance(await room.publish(await room.account('facebook'), 'Ferry alone'));
});
afterAll(async () => {
  await app.close();
  await room.close();
});

const { output: History } = publishingEndpoints.myHistory;
async function ask<T>(path: string, answer: z.ZodType<T>, actor: TestActor = room.maya): Promise<T> {
  const { payload } = await app.inject({ url: `/prod-api/content/publish/${path}`, headers: actor.bearer });
  const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(payload));
  return answer.parse(data);
}

describe('a message with several articles', () => {
  it.each(['pubHistory', 'pubDepHistory', 'pubAdmHistory'])(
    'in %s is found by the title of each',
    async (list) => {
      const actor = await testActor(room.context, {
        department: 'Desk',
        signs: [...allPublishingSigns, 'content:all'],
      });
      const whose = list === 'pubHistory' ? room.maya : actor;
      for (const words of ['图文一', '图文二', '100%']) {
        const found = await ask(`${list}?title=${encodeURIComponent(words)}`, History, whose);
        expect(found.items.map(({ opp_id: id }) => id)).toEqual(sent.map(({ id }) => id));
        expect(found.counts.all).toBe(1);
      }
      expect((await ask(`${list}?title=${encodeURIComponent('图文三')}`, History, whose)).total).toBe(0);
    },
  );

  it('names each of them in their order, in its line and in its details; a post of its own names none', async () => {
    const articles = ['图文一', '图文二 100%'];
    const ofSecond = await ask(
      `getPubHistoryByParentId?id=${packages[1]}`,
      publishingEndpoints.historyOfPackage.output,
    );
    expect(ofSecond.items.map((one) => one.articles)).toEqual([articles]);
    const detail = await ask(`detail?id=${sent[0]?.id}`, publishingEndpoints.historyDetail.output);
    expect(detail.item.articles).toEqual(articles);
    expect((await ask('pubHistory?title=Ferry', History)).items.map((one) => one.articles)).toEqual([[]]);
  });

  it('answers which packages it carries to whoever sent it', () => {
    expect(describeQueued(sent).publications.map((one) => one.carries)).toEqual([packages]);
  });
});
