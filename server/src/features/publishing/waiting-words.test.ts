// A package that waits in words it no longer has: it goes out once, in the words that were asked for, and not in both.
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { copyPublication } from './copy-publication.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { insertPublication } from './store/publications.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const publishFromEdit = (schedulePubMaterialId: string, more: object = {}) =>
  plans.call('schedulepubmaterial/pub', { schedulePubMaterialId, status: 4, ...more });
const publishNow = (schedulePubMaterialId: string, bids: string) =>
  plans.call('schedulepubmaterial/pub', { schedulePubMaterialId, status: 5, bids });
const withdraw = (id: string) => plans.call(`schedulepubmaterial/withdrawTiming?id=${id}`);
const fromList = (pkGUID: string, bid: string) =>
  publishPackage(room.context, ines, [{ pkGUID, bids: [bid] }], fromContent);

describe('published from the list while it waits in its former words', () => {
  it('is told that it waits, where its edit was abandoned', async () => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, 'Waits with this.');
    const { id, pubTime: time } = await plans.plan({ pkGUID }, [account]);
    await say(room, 'Saved in its edit, which was left.', { pkGUID, revision, replaces: id });
    const refused = { code: 'already-scheduled', figures: { schedule: id, time } };
    await expect(fromList(pkGUID, account.id)).rejects.toMatchObject(refused);
    expect(await plans.waitsOn(account)).toEqual(['Waits with this.']);
  });

  it('is told that it waits, where the account was left out of a publish from its edit; on others it goes out', async () => {
    const [page, profile, third] = [
      await room.account('facebook'),
      await room.account('twitter'),
      await room.account('facebook'),
    ];
    const draftid = await plans.write('First words kept.');
    const { id, pkGUID } = await plans.plan({ draftid }, [page, profile]);
    await plans.write('Better words kept.', { id: draftid, replaces: id });
    expect(await publishFromEdit(id, { bids: page.id })).toMatchObject({ status: 200 });
    const refused = { code: 'already-scheduled', figures: { schedule: id } };
    await expect(fromList(pkGUID, profile.id)).rejects.toMatchObject(refused);
    expect(await plans.waitsOn(profile)).toEqual(['First words kept.']);
    expect(await fromList(pkGUID, third.id)).toHaveLength(1);
    await withdraw(id);
    expect(await fromList(pkGUID, profile.id)).toHaveLength(1);
  });
});

describe('published from the list while its draft waits in another package', () => {
  it.each(['draft', 'package', 'former package'] as const)('is told that it waits (%s)', async (named) => {
    const account = await room.account('facebook');
    const draftid = await plans.write(`Old words of P, ${named}.`);
    const former = await plans.plan({ draftid }, [account]);
    const { pkGUID, revision: packageRevision } = await say(room, `New words of Q, ${named}.`);
    await plans.write(`New words of Q, ${named}.`, {
      id: draftid,
      replaces: former.id,
      pkGUID,
      packageRevision,
    });
    const isFormer = named === 'former package';
    const asked = {
      replaces: former.id,
      draftid,
      channelBindIds: account.id,
      pubTime: await plans.clockIn(60),
    };
    const { id } = isFormer
      ? plans.made(await plans.call('schedulepubmaterial/insert', asked))
      : { id: former.id };
    const item = {
      draft: { id: draftid },
      package: { pkGUID },
      'former package': { pkGUID: former.pkGUID },
    }[named];
    const send = () => publishPackage(room.context, ines, [{ ...item, bids: [account.id] }], fromContent);
    await expect(send()).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
    expect(await plans.waitsOn(account)).toEqual([
      isFormer ? `New words of Q, ${named}.` : `Old words of P, ${named}.`,
    ]);
    await withdraw(id);
    expect(await send()).toHaveLength(1);
  });
});

describe('former words of a draft that waits in another package by now', () => {
  async function formerAndPlanned(end: 'failed' | 'unknown') {
    const account = await room.account('twitter');
    const draftid = await plans.write(`Former words, ${end}.`);
    const [one] = await publishPackage(
      room.context,
      ines,
      [{ id: draftid, bids: [account.id] }],
      fromContent,
    );
    if (!one) throw new Error('nothing was queued');
    if (end === 'unknown') await room.strike(account, 'reset-before');
    const refuses = end === 'failed' ? { publish: async () => failed('permission', 'not today') } : {};
    const channels = room.context.channels.map((channel) => ({ ...channel, ...refuses }));
    await advanceUntil({ ...room.context, channels }, one, [end]);
    await room.sandbox.liftFaults();
    const { pkGUID, revision: packageRevision } = await say(room, `Words of the plan, ${end}.`);
    await plans.write(`Words of the plan, ${end}.`, { id: draftid, pkGUID, packageRevision });
    const { id } = await plans.plan({ draftid }, [account]);
    return { one, id };
  }

  it('are not sent beside it by trying again, by their id or by their package', async () => {
    const { one, id } = await formerAndPlanned('failed');
    const again = (named: string) => retryPublication(room.context, room.maya, { id: named });
    const refused = { code: 'already-scheduled', figures: { schedule: id } };
    for (const named of [one.id, one.package_id]) await expect(again(named)).rejects.toMatchObject(refused);
    await withdraw(id);
    expect((await again(one.package_id)).queued).toHaveLength(1);
  });

  it('are not sent beside it by the answer that they are not there', async () => {
    await room.sandbox.order('/_settings', { duplicateFilter: false });
    const { one, id } = await formerAndPlanned('unknown');
    const say = () => resolvePublication(room.context, room.maya, { id: one.id, answer: 'not-live' });
    await expect(say()).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
    expect((await room.read(one.id)).state).toBe('unknown');
    await withdraw(id);
    expect(await say()).toMatchObject({ state: 'scheduled' });
  });
});

