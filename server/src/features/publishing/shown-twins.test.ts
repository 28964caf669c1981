// "Publish it again": the yes is for the posts that were shown; what has come to stand beside them since is asked about anew.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { Envelope } from '@herald/contract/envelope.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { Refusal } from '../../refusal.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { editPackage } from './edit-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

type Said = { again?: boolean; twins?: string[] };

let room: Newsroom;
let app: FastifyInstance;
keepDoubtfulRoom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const publish = (pkGUID: string, accounts: readonly TestAccount[], confirmed: Said = {}) =>
  publishPackage(
    room.context,
    room.maya,
    [{ pkGUID, bids: accounts.map(({ id }) => id), ...confirmed }],
    fromContent,
  );

/** What a person is asked. */
async function questionOf(sending: Promise<unknown>) {
  const error: unknown = await sending.then(
    () => new Error('nothing was asked'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw error;
  const { code, figures } = error;
  return { code, account: figures['account'], twins: String(figures['twins']).split(',') };
}

async function live(queued: readonly Publication[]): Promise<string[]> {
  for (const one of queued) await room.advance(one, ['published']);
  return queued.map(({ id }) => id);
}

const posted = async (account: TestAccount) => (await room.posts(account)).length;
const nameOf = ({ id }: TestAccount) => findAccountName(room.context.db, id);

describe('two people who are asked about the same post, and both say yes', () => {
  it('by publishing: the second is asked anew, about both, and sends with that', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('Asked of two');
    const twins = await live(await publish(pkGUID, [account]));
    const question = { code: 'same-post-again', account: await nameOf(account), twins };
    expect(await questionOf(publish(pkGUID, [account]))).toEqual(question);
    const [second] = await live(await publish(pkGUID, [account], { again: true, twins }));
    const anew = await questionOf(publish(pkGUID, [account], { again: true, twins }));
    expect(anew).toMatchObject({ code: 'same-post-again', account: `${question.account} (×2)` });
    expect(new Set(anew.twins)).toEqual(new Set([...twins, second]));
    expect(await posted(account)).toBe(2);
    await live(await publish(pkGUID, [account], { again: true, twins: anew.twins }));
    expect(await posted(account)).toBe(3);
  });

  it('by trying again what missed its time', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Retried by two');
    const old = await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      return movePublication(tx, queued, fence, 'missed', { reason: 'reason-missed' });
    });
    const retry = async (confirmed: Said = {}) =>
      (await retryPublication(room.context, room.maya, { id: old.id, ...confirmed })).queued;
    const twins = await live(await retry());
    expect(await questionOf(retry())).toMatchObject({ code: 'same-post-again', twins });
    await live(await retry({ again: true, twins }));
    expect(await questionOf(retry({ again: true, twins }))).toMatchObject({ code: 'same-post-again' });
    expect(await posted(account)).toBe(2);
  });

  it('by several articles in one go', async () => {
    const account = await room.account('facebook');
    const pkGUIDs = [await room.write('In one go')];
    const actor = { ...room.maya, signs: new Set([...room.maya.signs, signs.arranges]) };
    const twins = await live(await publish(pkGUIDs[0] ?? '', [account]));
    const batch = () =>
      publishBatch(room.context, actor, { pkGUIDs, bids: [account.id], again: true, twins }, fromContent);
    await live(await batch());
    expect(await questionOf(batch())).toMatchObject({ code: 'same-post-again' });
    expect(await posted(account)).toBe(2);
  });
});

describe('who says only "again", as callers did before it had names', () => {
  it('gets it beside one post, as he was told; beside two he is asked, for nobody knows what he saw', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('Only again');
    await live(await publish(pkGUID, [account]));
    await live(await publish(pkGUID, [account], { again: true }));
    const asked = await questionOf(publish(pkGUID, [account], { again: true }));
    expect(asked).toMatchObject({ code: 'same-post-again', twins: [expect.any(String), expect.any(String)] });
    expect(await posted(account)).toBe(2);
  });
});

