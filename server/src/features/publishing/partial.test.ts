// Partial results: a package stands as its publications do, and trying it again touches only what is proven not to be live.
import { describe, expect, it } from 'vitest';
import { failed } from '@herald/channels/failure.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { statesOfStanding } from '@herald/contract/standing-states.ts';
import type { Context } from '../../context.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { listPackages } from '../content/list-packages.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const standingOf = async (packageId: string) => {
  const { items } = await listPackages(room.context, room.maya, {
    of: 'person',
    page: 1,
    pageSize: 100,
    keyWord: '',
  });
  return items.find(({ pkGUID }) => pkGUID === packageId)?.standing;
};
const publish = (pkGUID: string, accounts: readonly TestAccount[]) =>
  publishPackage(room.context, room.maya, [{ pkGUID, bids: accounts.map(({ id }) => id) }], fromContent);
const advanceAll = async (queued: readonly Publication[]) => {
  const states: PublicationState[] = [];
  for (const one of queued) states.push((await room.advance(one)).state);
  return states;
};
/** The same house while every platform refuses. */
function refusing(): Context {
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    publish: async () => failed('permission', 'not today'),
  }));
  return { ...room.context, channels };
}

/** Somebody may look at it, nobody may post on it. */
const mute = { tasks: ['ANALYZE'] };
const counts = (live: number, underWay: number, unknown: number, notLive: number) => ({
  total: live + underWay + unknown + notLive,
  live,
  underWay,
  unknown,
  notLive,
  // None of these is sent once more where it stands.
  failedBeside: 0,
  ownerOnly: 0,
  takenDown: 0,
  cancelled: 0,
  // Refused, all of them: what a person stopped is another case.
  retryable: notLive,
});

describe('a package', () => {
  it('that went nowhere says nothing; then it stands as its publications do, at every moment', async () => {
    const accounts = [
      await room.account('facebook'),
      await room.account('twitter'),
      await room.account('facebook'),
    ];
    const pkGUID = await room.write('Three ways');
    expect(await standingOf(pkGUID)).toBeNull();
    const queued = await publish(pkGUID, accounts);
    expect(await standingOf(pkGUID)).toEqual(counts(0, 3, 0, 0));
    const [last] = accounts.slice(2);
    if (last) await room.strike(last, 'reset-before');
    await advanceAll(queued);
    expect(await standingOf(pkGUID)).toEqual(counts(2, 0, 1, 0));
  });

  it('counts each account once: by what stands there, and what moves; else by what was done last', async () => {
    const [good, bad] = [await room.account('facebook'), await room.account('facebook', mute)];
    const pkGUID = await room.write('One of two');
    const queued = await publish(pkGUID, [good, bad]);
    await advanceAll(queued);
    expect(await standingOf(pkGUID)).toEqual(counts(1, 0, 0, 1));
    const { queued: again } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect(again).toHaveLength(1);
    expect(await standingOf(pkGUID)).toEqual(counts(1, 1, 0, 0));
    const live = queued.find((one) => one.account_id === good.id);
    await withdrawPublication(room.context, room.maya, { id: live?.id ?? '' });
    expect(await standingOf(pkGUID)).toEqual(counts(1, 1, 0, 0));
  });

  it('offers to be tried again where it failed, and not where a person took it down', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Taken down again'));
    await withdrawPublication(room.context, room.maya, { id: live.id });
    await room.advance(live, ['withdrawn']);
    const standing = await standingOf(live.package_id);
    expect(standing).toEqual({ ...counts(0, 0, 0, 0), total: 1, takenDown: 1 });
    expect(standing && statesOfStanding(standing)).toEqual([]);
  });
});

describe('trying a package again', () => {
  it('sends only what is proven not to be live: neither what is live nor what is unconfirmed', async () => {
    const [good, bad, lost] = [
      await room.account('facebook'),
      await room.account('facebook', mute),
      await room.account('twitter'),
    ];
    const pkGUID = await room.write('Live, refused and lost');
    const queued = await publish(pkGUID, [good, bad, lost]);
    await room.strike(lost, 'reset-before');
    expect((await advanceAll(queued)).toSorted()).toEqual(['failed', 'published', 'unknown']);
    const { queued: again } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect(again.map((one) => one.account_id)).toEqual([bad.id]);
  });

  it('tries what can be tried, and names what is signed out with what to do; only that, and it is refused', async () => {
    const [out, bad] = [await room.account('facebook', mute), await room.account('facebook', mute)];
    const pkGUID = await room.write('One signed out');
    const queued = await publish(pkGUID, [out, bad]);
    expect(await advanceAll(queued)).toEqual(['failed', 'failed']);
    const signOut = ({ id }: TestAccount) =>
      room.context.db
        .updateTable('channel_account')
        .set({ state: 'auth-required' })
        .where('id', '=', id)
        .execute();
    await signOut(out);
    const { queued: again, left } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect(again.map((one) => one.account_id)).toEqual([bad.id]);
    const old = queued.find((one) => one.account_id === out.id);
    expect(left).toMatchObject([{ id: old?.id, bid: out.id, state: 'failed' }]);
    expect(left[0]?.message).toMatch(/authori[sz]e/i);
    await advanceAll(again);
    await signOut(bad);
    await expect(retryPublication(room.context, room.maya, { id: pkGUID })).rejects.toMatchObject({
      code: 'account-unusable',
    });
  });

  it('leaves alone what a later try made live, also when that was days ago', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('Mended long ago');
    // Refused at first, then sent again and live.
    const [first] = await publish(pkGUID, [account]);
    const refused = first && (await advanceUntil(refusing(), first, []));
    expect(refused?.state).toBe('failed');
    const {
      queued: [second],
    } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect(second && (await room.advance(second)).state).toBe('published');
    await moveClock(room, 3 * 86_400_000);
    const { queued, left } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect([queued, left.map(({ id }) => id)]).toEqual([[], [refused?.id]]);
    await expect(retryPublication(room.context, room.maya, { id: refused?.id ?? '' })).rejects.toMatchObject({
      // It is live since, so that is said, and a person may want it twice.
      code: 'same-post-again',
    });
    await moveClock(room, 0);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('that was changed since: the words that failed last, and not those of before beside them', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('First words');
    const refusedOne = async () => {
      const [queued] = await publish(pkGUID, [account]);
      const one = queued && (await advanceUntil(refusing(), queued, []));
      expect(one?.state).toBe('failed');
      return one;
    };
    const before = await refusedOne();
    const materialList = [{ mediaType: mediaTypes.text, content: 'Better words' }];
    const changed = PackageBody.parse({ title: 'Better', materialList, pkGUID, revision: 1 });
    await savePackage(room.context, room.maya, changed);
    const last = await refusedOne();
    const { queued: again } = await retryPublication(room.context, room.maya, { id: pkGUID });
    expect(again.map(({ retry_of: old }) => old)).toEqual([last?.id]);
    await advanceAll(again);
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['Better words']);
    // By its own id what a person means is said.
    const {
      queued: [meant],
    } = await retryPublication(room.context, room.maya, { id: before?.id ?? '' });
    expect(meant?.retry_of).toBe(before?.id);
  });
});
