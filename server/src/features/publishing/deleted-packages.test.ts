// A draft whose package was deleted goes on in another one: what stands of it is asked about however old.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removePackage } from '../content/remove-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each(['package stays (control)', 'package is deleted'] as const)(
  'a draft that is live is asked about two days later (its %s)',
  async (what) => {
    const account = await room.account('facebook');
    const id = await plans.write(`Harbour, ${what}.`);
    const publish = () => publishPackage(room.context, ines, [{ id, bids: [account.id] }], fromContent);
    const [one] = await publish();
    if (!one) throw new Error('nothing was queued');
    await room.advance(one, ['published']);
    await passTime(room, 2 * dayMs);
    if (what === 'package is deleted')
      await removePackage(room.context, room.maya, { pkGUID: one.package_id });
    await expect(publish()).rejects.toMatchObject({
      code: 'same-post-again',
      figures: { publication: one.id },
    });
  },
);
