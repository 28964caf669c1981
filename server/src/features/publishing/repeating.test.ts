// Calls that are repeated: two clicks, two tabs, two operators, a lost answer, a dead server; always one publication.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyHeader } from '@herald/contract/endpoint.ts';
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { describeApi } from '../../http/openapi.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { purgeAnswers } from '../repeats/purge-answers.ts';
import type { ContentSource } from './queue-publications.ts';

let room: Newsroom;
let app: FastifyInstance;
/** What happens to a call between its beginning and its first row. */
let before: () => Promise<void> = async () => undefined;
let release: () => void = () => undefined;
const delayed: ContentSource = {
  ...fromContent,
  readPackage: async (...asked) => {
    await before();
    return fromContent.readPackage(...asked);
  },
};

beforeAll(async () => {
  room = await testNewsroom();
  app = openPublishingDoors(room.context, delayed);
});
// A call that stands still would keep its connection.
afterEach(() => {
  before = async () => undefined;
  release();
});
afterAll(async () => {
  await app.close();
  await room.close();
});

const pub = '/content/contentList/pub';
async function post(url: string, payload: object, key?: string, who: TestActor = room.maya) {
  const answer = await app.inject({
    method: 'POST',
    url: `/prod-api${url}`,
    payload,
    headers: { ...who.bearer, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
  return { status: answer.statusCode, body: Envelope.parse(answer.json()) };
}
const publications = (packageId: string) =>
  room.context.db.selectFrom('publication').select('id').where('package_id', '=', packageId).execute();
async function intention() {
  const account = await room.account('facebook');
  const pkGUID = await room.write(`Once ${randomUUID()}`);
  return { account, pkGUID, body: [{ pkGUID, bids: account.id }], key: randomUUID() };
}
const age = (key: string, ms: number) =>
  room.context.db
    .updateTable('idempotency_key')
    .set({ created_at: nowPlus(-ms) })
    .where('key', '=', key)
    .execute();
async function liveAll(packageId: string) {
  for (const { id } of await publications(packageId)) await room.advance(await room.read(id), ['published']);
}
/** A call that stands still in its transaction until it is taken for dead; awake again it goes on, and this is what it hears. */
async function dying(body: object, key: string) {
  const stands = new Promise<void>((stopped) => {
    before = () => {
      stopped();
      return new Promise((done) => {
        release = done;
      });
    };
  });
  const heard = post(pub, body, key);
  await stands;
  before = async () => undefined;
  await age(key, 36_000);
  return {
    wakeUp: () => {
      release();
      return heard;
    },
  };
}

describe('a call under a key', () => {
  it('R-PUB-018 repeated after a lost answer: the first answer once more, and one publication', async () => {
    const { body, key, pkGUID } = await intention();
    const first = await post(pub, body, key);
    expect(first.body.code).toBe(200);
    expect(await post(pub, body, key)).toEqual(first);
    expect(await publications(pkGUID)).toHaveLength(1);
  });

  it('clicked twice at once: the second waits for the first and hears the same', async () => {
    const { body, key, pkGUID } = await intention();
    before = () => sleep(150);
    const [one, two] = await Promise.all([post(pub, body, key), post(pub, body, key)]);
    before = async () => undefined;
    expect(one.body.code).toBe(200);
    expect(two).toEqual(one);
    expect(await publications(pkGUID)).toHaveLength(1);
  });

  it('the same content with its fields in another order is the same call', async () => {
    const { body, key, account, pkGUID } = await intention();
    const first = await post(pub, body, key);
    expect(await post(pub, [{ bids: account.id, pkGUID }], key)).toEqual(first);
  });

  it('with another content, or for another call: refused with a code of its own', async () => {
    const { body, key, account, pkGUID } = await intention();
    await post(pub, body, key);
    const other = await post(pub, [{ pkGUID, bids: account.id, again: true }], key);
    expect(other).toMatchObject({ status: 422, body: { code: 422_010 } });
    const elsewhere = await post('/content/contentList/draft/pubDraft', body, key);
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 422_010 } });
    expect(await publications(pkGUID)).toHaveLength(1);
  });

  it('of one person says nothing about the same key of another', async () => {
    const { body, key } = await intention();
    await post(pub, body, key);
    const lou = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    expect(await post(pub, body, key, lou)).toMatchObject({ status: 409, body: { code: 409_002 } });
  });

  it('that was refused for good is refused the same way; one that may pass is tried again', async () => {
    const { account } = await intention();
    const key = randomUUID();
    const refused = await post(pub, [{ pkGUID: randomUUID(), bids: account.id }], key);
    expect(refused.status).toBe(404);
    expect(await post(pub, [{ pkGUID: randomUUID(), bids: account.id }], key)).toMatchObject({ status: 422 });
    const { body, key: other } = await intention();
    before = () => Promise.reject(new Error('the database went away'));
    expect(await post(pub, body, other)).toMatchObject({ status: 500 });
    before = async () => undefined;
    expect(await post(pub, body, other)).toMatchObject({ status: 200, body: { code: 200 } });
  });

  it('whose server died does not block for ever: after its time it is carried out again', async () => {
    const { body, key, pkGUID } = await intention();
    const dead = await dying(body, key);
    const again = await post(pub, body, key);
    expect(again.body.code).toBe(200);
    // It was only slow: the rows stop it, and it hears what the other one was answered.
    expect(await dead.wakeUp()).toEqual(again);
    expect(await post(pub, body, key)).toEqual(again);
    expect(await publications(pkGUID)).toHaveLength(1);
  });

  it('R-PUB-018 taken for dead when it was only slow: undone as it commits, where the rows alone would let a confirmed second one through', async () => {
    const { account, key, pkGUID } = await intention();
    const body = [{ pkGUID, bids: account.id, again: true }];
    const dead = await dying(body, key);
    const again = await post(pub, body, key);
    await liveAll(pkGUID);
    expect(await dead.wakeUp()).toEqual(again);
    expect(await publications(pkGUID)).toHaveLength(1);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('R-PUB-018 whose server died is nobody else’s turn: with another content or for another call it stays refused', async () => {
    const { body, key, account, pkGUID } = await intention();
    const dead = await dying(body, key);
    const other = await post(pub, [{ pkGUID, bids: account.id, again: true }], key);
    expect(other).toMatchObject({ status: 422, body: { code: 422_010 } });
    const elsewhere = await post('/content/contentList/draft/pubDraft', body, key);
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 422_010 } });
    expect(await publications(pkGUID)).toEqual([]);
    expect((await dead.wakeUp()).body.code).toBe(200);
  });

  it('R-PUB-018 that was answered is never anybody’s turn again, however long ago: also a confirmed repetition is the first answer', async () => {
    const { account, key, pkGUID } = await intention();
    const body = [{ pkGUID, bids: account.id, again: true }];
    const first = await post(pub, body, key);
    await liveAll(pkGUID);
    await age(key, 36_000);
    before = () => Promise.reject(new Error('begun a second time'));
    expect(await post(pub, body, key)).toEqual(first);
    before = async () => undefined;
    expect(await publications(pkGUID)).toHaveLength(1);
    const other = await post(pub, [{ pkGUID, bids: account.id }], key);
    expect(other).toMatchObject({ status: 422, body: { code: 422_010 } });
  });

  it('that cannot be read is refused before anything is done', async () => {
    const { body, pkGUID } = await intention();
    for (const key of ['', 'two words', 'x'.repeat(201)])
      expect(await post(pub, body, key)).toMatchObject({ status: 400, body: { code: 400_008 } });
    expect(await publications(pkGUID)).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    const { body, key } = await intention();
    await post(pub, body, key);
    await age(key, 86_400_001);
    expect(await purgeAnswers(room.context)).toBe(1);
    const kept = await room.context.db.selectFrom('idempotency_key').select('key').execute();
    expect(kept.map((row) => row.key)).not.toContain(key);
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('without a key, or with two', () => {
  it.each([
    ['two operators', undefined, undefined],
    ['two tabs', 'tab-1', 'tab-2'],
  ])('R-PUB-018 %s: the rows alone let one through', async (_, one, two) => {
    const { body, pkGUID } = await intention();
    const lou = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const answers = await Promise.all([post(pub, body, one), post(pub, body, two, one ? room.maya : lou)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await publications(pkGUID)).toHaveLength(1);
  });
});

describe('the contract', () => {
  it('every call that publishes, schedules, edits, withdraws, restarts or resolves takes a key, and OpenAPI shows it', () => {
    const repeatable = allEndpoints.filter((one) => one.repeatable === 'by-key').map(({ path }) => path);
    expect(repeatable).toEqual([
      '/content/contentList/pub',
      '/content/contentList/draft/pubDraft',
      '/content/contentList/pubArr',
      '/content/contentList/restartPub',
      '/content/publish/resolve',
      '/content/publish/withdrawArticle',
      '/content/publish/withdrawal',
      '/content/publish/update',
      '/content/schedulepubmaterial/insert',
      '/content/schedulepubmaterial/update',
      '/content/schedulepubmaterial/pub',
      '/content/schedulepubmaterial/grabJob',
      '/content/schedulepubmaterial/releaseJob',
      '/content/schedulepubmaterial/delete',
      '/content/schedulepubmaterial/withdrawTiming',
    ]);
    const shown = JSON.stringify(describeApi()).split(`"name":"${keyHeader}"`).length - 1;
    // Five of them answer GET and POST alike.
    expect(shown).toBe(repeatable.length + 5);
  });
});
