// Exchanging what waits, by planning it anew or by publishing it from its edit: who may, in which order the locks are taken, and what is asked of whom.
import { describe, expect, it } from 'vitest';
import { nowPlus, type Tx } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { behind } from '../../db/test-behind.ts';
import { bindTestAccount, type TestAccount } from '../../db/test-account.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { Draft } from '@herald/contract/content.ts';
import { publishPackage } from './publish-package.ts';
import { refuseHeld } from './refuse-held.ts';
import { schedulePackage } from './schedule-package.ts';
import { readFence } from './store/lanes.ts';
import { holdPackage } from './store/schedules.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const insert = (asked: object, who = room.maya) => plans.call('schedulepubmaterial/insert', asked, who);
const publishFromEdit = (schedulePubMaterialId: string, more: object = {}) =>
  plans.call('schedulepubmaterial/pub', { schedulePubMaterialId, status: 4, ...more });
const scheduleOf = (id: string) =>
  room.context.db.selectFrom('schedule').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Two accounts, the one whose lane is taken first in front. */
async function inLaneOrder(): Promise<readonly [TestAccount, TestAccount]> {
  const [one, other] = [await room.account('facebook'), await room.account('facebook')];
  return one.id.localeCompare(other.id) < 0 ? [one, other] : [other, one];
}
describe('what takes the place of a schedule', () => {
  it('is not planned by another department: what it names does not exist there, and it goes on waiting', async () => {
    const account = await room.account('facebook');
    const { id } = await plans.plan({ draftid: await plans.write('Not theirs.') }, [account]);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const asked = { title: 'Theirs.', draftMediaList: [{ mediaType: 3, content: 'Theirs.' }] };
    const own = await saveDraft(room.context, stranger, Draft.parse(asked));
    const pubTime = await plans.clockIn(60);
    // On an account of their own, so that only the schedule is not theirs.
    const theirs = await bindTestAccount(room.context, stranger, room.sandbox, 'facebook');
    const replacing = { replaces: id, draftid: own.id, channelBindIds: theirs.id, pubTime };
    expect(await insert(replacing, stranger)).toMatchObject({ status: 404 });
    expect(await plans.waitsOn(account)).toEqual(['Not theirs.']);
  });

  it('two who give each other’s packages to their own schedules are both told that it waits already, and neither gives way to a deadlock', async () => {
    const account = await room.account('facebook');
    const [hers, his] = [await room.write('Hers alone.'), await room.write('His alone.')];
    const [first, second] = [
      await plans.plan({ pkGUID: hers }, [account]),
      await plans.plan({ pkGUID: his }, [account]),
    ];
    const pubTime = await plans.clockIn(60);
    // Not over the wire: there a deadlock is tried again, and nobody hears of it.
    const give = (pkGUID: string, replaces: string, who: TestActor) => () =>
      schedulePackage(
        room.context,
        who,
        { pkGUID, replaces, channelBindIds: [account.id], pubTime },
        fromContent,
      );
    const hold = async (tx: Tx) => {
      for (const id of [hers, his].toSorted((a, b) => a.localeCompare(b))) await holdPackage(tx, id);
    };
    const ended = await behind(room.context, hold, [
      give(his, first.id, room.maya),
      give(hers, second.id, ines),
    ]);
    expect(ended).toMatchObject([{ code: 'already-scheduled' }, { code: 'already-scheduled' }]);
    expect((await plans.waitsOn(account)).toSorted()).toEqual(['Hers alone.', 'His alone.']);
  });

  it('on an account that joins waits for who publishes to both: one after the other', async () => {
    const [small, big] = await inLaneOrder();
    const { id } = await plans.plan({ draftid: await plans.write('Joined by one.') }, [big]);
    const pkGUID = await room.write('To both at once.');
    const pubTime = await plans.clockIn(60);
    const ended = await behind(room.context, (tx) => readFence(tx, small.id), [
      async () =>
        (await publishPackage(room.context, ines, [{ pkGUID, bids: [small.id, big.id] }], fromContent))
          .length,
      async () =>
        (
          await plans.call('schedulepubmaterial/update', {
            id,
            channelBindIds: `${small.id},${big.id}`,
            pubTime,
          })
        ).status,
    ]);
    expect(ended).toEqual([2, 200]);
  });

  it('where a package and a draft are named says what the package says', async () => {
    const account = await room.account('facebook');
    const { id } = await plans.plan({ draftid: await plans.write('Before.') }, [account]);
    const pkGUID = await room.write('Of the package.');
    const draftid = await plans.write('Of the draft.');
    const asked = { id, pkGUID, draftid, pubTime: await plans.clockIn(60) };
    expect(await plans.call('schedulepubmaterial/update', asked)).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual(['Of the package.']);
  });
});

