// One call that names two packages of one draft is not told to look for a publication that the refusal itself has undone.
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { Refusal } from '../../refusal.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { findPublication } from './store/publications.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('what it names stands in the history, or it names the items of the call', async () => {
  const [elsewhere, account] = [await room.account('facebook'), await room.account('facebook')];
  const id = await plans.write('First words of both.');
  const [one] = await publishPackage(room.context, ines, [{ id, bids: [elsewhere.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  const { pkGUID, revision: packageRevision } = await say(room, 'Second words of both.');
  await plans.write('Second words of both.', { id, pkGUID, packageRevision });
  const bids = [account.id];
  const refused: unknown = await publishPackage(
    room.context,
    ines,
    [
      { pkGUID, bids },
      { pkGUID: one.package_id, bids },
    ],
    fromContent,
  ).catch((error: unknown) => error);
  if (!(refused instanceof Refusal)) throw new Error('two versions of one item were queued unasked');
  const named = String(refused.figures['publication'] ?? '');
  const isThere = named !== '' && (await findPublication(room.context.db, named)) !== null;
  expect({ code: refused.code, isThere }).not.toEqual({ code: 'already-on-its-way', isThere: false });
});
