// A schedule that another has replaced, sent or withdrawn meanwhile: nobody is told that nothing goes out while it does, and no edit brings it back.
import { describe, expect, it } from 'vitest';
import { readClock, type Tx } from '../../db/client.ts';
import { behind } from '../../db/test-behind.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import type { TestAccount } from '../../db/test-account.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { lockDrafts } from '../content/lock-drafts.ts';
import { publishPackage } from './publish-package.ts';
import { readFence } from './store/lanes.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const moved = { status: 409, code: 409_018 };
const otherwise = { status: 409, code: 409_010 };
const sending = { status: 409, code: 409_005 };
const update = (asked: object, who = room.maya) => plans.call('schedulepubmaterial/update', asked, who);
const withdraw = (id: string) => plans.call(`schedulepubmaterial/withdrawTiming?id=${id}`);
const remove = (...ids: string[]) => plans.call(`schedulepubmaterial/delete?ids=${ids.join(',')}`);
const take = (id: string) => plans.call(`schedulepubmaterial/grabJob?id=${id}`);
const publishFromEdit = (schedulePubMaterialId: string, more: object = {}) =>
  plans.call('schedulepubmaterial/pub', { schedulePubMaterialId, status: 4, ...more });
const firstOf = async (account: TestAccount) => {
  const [part] = await plans.partsOf(account);
  if (!part) throw new Error('nothing was planned');
  return part;
};
/** They have come to wait for what is held, and go on in that order. */
async function oneAfterTheOther(
  held: { draft: string } | { account: TestAccount },
  acts: readonly (() => Promise<{ status: number }>)[],
) {
  const hold = (tx: Tx) =>
    'draft' in held ? lockDrafts(tx, [held.draft]) : readFence(tx, held.account.id).then(() => undefined);
  const statuses = acts.map((act) => async () => (await act()).status);
  return behind(room.context, hold, statuses);
}

describe('withdrawing what was planned anew meanwhile', () => {
  it('R-SCHED-021: is refused with who moved it and to when, by its line, by deleting that, and by its part; the new one goes on waiting', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('Moved by Ines.');
    const { id } = await plans.plan({ draftid }, [account]);
    const old = await firstOf(account);
    const pubTime = await plans.clockIn(70);
    const { id: next } = plans.made(await update({ id, pubTime }, ines));
    const figures = { who: ines.name, time: pubTime, schedule: next };
    expect(await withdraw(id)).toMatchObject({ ...moved, data: { figures } });
    expect(await remove(id)).toMatchObject(moved);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject(moved);
    expect(await plans.waitsOn(account)).toEqual(['Moved by Ines.']);
    expect(await plans.statusOf(draftid)).toBe(6);
    // Moved once more, and given to another draft: still told.
    const other = await plans.write('Other words of Ines.');
    const { id: last } = plans.made(await update({ id: next, draftid: other }, ines));
    for (const one of [id, next]) expect(await withdraw(one)).toMatchObject(moved);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject(moved);
    // The one that waits is withdrawn as ever; after that nothing goes out, whichever line is asked.
    expect(await withdraw(last)).toMatchObject({ status: 200 });
    for (const one of [id, next, last]) expect(await withdraw(one)).toMatchObject({ status: 200 });
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject({ status: 200 });
    expect(await remove(id, next, last)).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual([]);
  });

  it('is refused too while or after it goes out at once with the words of its edit, and its line may be deleted', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('Before the edit.');
    const { id } = await plans.plan({ draftid }, [account]);
    const old = await firstOf(account);
    await take(id);
    await plans.write('After the edit.', { id: draftid, replaces: id });
    await publishFromEdit(id);
    expect(await withdraw(id)).toMatchObject(otherwise);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject(otherwise);
    for (const one of await plans.partsOf(account))
      if (one.state === 'scheduled') await room.advance(one, ['published']);
    expect(await withdraw(id)).toMatchObject(otherwise);
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['After the edit.']);
  });

  it('is refused too once what took its place, of another draft, went out from its own edit; what went elsewhere since hides nothing', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const draftid = await plans.write('First words.');
    const { id } = await plans.plan({ draftid }, [page]);
    const old = await firstOf(page);
    const other = await plans.write('Second words.');
    const { id: next } = plans.made(await update({ id, draftid: other }, ines));
    const elsewhere = [{ pkGUID: old.package_id, bids: [profile.id] }];
    await publishPackage(room.context, room.maya, elsewhere, fromContent);
    expect(await withdraw(id)).toMatchObject(moved);
    expect(await remove(id)).toMatchObject(moved);
    await take(next);
    await plans.write('Third words.', { id: other, replaces: next });
    await publishFromEdit(next);
    expect(await withdraw(id)).toMatchObject(otherwise);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject(otherwise);
  });

  it('what waited on one account only is no successor of what was withdrawn on another', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id } = await plans.plan({ draftid: await plans.write('On both.') }, [page, profile]);
    const old = await firstOf(page);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject({ status: 200 });
    await update({ id, pubTime: await plans.clockIn(60) }, ines);
    expect(await plans.call('publish/withdrawArticle', { id: old.id })).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(page)).toEqual([]);
    expect(await plans.waitsOn(profile)).toEqual(['On both.']);
  });

  it('who withdraws a moment after it was moved is told so, and who moves it a moment after it was withdrawn', async () => {
    const pubTime = await plans.clockIn(80);
    for (const named of ['draftid', 'pkGUID'] as const) {
      const account = await room.account('facebook');
      const wait = async (text: string) => {
        const draft = named === 'draftid' ? await plans.write(text) : '';
        const asked = named === 'draftid' ? { draftid: draft } : { pkGUID: await room.write(text) };
        const { id } = await plans.plan(asked, [account]);
        return { id, held: named === 'draftid' ? { draft } : { account } };
      };
      const first = await wait(`First by ${named}`);
      const move = (id: string) => () => update({ id, pubTime }, ines);
      const stop = (id: string) => () => withdraw(id);
      expect(await oneAfterTheOther(first.held, [move(first.id), stop(first.id)])).toEqual([200, 409]);
      expect(await plans.waitsOn(account)).toEqual([`First by ${named}`]);
      const second = await wait(`Second by ${named}`);
      expect(await oneAfterTheOther(second.held, [stop(second.id), move(second.id)])).toEqual([200, 409]);
      expect(await plans.waitsOn(account)).toEqual([`First by ${named}`]);
    }
  });
});

