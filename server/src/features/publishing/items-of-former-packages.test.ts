// What a draft's former package has on an account, without the draft's name, is known from the package it goes on in.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import { pauseRoom } from '../../db/test-pauses.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removePackage } from '../content/remove-package.ts';
import { restorePackage } from '../content/restore-package.ts';
import { editPackage } from './edit-package.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const remove = (pkGUID: string) => removePackage(room.context, room.maya, { pkGUID });

/** A draft that was published elsewhere in its first package. */
async function draftOf(words: string) {
  const elsewhere = await room.account('facebook');
  const id = await plans.write(words);
  const { package_id: former } = await room.advance(await plans.publish({ id }, elsewhere), ['published']);
  return { id, former };
}

it('a post that was edited to the words of the former package is asked about two days later', async () => {
  const account = await room.account('facebook');
  const words = 'Quay, by an edit.';
  const { id, former } = await draftOf(words);
  const live = await room.advance(await room.publish(account, 'Something else.'), ['published']);
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: former }, fromContent);
  await room.advance(live, ['published']);
  await remove(former);
  const { pkGUID } = await say(room, words, { draftid: id });
  expect(pkGUID).not.toBe(former);
  await passTime(room, 2 * dayMs);
  await expect(plans.publish({ pkGUID }, account)).rejects.toMatchObject({
    code: 'same-post-again',
    figures: { publication: live.id },
  });
});

it('a post of the former package, restored and published without its draft, is asked about two days later', async () => {
  const account = await room.account('facebook');
  const words = 'Quay, restored.';
  const { id, former } = await draftOf(words);
  await remove(former);
  const { pkGUID } = await say(room, words, { draftid: id });
  await restorePackage(room.context, room.maya, { pkGUID: former });
  const live = await room.advance(await plans.publish({ pkGUID: former }, account), ['published']);
  expect(live.draft_id).toBeNull();
  await passTime(room, 2 * dayMs);
  await expect(plans.publish({ pkGUID }, account)).rejects.toMatchObject({
    code: 'same-post-again',
    figures: { publication: live.id },
  });
});

it('the former package that waits behind a pause does not go out beside the newer words of its draft', async () => {
  const account = await room.account('facebook');
  const { id, former } = await draftOf('Tram at nien, once more.');
  const { pkGUID, revision: packageRevision } = await say(room, 'Tram at nine, once more.');
  await plans.write('Tram at nine, once more.', { id, pkGUID, packageRevision });
  const pause = await pauseRoom(room, { scope: 'account', accountId: account.id });
  const first = await plans.publish({ pkGUID: former }, account);
  expect(first.draft_id).toBeNull();
  await expect(plans.publish({ pkGUID }, account)).rejects.toMatchObject({
    code: 'already-on-its-way',
    figures: { publication: first.id },
  });
  await pause.lift();
});