describe('former words that failed on two accounts, tried again by their package', () => {
  it('are sent to the one that waits for no others, and the plan of the other stays', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('facebook')];
    const draftid = await plans.write('Failed on both.');
    const bids = [page.id, profile.id];
    const both = await publishPackage(room.context, ines, [{ id: draftid, bids }], fromContent);
    for (const one of both) await sendInVain(room, one);
    const { pkGUID, revision: packageRevision } = await say(room, 'Planned on one of them.');
    await plans.write('Planned on one of them.', { id: draftid, pkGUID, packageRevision });
    await plans.plan({ draftid }, [page]);
    const { queued, left } = await retryPublication(room.context, room.maya, {
      id: both[0]?.package_id ?? '',
    });
    expect(queued.map((one) => one.account_id)).toEqual([profile.id]);
    expect(left).toMatchObject([{ bid: page.id }]);
    expect(await plans.waitsOn(page)).toEqual(['Planned on one of them.']);
  });
});

describe('former words that failed, tried again by their own id', () => {
  it('are not sent beside the ones that wait for their time', async () => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, 'Former words.');
    const [one] = await fromList(pkGUID, account.id);
    if (!one) throw new Error('nothing was queued');
    await sendInVain(room, one);
    await say(room, 'Words of the plan.', { pkGUID, revision });
    const { id } = await plans.plan({ pkGUID }, [account]);
    const again = () => retryPublication(room.context, room.maya, { id: one.id });
    await expect(again()).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
    await withdraw(id);
    expect((await again()).queued).toHaveLength(1);
  });
});

describe('published from its edit', () => {
  it('says what its draft says now, though that went into another package', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('Old words of P.');
    const { id } = await plans.plan({ draftid }, [account]);
    const { pkGUID, revision: packageRevision } = await say(room, 'New words of Q.');
    await plans.write('New words of Q.', { id: draftid, replaces: id, pkGUID, packageRevision });
    expect(await publishFromEdit(id)).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual(['New words of Q.']);
  });

  it('goes out in its new words on all accounts, where on one of them they are the ones that wait', async () => {
    const accounts = [await room.account('facebook'), await room.account('facebook')] as const;
    const [page, other] = accounts;
    const draftid = await plans.write('One in these words.');
    const { id } = await plans.plan({ draftid }, [page]);
    await plans.write('Both in these.', { id: draftid, replaces: id });
    const [part] = await plans.partsOf(page);
    if (!part) throw new Error('nothing waits');
    // No way leads there; one that will must not leave the first in its old words.
    await room.context.db.transaction().execute(async (tx) => {
      const newer = { account_id: other.id, content_version: 2, schedule_id: id, due_at: part.due_at };
      const said = { requested_by: part.requested_by, wake_at: part.due_at, actor: 'test', evidence: '{}' };
      await insertPublication(tx, { ...(await copyPublication(tx, part, part.due_at)), ...newer, ...said });
    });
    expect(await publishFromEdit(id)).toMatchObject({ status: 200 });
    for (const account of accounts) expect(await plans.waitsOn(account)).toEqual(['Both in these.']);
  });
});

describe('what takes the place of what was withdrawn', () => {
  it('is not what was sent apart and failed: nothing of it is published', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id } = await plans.plan({ draftid: await plans.write('Apart and failed.') }, [page, profile]);
    await publishNow(id, page.id);
    const apart = (await plans.partsOf(page)).find((one) => one.schedule_id === null);
    if (!apart) throw new Error('nothing was sent apart');
    await sendInVain(room, apart);
    for (const _ of ['first', 'again']) expect(await withdraw(id)).toMatchObject({ status: 200 });
  });

  it('is not what went to an account before that was withdrawn there, though later than on another', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { pkGUID, revision } = await say(room, 'For the page alone.');
    const { id } = await plans.plan({ pkGUID }, [page]);
    await withdraw(id);
    const [live] = await fromList(pkGUID, profile.id);
    if (!live) throw new Error('nothing was published');
    await room.advance(live, ['published']);
    await say(room, 'For both.', { pkGUID, revision });
    const channelBindIds = `${page.id},${profile.id}`;
    const asked = { replaces: id, pkGUID, channelBindIds, pubTime: await plans.clockIn(60) };
    const { id: next } = plans.made(await plans.call('schedulepubmaterial/insert', asked));
    for (const one of [next, next, id]) expect(await withdraw(one)).toMatchObject({ status: 200 });
  });

  it('is not what its package said before it was planned', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Live since before.'), ['published']);
    const { revision } = await say(room, 'Planned since.', { pkGUID: live.package_id, revision: 1 });
    expect(revision).toBe(2);
    const { id } = await plans.plan({ pkGUID: live.package_id }, [account]);
    for (const _ of ['first', 'again']) expect(await withdraw(id)).toMatchObject({ status: 200 });
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['Live since before.']);
  });
});
