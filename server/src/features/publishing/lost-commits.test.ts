// Deeds whose commit was carried out and never heard of: under the same key they are answered, and not done a second time.
import { randomUUID } from 'node:crypto';
import { dayMs } from '@herald/contract/constants.ts';
import { Draft, mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { now, nowPlus, openDatabase, readClock, type Database } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testWire, type Cut, type TestWire } from '../../db/test-wire.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { answerOnce } from '../repeats/answer-once.ts';
import { describeQueued } from './describe-queued.ts';
import { grabSchedule } from './grab-schedule.ts';
import { publishPackage } from './publish-package.ts';
import type { Publication } from './store/rows.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let ines: TestActor;
let wire: TestWire;
let wired: Database;
let app: FastifyInstance;

keepDoubtfulRoom(async (opened) => {
  room = opened;
  ines = await testActor(room.context, {
    department: 'Desk',
    signs: [...allPublishingSigns, signs.arranges],
  });
  wire = await testWire(room.url);
  wired = openDatabase(wire.url, () => undefined);
  app = openPublishingDoors({ ...room.context, db: wired });
});
afterAll(async () => {
  await app.close();
  await wired.destroy();
  wire.close();
});

async function post(path: string, payload: object, key: string) {
  const headers = { ...ines.bearer, 'idempotency-key': key };
  const answer = await app.inject({ method: 'POST', url: `/prod-api${path}`, payload, headers });
  return { status: answer.statusCode, body: Envelope.parse(answer.json()) };
}
/** Everything that a deed may add or move. */
async function standing() {
  const { db } = room.context;
  const publications = await db
    .selectFrom('publication')
    .select(['id', 'state', 'version'])
    .orderBy('id')
    .execute();
  const schedules = await db.selectFrom('schedule').select(['id', 'withdrawn_at']).orderBy('id').execute();
  const changes = await db.selectFrom('modification').selectAll().orderBy('id').execute();
  return { publications, schedules, changes };
}
const stand = (id: string, state: Publication['state']) =>
  room.context.db.updateTable('publication').set({ state }).where('id', '=', id).execute();
async function liveAll() {
  const due = room.context.db.selectFrom('publication').select('id').where('due_at', '<=', now);
  for (const { id } of await due.where('state', 'in', ['scheduled', 'editing']).execute())
    await room.advance(await room.read(id), ['published']);
}

/** `meanwhile` is what happens until the call is repeated, after which nothing but its key would hold it up. */
type Deed = { payload: object; answers: object; meanwhile: () => Promise<unknown> };

async function tomorrow() {
  const at = (await readClock(room.context.db)).getTime() + dayMs;
  return wallClockOf(new Date(at), room.context.config.zone);
}

async function planOnce() {
  const { id: account } = await room.account('facebook');
  const asked = { pubTime: await tomorrow(), channelBindIds: [account], pkGUID: await room.write('Once') };
  return schedulePackage(room.context, ines, asked, fromContent);
}

