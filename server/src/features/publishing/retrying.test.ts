// Trying again beside the same words: what a person confirmed once holds for the next try; what came to stand since is confirmed for it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { Envelope } from '@herald/contract/envelope.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let app: FastifyInstance;
keepDoubtfulRoom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const retry = async ({ id }: Pick<Publication, 'id'>, again?: boolean) =>
  (await retryPublication(room.context, room.maya, { id, again })).queued;

async function publishAgain({ id }: TestAccount, pkGUID: string): Promise<Publication> {
  const items = [{ pkGUID, bids: [id], again: true }];
  const [one] = await publishPackage(room.context, room.maya, items, fromContent);
  if (!one) throw new Error('nothing was queued');
  return one;
}

/** As its worker would: its day is over, or its platform refused it. */
async function end(one: Publication, state: 'missed' | 'failed'): Promise<Publication> {
  return room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, one.account_id);
    if (state === 'missed') return movePublication(tx, one, fence, 'missed', { reason: 'reason-missed' });
    const begun = await movePublication(tx, one, fence, 'preparing');
    return movePublication(tx, begun, fence, 'failed', { reason: 'reason-content-refused' });
  });
}

const standing = async (account: TestAccount) =>
  (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined).length;

describe('trying again what was confirmed beside a post that is live', () => {
  it.each(['missed', 'failed'] as const)(
    'and then %s: the confirmation holds, and the account shows it twice, as was wanted',
    async (state) => {
      const account = await room.account('facebook');
      const first = await room.advance(await room.publish(account, `Twice, ${state}`));
      const ended = await end(await publishAgain(account, first.package_id), state);
      const [third] = await retry(ended);
      expect(third).toMatchObject({ retry_of: ended.id });
      expect((await room.advance(third ?? ended)).state).toBe('published');
      expect(await standing(account)).toBe(2);
    },
  );

  it('of another package, and by the whole package', async () => {
    const account = await room.account('facebook');
    await room.advance(await room.publish(account, 'In two packages'));
    const other = await room.write('In two packages');
    const ended = await end(await publishAgain(account, other), 'missed');
    expect(await retry({ id: other })).toMatchObject([{ retry_of: ended.id }]);
  });

  it('is refused while that one is being taken down: nobody knows yet whether it stands', async () => {
    const account = await room.account('facebook');
    const first = await room.advance(await room.publish(account, 'Going'));
    const ended = await end(await publishAgain(account, first.package_id), 'missed');
    await withdrawPublication(room.context, room.maya, { id: first.id });
    await expect(retry(ended, true)).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.advance(first, ['withdrawn']);
    expect(await retry(ended)).toHaveLength(1);
  });

  it('but says the same only since an edit that came later: asked, for nobody has confirmed that', async () => {
    const account = await room.account('facebook');
    const first = await room.advance(await room.publish(account, 'Words of yesterday'));
    const ended = await end(await room.publish(account, 'Words of today'), 'missed');
    await room.edit(first, 'Words of today');
    await room.advance(first, ['published']);
    await expect(retry(ended)).rejects.toMatchObject({ code: 'same-post-again' });
    expect(await retry(ended, true)).toHaveLength(1);
  });
});

describe('tried again by a colleague', () => {
  it('the old line says so and offers it no more; the new one does, and nothing is left of the package', async () => {
    const account = await room.account('facebook');
    const old = await end(await room.publish(account, 'Tried by another'), 'failed');
    const lineOf = async ({ id }: Publication) =>
      (await readPublication(room.context, room.maya, { id })).item;
    expect(await lineOf(old)).toMatchObject({ mayRetry: true, triedAgain: false });
    // One that is called off hides nothing.
    const [first] = await retry(old);
    expect(await lineOf(old)).toMatchObject({ mayRetry: false, triedAgain: true });
    await withdrawPublication(room.context, room.maya, { id: first?.id ?? '' });
    expect(await lineOf(old)).toMatchObject({ mayRetry: true, triedAgain: false });
    const [next] = await retry(old);
    if (!next) throw new Error('nothing was queued');
    await end(next, 'failed');
    expect(await lineOf(old)).toMatchObject({ mayRetry: false, triedAgain: true });
    expect(await lineOf(next)).toMatchObject({ mayRetry: true, triedAgain: false });
    const [last] = await retry({ id: old.package_id });
    await room.advance(last ?? next, ['published']);
    const { left } = await retryPublication(room.context, room.maya, { id: old.package_id });
    expect(left.map(({ id }) => id).toSorted()).toEqual([old.id, next.id].toSorted());
    expect(left[0]?.message).toContain('tried again since');
  });
});

