// An account left to named people: a colleague who is not named puts no new words there, sends nothing that waits, and has nothing doubtful sent again.
import { expect, it } from 'vitest';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import type { TestAccount } from '../../db/test-account.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

async function nameOnlyMaya({ id }: TestAccount): Promise<void> {
  const { db } = room.context;
  const { personId } = room.maya;
  await db.updateTable('channel_account').set({ access: 'named' }).where('id', '=', id).execute();
  await db
    .insertInto('account_person')
    .values({ account_id: id, person_id: personId, authorised_by: personId })
    .execute();
}

it.each(['facebook', 'twitter'] as const)(
  'what is live there (%s) is changed by who is named alone',
  async (channel) => {
    const account = await room.account(channel);
    const one = await room.advance(await room.publish(account, `Said by the named on ${channel}.`), [
      'published',
    ]);
    await nameOnlyMaya(account);
    const materialList = [{ mediaType: mediaTypes.text, content: 'Other words.' }];
    const body = PackageBody.parse({ title: 'Other', materialList, pkGUID: one.package_id, revision: 1 });
    const { revision } = await savePackage(room.context, room.maya, body);
    const asked = {
      pkGUID: one.package_id,
      opp_id: one.id,
      revision,
      bids: account.id,
      repost: [account.id],
    };
    expect((await plans.call('publish/update', asked, ines)).status).toBe(422);
    expect((await room.read(one.id)).state).toBe('published');
    expect((await plans.call('publish/update', asked)).status).toBe(200);
  },
);

it('what waits there is sent now by who is named alone', async () => {
  const [account, open] = [await room.account('facebook'), await room.account('twitter')];
  const { id } = await plans.plan({ draftid: await plans.write('Waits for its time.') }, [account, open]);
  await nameOnlyMaya(account);
  const send = (more: object, who = room.maya) =>
    plans.call('schedulepubmaterial/pub', { schedulePubMaterialId: id, status: 5, ...more }, who);
  expect((await send({ bids: account.id }, ines)).status).toBe(422);
  expect((await send({}, ines)).status).toBe(422);
  expect((await send({ bids: open.id }, ines)).status).toBe(200);
  expect((await send({ bids: account.id })).status).toBe(200);
});

it('what is in doubt there is sent again by who is named alone', async () => {
  await room.sandbox.order('/_settings', { duplicateFilter: false });
  const account = await room.account('twitter');
  await room.strike(account, 'reset-before');
  const unknown = await room.advance(await room.publish(account, 'In doubt.'));
  expect(unknown.state).toBe('unknown');
  await room.sandbox.liftFaults();
  await nameOnlyMaya(account);
  const say = (who: TestActor) =>
    resolvePublication(room.context, who, { id: unknown.id, answer: 'not-live' });
  await expect(say(ines)).rejects.toMatchObject({ code: 'not-named' });
  expect((await room.read(unknown.id)).state).toBe('unknown');
  expect(await say(room.maya)).toBeDefined();
});
