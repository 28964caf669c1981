// What a person dropped in doubt may stand: as what is live, it is asked about two days later where the same item goes there again.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each([
  [0, 'publish'],
  [2, 'publish'],
  [2, 'schedule'],
] as const)('a package that was dropped in doubt is asked about %i days later (%s)', async (days, by) => {
  const account = await room.account('facebook');
  const one = await room.publish(account, `Perhaps there, ${days}, ${by}.`);
  // What it went through is not at issue here.
  for (const step of ['preparing', 'reconciling', 'unknown'] as const)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(one.id), await readFence(tx, account.id), step, {}),
      );
  await resolvePublication(room.context, room.maya, { id: one.id, answer: 'drop' });
  await passTime(room, days * dayMs);
  const pkGUID = one.package_id;
  const again =
    by === 'publish'
      ? publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent)
      : plans.plan({ pkGUID }, [account]);
  await expect(again).rejects.toMatchObject({ code: 'same-post-again', figures: { publication: one.id } });
});
