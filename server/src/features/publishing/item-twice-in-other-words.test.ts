// Two packages of one draft in one call do not say the same: what is refused of them is not said to be "the same as item 1", nor to be helped by changing its words.
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { Refusal } from '../../refusal.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('nobody is told that different words are the same', async () => {
  const [elsewhere, account] = [await room.account('facebook'), await room.account('facebook')];
  const id = await plans.write('First words of the two.');
  const [one] = await publishPackage(room.context, ines, [{ id, bids: [elsewhere.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  const { pkGUID, revision: packageRevision } = await say(room, 'Second words of the two.');
  await plans.write('Second words of the two.', { id, pkGUID, packageRevision });
  const items = [pkGUID, one.package_id].map((of) => ({ pkGUID: of, bids: [account.id] }));
  const refused: unknown = await publishPackage(room.context, ines, items, fromContent).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof Refusal)) throw new Error('two versions of one item were queued unasked');
  expect(refused.problems.map(({ code }) => code)).not.toContain('item-twice');
});