describe('several accounts', () => {
  it('are asked about together, and one that was not shown is asked about by its own name', async () => {
    const [first, second] = [await room.account('facebook'), await room.account('twitter')];
    const pkGUID = await room.write('On two accounts');
    const twins = await live(await publish(pkGUID, [first, second]));
    const both = await questionOf(publish(pkGUID, [first, second]));
    for (const one of [first, second]) expect(both.account).toContain(await nameOf(one));
    expect(new Set(both.twins)).toEqual(new Set(twins));
    const [shown = ''] = twins;
    const other = (await room.read(shown)).account_id === first.id ? second : first;
    const rest = await questionOf(publish(pkGUID, [first, second], { again: true, twins: [shown] }));
    expect(rest).toMatchObject({ account: await nameOf(other) });
    expect(new Set(rest.twins)).toEqual(new Set(twins));
    expect(await posted(first)).toBe(1);
    expect(await publish(pkGUID, [first, second], { again: true, twins })).toHaveLength(2);
  });

  it('that are all changed to words they show already: one question, and one yes', async () => {
    const accounts = [await room.account('facebook'), await room.account('facebook')];
    const before = await room.write('Words of before');
    const changed = await live(await publish(before, accounts));
    const after = await room.write('Words of today');
    const twins = await live(await publish(after, accounts));
    const bids = accounts.map(({ id }) => id);
    const edit = (confirmed: Said = {}) =>
      editPackage(
        room.context,
        room.maya,
        { opp_id: changed[0] ?? '', pkGUID: after, bids, ...confirmed },
        fromContent,
      );
    const asked = await questionOf(edit());
    expect(new Set(asked.twins)).toEqual(new Set(twins));
    for (const one of accounts) expect(asked.account).toContain(await nameOf(one));
    const { publications } = await edit({ again: true, twins });
    expect(publications.map(({ state }) => state)).toEqual(['editing', 'editing']);
  });
});

describe('on the wire', () => {
  const send = async (key: string, confirmed: Record<string, unknown>, item: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/prod-api/content/contentList/pub',
      payload: [{ ...item, ...confirmed }],
      headers: { ...room.maya.bearer, 'idempotency-key': key },
    });
    return { status: answer.statusCode, body: Envelope.parse(answer.json()) };
  };

  it('the names travel as ids do, and a key answers the confirmed call once', async () => {
    const account = await room.account('facebook');
    const item = { pkGUID: await room.write('By key'), bids: account.id };
    const twins = (await live(await publish(item.pkGUID, [account]))).join(',');
    const asked = await send(randomUUID(), {}, item);
    expect(asked).toMatchObject({ status: 409, body: { data: { figures: { twins } } } });
    const key = randomUUID();
    const done = await send(key, { again: true, twins }, item);
    expect(done.status).toBe(200);
    expect(await send(key, { again: true, twins }, item)).toEqual(done);
    const other = await send(randomUUID(), { again: true, twins }, item);
    expect(other.body).toMatchObject({ data: { code: 'already-on-its-way' } });
  });

  it('by the address of a retry too', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'By address');
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      await movePublication(tx, queued, fence, 'missed', { reason: 'reason-missed' });
    });
    const get = (query: Record<string, string>) =>
      app.inject({
        method: 'GET',
        url: '/prod-api/content/contentList/restartPub',
        query: { id: queued.id, ...query },
        headers: room.maya.bearer,
      });
    const retry = async (confirmed: Said = {}) =>
      (await retryPublication(room.context, room.maya, { id: queued.id, ...confirmed })).queued;
    const first = await live(await retry());
    const second = await live(await retry({ again: true, twins: first }));
    expect((await get({ again: 'true', twins: first.join(',') })).statusCode).toBe(409);
    expect((await get({ again: 'true', twins: [...first, ...second].join(',') })).statusCode).toBe(200);
  });
});
