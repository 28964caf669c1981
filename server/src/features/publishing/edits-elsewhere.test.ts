// An edit whose words are another package's; an edit to what another post of the package shows; each two days later.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
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

const fromList = (pkGUID: string, bid: string) =>
  publishPackage(room.context, ines, [{ pkGUID, bids: [bid] }], fromContent);
const edit = (opp_id: string, pkGUID: string, more: object = {}) =>
  editPackage(room.context, room.maya, { opp_id, pkGUID, ...more }, fromContent);

describe('a post that was edited to the words of another package (opp_id, pkGUID new, oldPkGUID old)', () => {
  it.each(['publish', 'schedule'] as const)(
    'is asked about when that package is to go to the account, two days later too (%s)',
    async (by) => {
      const account = await room.account('facebook');
      const live = await room.advance(await room.publish(account, `Ferry at nine, ${by}.`), ['published']);
      const { pkGUID } = await say(room, `Ferry at ten, ${by}.`);
      await edit(live.id, pkGUID, { oldPkGUID: live.package_id });
      await room.advance(live, ['published']);
      // Control: within the day it is asked.
      await expect(fromList(pkGUID, account.id)).rejects.toMatchObject({ code: 'same-post-again' });
      await passTime(room, 2 * dayMs);
      const again = by === 'publish' ? fromList(pkGUID, account.id) : plans.plan({ pkGUID }, [account]);
      await expect(again).rejects.toMatchObject({
        code: 'same-post-again',
        figures: { publication: live.id },
      });
    },
  );

  it.each(['own id', 'package'] as const)(
    'is not doubled by trying again what failed of that package before (%s)',
    async (named) => {
      const account = await room.account('facebook');
      const live = await room.advance(await room.publish(account, `Tram at nine, ${named}.`), ['published']);
      const { pkGUID } = await say(room, `Tram at ten, ${named}.`);
      const [vain] = await fromList(pkGUID, account.id);
      if (!vain) throw new Error('nothing was queued');
      await sendInVain(room, vain);
      await edit(live.id, pkGUID);
      await room.advance(live, ['published']);
      await passTime(room, 2 * dayMs);
      const queued = await retryPublication(room.context, room.maya, {
        id: named === 'package' ? pkGUID : vain.id,
      }).then(
        (done) => done.queued.length,
        () => 0,
      );
      expect(queued).toBe(0);
    },
  );
});

describe('an edit to what another post of the same package shows on the account', () => {
  it.each([0, 2])('in place: is asked about, %i days later', async (days) => {
    const account = await room.account('facebook');
    const first = await room.advance(await room.publish(account, `Quay at nine, ${days}.`), ['published']);
    await say(room, `Quay at ten, ${days}.`, { pkGUID: first.package_id, revision: 1 });
    const [second] = await fromList(first.package_id, account.id);
    if (!second) throw new Error('nothing was queued');
    await room.advance(second, ['published']);
    await passTime(room, days * dayMs);
    await expect(edit(first.id, first.package_id)).rejects.toMatchObject({
      code: 'same-post-again',
      figures: { publication: second.id },
    });
  });

  it.each([0, 2])(
    'deleted and posted anew: is refused before anything is deleted, %i days later',
    async (days) => {
      const account = await room.account('twitter');
      const first = await room.advance(await room.publish(account, `Pier at nine, ${days}.`), ['published']);
      await say(room, `Pier at ten, ${days}.`, { pkGUID: first.package_id, revision: 1 });
      const [second] = await fromList(first.package_id, account.id);
      if (!second) throw new Error('nothing was queued');
      await room.advance(second, ['published']);
      await passTime(room, days * dayMs);
      const asked = edit(first.id, first.package_id, { repost: [account.id] });
      await expect(asked).rejects.toMatchObject({ code: 'twin-stands', figures: { publication: second.id } });
    },
  );
});
