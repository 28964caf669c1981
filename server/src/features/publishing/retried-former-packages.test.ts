// Trying again by the package takes up nothing that its draft has published anew there since, in another package either.
import { failed } from '@herald/channels/failure.ts';
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removePackage } from '../content/remove-package.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each(['package stays (control)', 'package was deleted'] as const)(
  'former words that failed are history once its draft stands there in newer ones (its %s)',
  async (what) => {
    const account = await room.account('facebook');
    const id = await plans.write(`Former words, ${what}.`);
    const publish = async () => {
      const [one] = await publishPackage(room.context, ines, [{ id, bids: [account.id] }], fromContent);
      if (!one) throw new Error('nothing was queued');
      return one;
    };
    const vain = await publish();
    const refuses = { publish: async () => failed('permission', 'not today') };
    const channels = room.context.channels.map((channel) => ({ ...channel, ...refuses }));
    await advanceUntil({ ...room.context, channels }, vain, ['failed']);
    if (what === 'package was deleted')
      await removePackage(room.context, room.maya, { pkGUID: vain.package_id });
    await plans.write(`Newer words, ${what}.`, { id });
    await room.advance(await publish(), ['published']);
    const queued = await retryPublication(room.context, room.maya, { id: vain.package_id }).then(
      (done) => done.queued.length,
      () => 0,
    );
    expect(queued).toBe(0);
  },
);