const oneQueued = { publications: [{ state: 'scheduled' }] };
/** By the call. */
const deeds: Readonly<Record<string, () => Promise<Deed>>> = {
  '/content/contentList/pub': async () => {
    const { id: bids } = await room.account('facebook');
    const payload = [{ pkGUID: await room.write('Once'), bids, again: true }];
    return { payload, answers: oneQueued, meanwhile: liveAll };
  },
  '/content/contentList/draft/pubDraft': async () => {
    const { id: bids } = await room.account('facebook');
    const draftMediaList = [{ mediaType: mediaTypes.text, content: 'Once' }];
    const { id } = await saveDraft(room.context, ines, Draft.parse({ title: 'Once', draftMediaList }));
    const payload = [{ id, bids, again: true }];
    return { payload, answers: oneQueued, meanwhile: liveAll };
  },
  '/content/contentList/pubArr': async () => {
    const { id } = await room.account('facebook');
    const payload = { pkGUIDs: [await room.write('Once')], bids: [id], again: true };
    return { payload, answers: oneQueued, meanwhile: liveAll };
  },
  '/content/contentList/restartPub': async () => {
    const { id } = await room.publish(await room.account('facebook'));
    await stand(id, 'missed');
    const missed = async () => {
      for (const one of (await standing()).publications)
        if (one.state === 'scheduled') await stand(one.id, 'missed');
    };
    return { payload: { id }, answers: oneQueued, meanwhile: missed };
  },
  '/content/schedulepubmaterial/insert': async () => {
    const { id } = await room.account('facebook');
    const pubTime = await tomorrow();
    const pkGUID = await room.write('Once');
    const withdrawn = async () => {
      const made = (await standing()).schedules.find((one) => !one.withdrawn_at);
      await withdrawSchedule(room.context, ines, { id: made?.id ?? '' }, fromContent);
    };
    const payload = { pubTime, channelBindIds: [id], pkGUID };
    return {
      payload,
      answers: { pubTime, pkGUID },
      meanwhile: withdrawn,
    };
  },
  '/content/schedulepubmaterial/update': async () => {
    const { id: account } = await room.account('facebook');
    const asked = {
      pubTime: await tomorrow(),
      channelBindIds: [account],
      pkGUID: await room.write('Once'),
    };
    const { id } = await schedulePackage(room.context, ines, asked, fromContent);
    const withdrawn = async () => {
      const made = (await standing()).schedules.find((one) => !one.withdrawn_at);
      await withdrawSchedule(room.context, ines, { id: made?.id ?? '' }, fromContent);
    };
    return { payload: { id }, answers: { pubTime: asked.pubTime }, meanwhile: withdrawn };
  },
  '/content/schedulepubmaterial/pub': async () => {
    const { id: account } = await room.account('facebook');
    const asked = {
      pubTime: await tomorrow(),
      channelBindIds: [account],
      pkGUID: await room.write('Once'),
    };
    const { id } = await schedulePackage(room.context, ines, asked, fromContent);
    // Somebody plans it for later again.
    const replanned = () =>
      room.context.db
        .updateTable('publication')
        .set({ due_at: nowPlus(dayMs) })
        .where('schedule_id', '=', id)
        .execute();
    const payload = { schedulePubMaterialId: id, status: 5 };
    return { payload, answers: oneQueued, meanwhile: replanned };
  },
  '/content/publish/resolve': async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const { id } = await room.advance(await room.publish(account), ['unknown']);
    const payload = { id, answer: 'not-live' };
    const meanwhile = async () => {
      await room.strike(account, 'reset-before');
      await room.advance(await room.read(id), ['unknown']);
    };
    return { payload, answers: { state: 'scheduled' }, meanwhile };
  },
  '/content/publish/update': async () => {
    const account = await room.account('facebook');
    const { id } = await room.advance(await room.publish(account), ['published']);
    const pkGUID = await room.write('Other words');
    const reworded = async () => {
      await liveAll();
      const materialList = [{ mediaType: mediaTypes.text, content: 'Words nobody has asked for' }];
      const { revision } = await savePackage(
        room.context,
        room.maya,
        PackageBody.parse({ title: 'x', materialList, pkGUID, revision: 1 }),
      );
      expect(revision).toBe(2);
    };
    const payload = { pkGUID, opp_id: id, bids: account.id };
    return { payload, answers: { state: 'editing' }, meanwhile: reworded };
  },
  '/content/publish/withdrawArticle': async () => {
    const { id } = await room.advance(await room.publish(await room.account('facebook')), ['published']);
    const answers = { state: 'withdrawing' };
    // The platform refuses, and it stands again.
    const meanwhile = () => stand(id, 'published');
    return { payload: { id }, answers, meanwhile };
  },
  '/content/publish/withdrawal': async () => {
    const account = await room.account('facebook');
    const { id, package_id: pkGUID } = await room.advance(await room.publish(account), ['published']);
    const answers = { publications: [{ id, state: 'withdrawing' }] };
    const anew = async () => {
      await room.advance(await room.read(id), ['withdrawn']);
      await publishPackage(room.context, ines, [{ pkGUID, bids: [account.id], again: true }], fromContent);
      await liveAll();
    };
    return { payload: { id: pkGUID }, answers, meanwhile: anew };
  },
  '/content/schedulepubmaterial/grabJob': async () => {
    const { id } = await planOnce();
    // Where it was let go of since it is taken anew (hold-keys.test.ts).
    return { payload: { id }, answers: { schedule: { id } }, meanwhile: async () => undefined };
  },
  '/content/schedulepubmaterial/releaseJob': async () => {
    const { id } = await planOnce();
    await grabSchedule(room.context, ines, { id });
    const grabbed = () => grabSchedule(room.context, ines, { id });
    return { payload: { id }, answers: { moved: false }, meanwhile: grabbed };
  },
  // A second time it would not be there.
  '/content/schedulepubmaterial/delete': async () => {
    const { id } = await planOnce();
    return { payload: { ids: id }, answers: {}, meanwhile: async () => undefined };
  },
  '/content/schedulepubmaterial/withdrawTiming': async () => {
    const { id } = await room.account('facebook');
    const asked = { pubTime: await tomorrow(), channelBindIds: [id], pkGUID: await room.write('Once') };
    const schedule = await schedulePackage(room.context, ines, asked, fromContent);
    const anew = () => schedulePackage(room.context, ines, asked, fromContent);
    return { payload: { id: schedule.id }, answers: {}, meanwhile: anew };
  },
};