describe('trying again what stands by now', () => {
  async function mended(
    text: string,
  ): Promise<{ account: TestAccount; old: Publication; live: Publication }> {
    const account = await room.account('facebook');
    const old = await end(await room.publish(account, text), 'missed');
    const [live] = await retry(old);
    return { account, old, live: await room.advance(live ?? old, ['published']) };
  }
  const call = async (method: 'GET' | 'POST', input: { id: string; again: boolean }) => {
    const path = '/prod-api/content/contentList/restartPub';
    const answer = await app.inject({
      method,
      url: path,
      ...(method === 'GET' ? { query: { id: input.id, again: String(input.again) } } : { payload: input }),
      headers: room.maya.bearer,
    });
    return { status: answer.statusCode, body: Envelope.parse(answer.json()) };
  };

  it.each(['GET', 'POST'] as const)(
    'is asked with a true sentence, and by %s sent once more when a person confirms it',
    async (method) => {
      const { account, old } = await mended(`Stands since, ${method}`);
      const asked = await call(method, { id: old.id, again: false });
      expect(asked.status).toBe(409);
      expect(asked.body.message).toContain('Confirm to publish it again');
      expect(await standing(account)).toBe(1);
      expect((await call(method, { id: old.id, again: true })).status).toBe(200);
      // On its way: that, and nothing else, is what a third press hears, confirmed or not.
      await expect(retry(old, true)).rejects.toMatchObject({ code: 'already-on-its-way' });
    },
  );

  it('by its own package or another one, is left alone where the whole package is tried, confirmed or not', async () => {
    const [account, mute] = [await room.account('facebook'), await room.account('facebook')];
    const bids = [account.id, mute.id];
    const items = [{ pkGUID: await room.write('Stands since, whole'), bids }];
    const both = await publishPackage(room.context, room.maya, items, fromContent);
    for (const one of both) await end(one, 'failed');
    await room.advance(await room.publish(account, 'Stands since, whole'), ['published']);
    const [again, ...more] = await retry({ id: items[0]?.pkGUID ?? '' }, true);
    expect([again?.account_id, more]).toEqual([mute.id, []]);
    expect(await standing(account)).toBe(1);
  });

  it('and is taken down while the retry waits for its turn: what stood before that is not asked about', async () => {
    const { old, live } = await mended('Taken down meanwhile');
    let retried: Promise<Publication[]> = Promise.resolve([]);
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, live.account_id);
      retried = retry(old);
      // By then it has read how things stand, and waits for the lane.
      await sleep(400);
      const going = await movePublication(tx, live, fence, 'withdrawing');
      await movePublication(tx, going, fence, 'withdrawn');
    });
    expect(await retried).toMatchObject([{ retry_of: old.id }]);
  });

  it('and is gone from the platform again: nothing is asked, and nothing stumbles over what stood there', async () => {
    const { account, old, live } = await mended('Gone again');
    // Row 29: somebody removed it there, and that was seen twice.
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, live, await readFence(tx, live.account_id), 'externally-removed'),
      );
    const [again] = await retry(old);
    expect((await room.advance(again ?? old)).state).toBe('published');
    expect(await room.posts(account)).toHaveLength(2);
  });
});
