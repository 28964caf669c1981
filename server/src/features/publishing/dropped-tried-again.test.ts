// What was dropped in doubt may stand: an older try of the same words is not sent again days later without a question.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { sendInVain } from '../../http/test-words.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { removePackage } from '../content/remove-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

async function dropInDoubt(one: Publication) {
  for (const step of ['preparing', 'reconciling', 'unknown'] as const)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(one.id), await readFence(tx, one.account_id), step, {}),
      );
  await resolvePublication(room.context, room.maya, { id: one.id, answer: 'drop' });
}

it.each([0, 2])(
  'by its own id, %i days after another try of the package was dropped in doubt',
  async (days) => {
    const account = await room.account('facebook');
    const vain = await room.publish(account, `Perhaps there, ${days}.`);
    await sendInVain(room, vain);
    const other = await plans.publish({ pkGUID: vain.package_id }, account);
    await dropInDoubt(other);
    await passTime(room, days * dayMs);
    const again = retryPublication(room.context, room.maya, { id: vain.id });
    await expect(again).rejects.toMatchObject({
      code: 'same-post-again',
      figures: { publication: other.id },
    });
  },
);

it.each([0, 2])(
  'by its package, %i days after its draft was dropped in doubt in another package, in the same words',
  async (days) => {
    const account = await room.account('facebook');
    const id = await plans.write(`Perhaps there by its draft, ${days}.`);
    const vain = await plans.publish({ id }, account);
    await sendInVain(room, vain);
    await removePackage(room.context, room.maya, { pkGUID: vain.package_id });
    const other = await plans.publish({ id }, account);
    expect(other.package_id).not.toBe(vain.package_id);
    await dropInDoubt(other);
    await passTime(room, days * dayMs);
    const queued = await retryPublication(room.context, room.maya, { id: vain.package_id }).then(
      (done) => done.queued.length,
      () => 0,
    );
    expect(queued).toBe(0);
  },
);