describe('the answer to the commit was lost', () => {
  it('is tried with every call that takes a key', () => {
    const repeatable = allEndpoints.filter((one) => one.repeatable === 'by-key').map(({ path }) => path);
    expect(Object.keys(deeds).toSorted()).toEqual(repeatable.toSorted());
  });

  const cuts: readonly Cut[] = ['after', 'before'];
  it.each(Object.keys(deeds).flatMap((path) => cuts.map((cut) => ({ path, cut }))))(
    'R-PUB-018 $path, cut $cut it: repeated under its key it is answered and not done again',
    async ({ path, cut }) => {
      const deed = await deeds[path]?.();
      if (!deed) throw new Error(`no ${path}`);
      const { payload, answers, meanwhile } = deed;
      const key = randomUUID();
      const none = await standing();
      wire.cutAtCommit(cut);
      expect(await post(path, payload, key)).toMatchObject({ status: 500 });
      expect(wire.isCut()).toBe(true);
      expect(await standing()).not.toEqual(none);
      // One commit: where the deed is, its answer is.
      const { rows } = await sql`select status from idempotency_key where key = ${key}`.execute(
        room.context.db,
      );
      expect(rows).toEqual([{ status: 200 }]);
      await meanwhile();
      const once = await standing();
      const repeated = await post(path, payload, key);
      expect(repeated).toMatchObject({ status: 200, body: { code: 200, data: answers } });
      expect(await standing()).toEqual(once);
      expect(await post(path, payload, key)).toEqual(repeated);
    },
  );
});

it('R-PUB-018 a server that dies between its deed and its answer: who repeats it hears at once what was done', async () => {
  const { context } = room;
  const account = await room.account('facebook');
  const input = [{ pkGUID: await room.write('Once'), bids: [account.id], again: true }];
  const asked = { key: randomUUID(), endpoint: publishingEndpoints.publishPackages, input };
  const done = await new Promise<Publication[]>((died) => {
    void answerOnce(context, ines, asked, async (turn) => {
      died(await publishPackage(context, { ...ines, turn }, input, fromContent));
      return new Promise(() => undefined);
    });
  });
  for (const one of done) await room.advance(one, ['published']);
  const repeated = await answerOnce(context, ines, asked, () => Promise.reject(new Error('done twice')));
  expect(repeated).toMatchObject({ status: 200, body: { code: 200, data: describeQueued(done) } });
  expect(await room.posts(account)).toHaveLength(1);
});
