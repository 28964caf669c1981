// Replacing what is scheduled, over the wire: whatever is said anew, one post goes out, of one text, and never past an editor's hold.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { knowingKeys } from '../../db/test-doubts.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { readDraft } from '../content/read-draft.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { editSchedule } from './edit-schedule.ts';
import { grabSchedule } from './grab-schedule.ts';
import { publishSchedule } from './publish-schedule.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let app: FastifyInstance;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, app, ines } = begun);
});

const Said = z.object({ code: z.number(), data: z.unknown() });
async function call(path: string, payload?: object, who = room.maya) {
  const url = `/prod-api/content/${path}`;
  const method = payload ? 'POST' : 'GET';
  const answer = await app.inject({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...Said.parse(answer.json()) };
}
const update = (payload: object, who = room.maya) => call('schedulepubmaterial/update', payload, who);
async function clockIn(minutes: number): Promise<string> {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + minutes * minuteMs);
  return wallClockOf(due, room.context.config.zone);
}
const write = async (text: string, more: object = {}) =>
  (
    await saveDraft(
      room.context,
      room.maya,
      Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }], ...more }),
    )
  ).id;
type Named = { pkGUID: string } | { draftid: string };
async function plan(named: Named, account: TestAccount) {
  const asked = { ...named, pubTime: await clockIn(5), channelBindIds: [account.id] };
  return schedulePackage(room.context, room.maya, asked, fromContent);
}
const partsOf = ({ id }: TestAccount) =>
  room.context.db
    .selectFrom('publication')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
const waitsOn = async (account: TestAccount) =>
  (await partsOf(account)).filter(({ state }) => state === 'scheduled').map(({ post }) => post.text);
const statusOf = async (id: string) => (await readDraft(room.context, room.maya, { id })).draft.status;

it('an edit that names no time keeps the moment, also when the house was moved to another zone meanwhile', async () => {
  const { context, maya } = room;
  const [account, other] = [await room.account('facebook'), await room.account('facebook')];
  const first = await plan({ pkGUID: await room.write('Moved house') }, account);
  const moved = { ...context, config: { ...context.config, zone: 'Pacific/Auckland' } };
  const asked = { id: first.id, pubTime: '', channelBindIds: [account.id, other.id] };
  const made = await editSchedule(moved, maya, asked, fromContent);
  expect([made.dueAt, made.zone]).toEqual([first.dueAt, 'Pacific/Auckland']);
});

describe('a schedule that gets other words', () => {
  it('R-API-039: of another package goes out with those alone', async () => {
    const account = await room.account('facebook');
    const { id, pubTime } = await plan({ pkGUID: await room.write('The old words.') }, account);
    const pkGUID = await room.write('The new words.');
    expect(await update({ id, pkGUID, pubTime })).toMatchObject({ status: 200 });
    expect(await waitsOn(account)).toEqual(['The new words.']);
    await passTime(room, scheduleLeadMs + 6 * minuteMs);
    const waiting = (await partsOf(account)).filter(({ state }) => state === 'scheduled');
    for (const one of waiting) await room.advance(one, ['published']);
    expect((await room.posts(account)).map(({ text }) => text)).toEqual(['The new words.']);
    // It has gone already: nothing is left there to be replaced.
    const gone = (await partsOf(account)).map(({ schedule_id: replaces }) => replaces ?? '');
    for (const replaces of gone) {
      const third = { pkGUID: await room.write('Third words.'), pubTime: await clockIn(5), replaces };
      const asked = { ...third, channelBindIds: [account.id] };
      const made = schedulePackage(room.context, room.maya, asked, fromContent);
      await expect(made).rejects.toMatchObject({ code: 'stands-otherwise' });
    }
    expect(await waitsOn(account)).toEqual([]);
  });

  it('of another draft waits with those alone, the one before is a draft again; so too where insert replaces it', async () => {
    const account = await room.account('facebook');
    const [first, second] = [await write('First draft.'), await write('Second draft.')];
    const { id, pubTime } = await plan({ draftid: first }, account);
    expect(await update({ id, draftid: second, pubTime })).toMatchObject({ status: 200 });
    expect(await waitsOn(account)).toEqual(['Second draft.']);
    expect([await statusOf(first), await statusOf(second)]).toEqual([1, 6]);
    const [waiting] = (await partsOf(account)).filter(({ state }) => state === 'scheduled');
    const pkGUID = await room.write('A package instead.');
    const asked = { replaces: waiting?.schedule_id, pkGUID, channelBindIds: account.id, pubTime };
    expect(await call('schedulepubmaterial/insert', asked)).toMatchObject({ status: 200 });
    expect(await waitsOn(account)).toEqual(['A package instead.']);
    expect(await statusOf(second)).toBe(1);
  });

  it('is refused while another edits it, whatever package is named, and by another department', async () => {
    const account = await room.account('facebook');
    const { id, pubTime } = await plan({ pkGUID: await room.write('In her hand.') }, account);
    await grabSchedule(room.context, room.maya, { id });
    const pkGUID = await room.write('Past the hold.');
    expect(await update({ id, pkGUID, pubTime }, ines)).toMatchObject({ status: 409, code: 409_017 });
    const asked = { replaces: id, pkGUID, channelBindIds: account.id, pubTime };
    expect(await call('schedulepubmaterial/insert', asked, ines)).toMatchObject({ code: 409_017 });
    expect(await waitsOn(account)).toEqual(['In her hand.']);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    expect(await update({ id, pkGUID, pubTime }, stranger)).toMatchObject({ status: 404 });
  });

  it('by two at once gets those of one', async () => {
    const account = await room.account('facebook');
    const { id, pubTime } = await plan({ pkGUID: await room.write('Before both.') }, account);
    const texts = ['Hers.', 'His.'];
    const pkGUIDs = await Promise.all(texts.map((text) => room.write(text)));
    const said = await Promise.all(pkGUIDs.map((pkGUID) => update({ id, pkGUID, pubTime })));
    expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(texts).toContain((await waitsOn(account)).join('|'));
  });
});