describe('an edit of a schedule that waits no more', () => {
  it('R-API-039: published from its edit at the same moment, it is not brought back with its old words', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('Old words.');
    const { id } = await plans.plan({ draftid }, [account]);
    await take(id);
    await plans.write('New words.', { id: draftid, replaces: id });
    const pubTime = await plans.clockIn(70);
    const ended = await oneAfterTheOther({ draft: draftid }, [
      () => publishFromEdit(id),
      () => update({ id, pubTime }, ines),
    ]);
    expect(ended).toEqual([200, 409]);
    for (const one of await plans.partsOf(account))
      if (one.state === 'scheduled') await room.advance(one, ['published']);
    // Nor later, whatever is named.
    for (const more of [
      {},
      { channelBindIds: account.id },
      { draftid },
      { draftid, channelBindIds: account.id },
    ])
      expect(await update({ id, pubTime, ...more }, ines)).toMatchObject(otherwise);
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['New words.']);
    expect(await plans.waitsOn(account)).toEqual([]);
  });

  it('R-API-039: given other words by one and another time by another it waits once, with the words of who was first', async () => {
    for (const order of ['words first', 'time first'] as const) {
      const account = await room.account('facebook');
      const [before, after] = [await plans.write(`Before, ${order}`), await plans.write(`After, ${order}`)];
      const { id } = await plans.plan({ draftid: before }, [account]);
      const pubTime = await plans.clockIn(60);
      const acts = [() => update({ id, draftid: after, pubTime }), () => update({ id, pubTime }, ines)];
      if (order === 'time first') acts.reverse();
      expect(await oneAfterTheOther({ draft: before }, acts)).toEqual([200, 409]);
      const words = order === 'words first' ? `After, ${order}` : `Before, ${order}`;
      expect(await plans.waitsOn(account)).toEqual([words]);
    }
  });

  it('is refused for the words it had once it has others, by edit and by who would replace it', async () => {
    const account = await room.account('facebook');
    const [before, after] = [await plans.write('The former words.'), await plans.write('The later words.')];
    const { id, pkGUID } = await plans.plan({ draftid: before }, [account]);
    const pubTime = await plans.clockIn(60);
    await update({ id, draftid: after, pubTime });
    for (const named of [
      { draftid: before, channelBindIds: account.id },
      { pkGUID },
      { channelBindIds: account.id },
      {},
    ])
      expect(await update({ id, pubTime, ...named }, ines)).toMatchObject(moved);
    const replacing = { replaces: id, draftid: before, channelBindIds: account.id, pubTime };
    expect(await plans.call('schedulepubmaterial/insert', replacing)).toMatchObject(moved);
    expect(await plans.waitsOn(account)).toEqual(['The later words.']);
    expect([await plans.statusOf(before), await plans.statusOf(after)]).toEqual([1, 6]);
  });

  it('is refused once it was withdrawn; only who plans it, and names what he believes to wait, plans it anew', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('Withdrawn on purpose.');
    const { id } = await plans.plan({ draftid }, [account]);
    await withdraw(id);
    const pubTime = await plans.clockIn(60);
    for (const named of [
      {},
      { draftid },
      { draftid, channelBindIds: account.id },
      { channelBindIds: account.id },
    ])
      expect(await update({ id, pubTime, ...named }, ines)).toMatchObject(otherwise);
    expect(await plans.waitsOn(account)).toEqual([]);
    expect(await plans.statusOf(draftid)).toBe(1);
    const asked = { replaces: id, draftid, channelBindIds: account.id, pubTime };
    expect(await plans.call('schedulepubmaterial/insert', asked)).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual(['Withdrawn on purpose.']);
  });

  it('is refused once somebody publishes it now, though no worker has begun, and when its time has come', async () => {
    const account = await room.account('facebook');
    const { id } = await plans.plan({ draftid: await plans.write('Now after all.') }, [account]);
    await plans.call('schedulepubmaterial/pub', { schedulePubMaterialId: id, status: 5 });
    const pubTime = await plans.clockIn(60);
    expect(await update({ id, pubTime }, ines)).toMatchObject(sending);
    const part = await firstOf(account);
    expect(part.due_at.getTime()).toBeLessThanOrEqual((await readClock(room.context.db)).getTime());
    await room.advance(part, ['published']);
    expect(await update({ id, pubTime }, ines)).toMatchObject(otherwise);
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['Now after all.']);
  });
});

