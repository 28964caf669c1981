// Trying again by the package takes up nothing that its item has published anew there since, whether or not its posts carry their draft's name.
import { beforeAll, expect, it } from 'vitest';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { removeDraft } from '../content/remove-draft.ts';
import { removePackage } from '../content/remove-package.ts';
import { retryPublication } from './retry-publication.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const retry = (id: string) =>
  retryPublication(room.context, room.maya, { id }).then(
    ({ queued }) => queued.map(({ post }) => post.text),
    () => [],
  );

it('the former package failed without its draft’s name, the newer one is live with it', async () => {
  const [elsewhere, account] = [await room.account('facebook'), await room.account('facebook')];
  const id = await plans.write('Tram at nien, one.');
  const { package_id: former } = await room.advance(await plans.publish({ id }, elsewhere), ['published']);
  const { pkGUID, revision: packageRevision } = await say(room, 'Tram at nine, one.');
  await plans.write('Tram at nine, one.', { id, pkGUID, packageRevision });
  const vain = await plans.publish({ pkGUID: former }, account);
  expect(vain.draft_id).toBeNull();
  await sendInVain(room, vain);
  await room.advance(await plans.publish({ pkGUID }, account), ['published']);
  expect(await retry(former)).toEqual([]);
});

it('the former package failed with its draft’s name, the newer one is live without it', async () => {
  const account = await room.account('facebook');
  const id = await plans.write('Tram at nien, two.');
  const vain = await plans.publish({ id }, account);
  await sendInVain(room, vain);
  await removePackage(room.context, room.maya, { pkGUID: vain.package_id });
  const { pkGUID } = await say(room, 'Tram at nine, two.', { draftid: id });
  await removeDraft(room.context, room.maya, { id });
  const live = await room.advance(await plans.publish({ pkGUID }, account), ['published']);
  expect(live.draft_id).toBeNull();
  expect(await retry(vain.package_id)).toEqual([]);
});
