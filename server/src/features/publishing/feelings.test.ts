// C-36: a feeling goes with a Facebook post that is published at once; whoever schedules one is told so, by whichever door.
import { hourMs } from '@herald/contract/constants.ts';
import { PackageBody } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let app: FastifyInstance;
let page: TestAccount;
let tweets: TestAccount;
beforeAll(async () => {
  room = await testNewsroom();
  app = openPublishingDoors(room.context);
  page = await room.account('facebook');
  tweets = await room.account('twitter');
});
afterAll(async () => {
  await app.close();
  await room.close();
});

const Answer = z.object({ code: z.number(), message: z.string(), data: z.looseObject({}) });

async function felt(words: string): Promise<string> {
  const body = {
    title: words,
    materialList: [{ mediaType: 3, content: words }],
    extendAttributes: [
      { itemName: 'ogActionTypeId', value: '383634835006146' },
      { itemName: 'ogObjectId', value: '528297480516636' },
    ],
  };
  return (await savePackage(room.context, room.maya, PackageBody.parse(body))).pkGUID;
}

async function schedule(pkGUID: string, accounts: readonly TestAccount[]) {
  const due = new Date((await readClock(room.context.db)).getTime() + hourMs);
  const answer = await app.inject({
    method: 'POST',
    url: '/prod-api/content/schedulepubmaterial/insert',
    headers: { ...room.maya.bearer, 'accept-language': 'zh' },
    payload: {
      pkGUID,
      channelBindIds: accounts.map(({ id }) => id).join(','),
      pubTime: wallClockOf(due, room.context.config.zone),
    },
  });
  return { status: answer.statusCode, ...Answer.parse(answer.json()) };
}

describe('C-36 R-FB-020: a feeling', () => {
  it('is refused in a schedule that goes to Facebook, alone or among others, and nothing is scheduled', async () => {
    const pkGUID = await felt('Felt later');
    for (const accounts of [[page], [tweets, page]])
      expect(await schedule(pkGUID, accounts)).toMatchObject({
        status: 422,
        message: '感受暂时不支持',
        data: { code: 'feeling-unsupported' },
      });
    const rows = await room.context.db.selectFrom('publication').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('stands in nobody’s way where no Facebook post is made of it', async () => {
    expect(await schedule(await felt('Not felt there'), [tweets])).toMatchObject({ status: 200, code: 200 });
  });

  it('goes with what is published at once', async () => {
    const asked = [{ pkGUID: await felt('Felt now'), bids: [page.id] }];
    const [one] = await publishPackage(room.context, room.maya, asked, fromContent);
    if (!one) throw new Error('nothing was queued');
    expect(await room.advance(one)).toMatchObject({ state: 'published' });
    expect(await room.calls(page, 'publish', '528297480516636')).toBe(1);
  });
});
