// A schedule that an account has left, sent apart or withdrawn by itself: no stale window brings it back there, and no line says that nothing went out.
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import type { Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const update = (asked: object) => plans.call('schedulepubmaterial/update', asked);
const insert = (asked: object) => plans.call('schedulepubmaterial/insert', asked);
const withdraw = (id: string) => plans.call(`schedulepubmaterial/withdrawTiming?id=${id}`);
const publishNow = (schedulePubMaterialId: string, account: TestAccount) =>
  plans.call('schedulepubmaterial/pub', { schedulePubMaterialId, status: 5, bids: account.id }, ines);
const withdrawPart = async (account: TestAccount) => {
  const [part] = await plans.partsOf(account);
  return plans.call('publish/withdrawArticle', { id: part?.id }, ines);
};
const settle = async (account: TestAccount) => {
  for (const one of await plans.partsOf(account))
    if (one.schedule_id === null && one.state === 'scheduled') await room.advance(one, ['published']);
};
const textsOn = async (account: TestAccount) => (await room.posts(account)).map(({ text }) => text);
const both = ([page, profile]: readonly TestAccount[]) => `${page?.id},${profile?.id}`;
/** The page it is that is named. */
const parted = {
  status: 409,
  code: 409_019,
  data: { figures: { account: expect.stringMatching(/^[^,]+ \(Facebook\)$/) } },
};

/** Planned on both; the page has gone out by itself since, or was withdrawn by itself. */
async function partedBy(how: 'sent apart' | 'withdrawn', text: string) {
  const accounts = [await room.account('facebook'), await room.account('twitter')] as const;
  const [page, profile] = accounts;
  const draftid = await plans.write(text);
  const { id, pkGUID } = await plans.plan({ draftid }, accounts);
  const said = await (how === 'sent apart' ? publishNow(id, page) : withdrawPart(page));
  expect(said.status).toBe(200);
  await settle(page);
  const pubTime = await plans.clockIn(60);
  return { accounts, page, profile, draftid, id, pkGUID, pubTime };
}

describe('an edit that still names the account that left', () => {
  it.each(['draftid', 'pkGUID'] as const)(
    'of which the words are changed (by %s) is refused where it was sent apart: told which it is, and nothing waits there',
    async (by) => {
      const { accounts, page, profile, id, pubTime, ...named } = await partedBy('sent apart', `Typo ${by}`);
      await plans.write(`No typo ${by}`, { id: named.draftid, replaces: id });
      const asked = { id, pubTime, channelBindIds: both(accounts), [by]: named[by] };
      expect(await update(asked)).toMatchObject(parted);
      expect(await plans.waitsOn(page)).toEqual([]);
      expect(await plans.waitsOn(profile)).toEqual([`Typo ${by}`]);
      expect(await textsOn(page)).toEqual([`Typo ${by}`]);
    },
  );

  it('as what replaces it is refused too', async () => {
    const { accounts, page, id, draftid, pubTime } = await partedBy('sent apart', 'Typo, replaced');
    await plans.write('No typo, replaced', { id: draftid, replaces: id });
    const asked = { replaces: id, draftid, pubTime, channelBindIds: both(accounts) };
    expect(await insert(asked)).toMatchObject(parted);
    expect(await plans.waitsOn(page)).toEqual([]);
  });

  it('is refused where a colleague withdrew it; seen as it stands it is moved, and may then be given the account anew', async () => {
    const { accounts, page, profile, id, pubTime } = await partedBy('withdrawn', 'Not on the page please');
    expect(await update({ id, pubTime, channelBindIds: both(accounts) })).toMatchObject(parted);
    expect(await plans.waitsOn(page)).toEqual([]);
    const { id: next } = plans.made(await update({ id, pubTime, channelBindIds: profile.id }));
    expect(await update({ id: next, channelBindIds: both(accounts) })).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(page)).toEqual(['Not on the page please']);
  });
});

describe('a line of which one account was sent apart and the other withdrawn by itself', () => {
  async function apartAndWithdrawn(text: string) {
    const begun = await partedBy('sent apart', text);
    expect(await withdrawPart(begun.profile)).toMatchObject({ status: 200 });
    return begun;
  }

  it('is not called withdrawn with nothing published, and names what was withdrawn alone', async () => {
    const { id, profile } = await apartAndWithdrawn('Apart, then the rest withdrawn');
    expect(await withdraw(id)).toMatchObject({ status: 409, code: 409_010 });
    const { data } = await plans.call(`schedulepubmaterial/detail?id=${id}`);
    expect(data).toMatchObject({ schedule: { state: 'withdrawn', accounts: [{ id: profile.id }] } });
  });

  it('is not planned anew on the account that shows it, whatever its words are now', async () => {
    const { id, draftid, accounts, page, pubTime } = await apartAndWithdrawn('Apart with a typo');
    await plans.write('Apart without a typo', { id: draftid });
    const asked = { replaces: id, draftid, pubTime, channelBindIds: both(accounts) };
    expect(await insert(asked)).toMatchObject({ status: 409 });
    expect(await plans.waitsOn(page)).toEqual([]);
  });
});

describe('publishing one account of a schedule now', () => {
  it('clicked a second time is told that it is being sent, and once it went that it stands otherwise', async () => {
    const accounts = [await room.account('facebook'), await room.account('twitter')] as const;
    const [page, profile] = accounts;
    const { id } = await plans.plan({ draftid: await plans.write('Clicked twice') }, accounts);
    expect(await publishNow(id, page)).toMatchObject({ status: 200 });
    expect(await publishNow(id, page)).toMatchObject({ status: 409, code: 409_005 });
    await settle(page);
    expect(await publishNow(id, page)).toMatchObject({ status: 409, code: 409_010 });
    expect(await textsOn(page)).toEqual(['Clicked twice']);
    expect(await plans.waitsOn(profile)).toEqual(['Clicked twice']);
  });
});