describe('publishing from its edit', () => {
  /** Planned on these, and given other words since. */
  async function edited(text: string, accounts: readonly TestAccount[]) {
    const draftid = await plans.write(`${text} Before.`);
    const { id, pkGUID } = await plans.plan({ draftid }, accounts);
    await plans.write(text, { id: draftid, replaces: id });
    return { id, draftid, pkGUID };
  }

  it('waits for who deletes its package, and then sends nothing', async () => {
    const account = await room.account('facebook');
    const { id, pkGUID } = await edited('Deleted meanwhile.', [account]);
    const ended = await behind(
      room.context,
      (tx) =>
        tx
          .updateTable('package')
          .set({ deleted_at: nowPlus(0) })
          .where('id', '=', pkGUID)
          .execute(),
      [() => publishFromEdit(id)],
    );
    expect(ended).toMatchObject([{ status: 404 }]);
    expect(await plans.waitsOn(account)).toEqual(['Deleted meanwhile. Before.']);
  });

  it('on an account that joins waits for who publishes to both: one after the other', async () => {
    const [small, big] = await inLaneOrder();
    const { id } = await edited('From the edit to both.', [big]);
    const pkGUID = await room.write('By another to both.');
    const ended = await behind(room.context, (tx) => readFence(tx, small.id), [
      async () =>
        (await publishPackage(room.context, ines, [{ pkGUID, bids: [small.id, big.id] }], fromContent))
          .length,
      async () => (await publishFromEdit(id, { bids: `${small.id},${big.id}` })).status,
    ]);
    expect(ended).toEqual([2, 200]);
  });

  it('R-PUB-018: says once more what is live only when a person confirmed it', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Said before.'), ['published']);
    const { id } = await edited('Said before.', [account]);
    const asked = await publishFromEdit(id);
    expect(asked).toMatchObject({ status: 409, code: 409_004, data: { figures: { publication: live.id } } });
    expect(await plans.waitsOn(account)).toEqual(['Said before. Before.']);
    expect(await publishFromEdit(id, { again: true, twins: live.id })).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual(['Said before.']);
  });

  it('an account named twice gets it once, and nothing of the schedule is left', async () => {
    const account = await room.account('facebook');
    const { id } = await edited('Named twice.', [account]);
    const asked = { bids: [account.id, account.id] };
    expect(await publishFromEdit(id, asked)).toMatchObject({ status: 200 });
    expect(await plans.waitsOn(account)).toEqual(['Named twice.']);
    expect((await scheduleOf(id)).withdrawn_at).not.toBeNull();
  });
});

it('D-01: what is held is refused whichever of several parts it is', async () => {
  const accounts = [await room.account('facebook'), await room.account('twitter')];
  await plans.plan({ draftid: await plans.write('One of two in her hand.') }, accounts);
  const parts = (await Promise.all(accounts.map((account) => plans.partsOf(account)))).flat();
  const [one, other] = parts;
  if (!one || !other) throw new Error('nothing waits');
  const hold = { held_by: ines.personId, held_since: one.created_at, held_until: one.due_at };
  const refuse = (held: typeof parts) =>
    room.context.db.transaction().execute((tx) => refuseHeld(room.context, tx, room.maya, held));
  const refused = { code: 'held-elsewhere', figures: { who: ines.name } };
  await expect(refuse([one, { ...other, ...hold }])).rejects.toMatchObject(refused);
  await expect(refuse([{ ...one, ...hold }, other])).rejects.toMatchObject(refused);
  const own = { ...hold, held_by: room.maya.personId };
  await expect(
    refuse([
      { ...one, ...own },
      { ...other, ...hold },
    ]),
  ).rejects.toMatchObject(refused);
  await refuse([{ ...one, ...own }, other]);
});