describe('another time alone', () => {
  it('R-SCHED-023: leaves it the draft it is of, whatever draft of its package was touched since', async () => {
    const account = await room.account('facebook');
    const own = await plans.write('Planned words.');
    const { id, pkGUID } = await plans.plan({ draftid: own }, [account]);
    const other = await plans.write('Unfinished words.', { pkGUID }, ines);
    await update({ id, pubTime: await plans.clockIn(60) });
    expect([await plans.statusOf(own), await plans.statusOf(other)]).toEqual([6, 1]);
    await expect(plans.write('Changed while it waits.', { id: own })).rejects.toMatchObject({
      code: 'still-scheduled',
    });
    expect((await plans.partsOf(account)).map(({ draft_id: draft }) => draft)).toEqual([own, own]);
  });

  it('leaves it without one where it had none', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('A package alone.');
    const { id } = await plans.plan({ pkGUID }, [account]);
    const { id: next } = plans.made(await update({ id, pubTime: await plans.clockIn(60) }));
    const row = room.context.db.selectFrom('schedule').select('draft_id').where('id', '=', next);
    expect(await row.executeTakeFirst()).toEqual({ draft_id: null });
  });

  it('goes to the accounts where it waits, and not to those where it was withdrawn', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id } = await plans.plan({ draftid: await plans.write('Not on the page.') }, [page, profile]);
    await plans.call('publish/withdrawArticle', { id: (await firstOf(page)).id });
    expect(await update({ id, pubTime: await plans.clockIn(60) })).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(page)).toEqual([]);
    expect(await plans.waitsOn(profile)).toEqual(['Not on the page.']);
  });
});

describe('withdrawing a package of which an editor holds something', () => {
  it('R-API-070 D-01: takes down what is live, and tells what is left in whose hand; nothing but that is refused', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const live = await room.advance(await room.publish(page, 'Live and must go.'), ['published']);
    const { id, pkGUID } = await plans.plan({ pkGUID: live.package_id }, [profile]);
    await plans.call(`schedulepubmaterial/grabJob?id=${id}`, undefined, ines);
    const said = await plans.call('publish/withdrawal', { id: pkGUID });
    const [held] = await plans.partsOf(profile);
    expect(said).toMatchObject({
      status: 200,
      data: {
        publications: [{ id: live.id, state: 'withdrawing' }],
        left: [{ id: held?.id, state: 'scheduled', message: expect.stringContaining(ines.name) }],
      },
    });
    await room.advance(live, ['withdrawn']);
    expect(await room.posts(page)).toMatchObject([{ removedAt: expect.any(String) }]);
    expect(await plans.waitsOn(profile)).toEqual(['Live and must go.']);
    expect(await plans.call('publish/withdrawal', { id: pkGUID })).toMatchObject({
      status: 409,
      code: 409_017,
    });
    await plans.call(`schedulepubmaterial/releaseJob?id=${id}`, undefined, ines);
    expect(await plans.call('publish/withdrawal', { id: pkGUID })).toMatchObject({
      status: 200,
      data: { left: [] },
    });
    expect(await plans.waitsOn(profile)).toEqual([]);
  });
});