describe('a schedule of which only the time is moved', () => {
  it('R-SCHED-023: waits with the words that were planned, and not with what was saved from its edit and never planned', async () => {
    const account = await room.account('facebook');
    const draftid = await write('Approved words.');
    const { id } = await plan({ draftid }, account);
    await write('Half finished, not planned.', { id: draftid, replaces: id });
    const moved = await update({ id, pubTime: await clockIn(60) });
    expect(moved).toMatchObject({ status: 200 });
    expect(await waitsOn(account)).toEqual(['Approved words.']);
    expect(await statusOf(draftid)).toBe(6);
    // Once more, now that the package may have newer words; then with its draft named, which renews it.
    const { id: next } = z.object({ id: z.string() }).parse(moved.data);
    const named = await update({ id: next, draftid });
    expect(await waitsOn(account)).toEqual(['Half finished, not planned.']);
    const { id: last } = z.object({ id: z.string() }).parse(named.data);
    await write('Another half.', { id: draftid, replaces: last });
    await update({ id: last, pubTime: await clockIn(90) });
    expect(await waitsOn(account)).toEqual(['Half finished, not planned.']);
  });

  it('of a package keeps its version, on the accounts it had and on those that join', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const say = (content: string, more: object = {}) =>
      savePackage(
        room.context,
        room.maya,
        PackageBody.parse({ title: 'T', materialList: [{ mediaType: 3, content }], ...more }),
      );
    const { pkGUID } = await say('Approved package.');
    const { id, revision } = await plan({ pkGUID }, page);
    await say('Half finished package.', { pkGUID, replaces: id });
    const asked = { id, pubTime: await clockIn(60), channelBindIds: `${page.id},${profile.id}` };
    expect(await update(asked)).toMatchObject({ status: 200, data: { revision } });
    for (const account of [page, profile]) expect(await waitsOn(account)).toEqual(['Approved package.']);
  });
});

describe('a schedule that goes out', () => {
  it('published now a moment ago, is not taken out and planned for later by what replaces it', async () => {
    const account = await room.account('facebook');
    const draftid = await write('Now, she said.');
    const { id } = await plan({ draftid }, account);
    const now = { schedulePubMaterialId: id, status: 5 };
    expect(await call('schedulepubmaterial/pub', now, ines)).toMatchObject({ status: 200 });
    const asked = { replaces: id, draftid, pubTime: await clockIn(60), channelBindIds: account.id };
    const sending = { status: 409, code: 409_005 };
    expect(await call('schedulepubmaterial/insert', asked)).toMatchObject(sending);
    const pkGUID = await room.write('Of another package.');
    expect(await call('schedulepubmaterial/insert', { ...asked, draftid: undefined, pkGUID })).toMatchObject(
      sending,
    );
    expect(await waitsOn(account)).toEqual(['Now, she said.']);
  });

  it('or may have gone, and waits under a pause to be sent again, is neither replaced nor edited', async () => {
    await room.sandbox.order('/_settings', { duplicateFilter: false });
    const account = await room.account('facebook');
    const draftid = await write('May stand already.');
    const { id } = await plan({ draftid }, account);
    await call('schedulepubmaterial/pub', { schedulePubMaterialId: id, status: 5 });
    const [part] = await partsOf(account);
    if (!part) throw new Error('nothing waits');
    await room.strike(account, 'reset-after');
    await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 60_000, times: 1 });
    const lost = await advanceUntil(knowingKeys(room), part, ['reconciling']);
    await advanceUntil(knowingKeys(room), lost, ['scheduled']);
    const pause = await pauseRoom(room, { scope: 'account', accountId: account.id });
    const pubTime = await clockIn(60);
    const asked = { pubTime, channelBindIds: [account.id] };
    const refused = { code: 'already-sending' };
    const plans = [
      schedulePackage(knowingKeys(room), room.maya, { ...asked, draftid, replaces: id }, fromContent),
      editSchedule(knowingKeys(room), room.maya, { ...asked, id }, fromContent),
      withdrawSchedule(knowingKeys(room), room.maya, { id }, fromContent),
      grabSchedule(knowingKeys(room), room.maya, { id }),
      publishSchedule(
        knowingKeys(room),
        room.maya,
        { schedulePubMaterialId: id, status: 5, bids: [] },
        fromContent,
      ),
    ];
    for (const ended of await Promise.allSettled(plans))
      expect(ended).toMatchObject({ status: 'rejected', reason: refused });
    await pause.lift();
  });

  it('is edited whichever letters its id is written in', async () => {
    const account = await room.account('facebook');
    const draftid = await write('Capitals.');
    const { id } = await plan({ draftid }, account);
    const pubTime = await clockIn(60);
    const asked = { id: id.toUpperCase(), draftid: draftid.toUpperCase(), pubTime };
    expect(await update(asked)).toMatchObject({ status: 200 });
    expect([await waitsOn(account), await statusOf(draftid)]).toEqual([['Capitals.'], 6]);
  });
});
