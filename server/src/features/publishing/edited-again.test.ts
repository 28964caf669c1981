// What stands by an edit, or in another version of the same words, is asked about however long ago it went there.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { restoreVersion } from '../content/restore-version.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const fromList = (pkGUID: string, bid: string, who = ines) =>
  publishPackage(room.context, who, [{ pkGUID, bids: [bid] }], fromContent);
/** The live post gets the second version of its own package, as the console's edit does it. */
async function edit(live: Publication) {
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: live.package_id }, fromContent);
  const edited = await room.advance(live, ['published']);
  expect(edited).toMatchObject({ state: 'published', live_version: 2 });
  return edited;
}

it('a version that was published stands for ever (control)', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Ferry, unchanged.'), ['published']);
  await passTime(room, 2 * dayMs);
  await expect(fromList(live.package_id, account.id)).rejects.toMatchObject({ code: 'same-post-again' });
});

it.each(['publish', 'schedule'] as const)(
  'a version that an edit put there is asked about two days later too (%s)',
  async (by) => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Ferry at nine, ${by}.`), ['published']);
    await say(room, `Ferry at ten, ${by}.`, { pkGUID: live.package_id, revision: 1 });
    await edit(live);
    await passTime(room, 2 * dayMs);
    const again =
      by === 'publish'
        ? fromList(live.package_id, account.id)
        : plans.plan({ pkGUID: live.package_id }, [account]);
    await expect(again).rejects.toMatchObject({ code: 'same-post-again', figures: { publication: live.id } });
  },
);

it.each(['own id', 'package'] as const)(
  'a version that failed as a post of its own, and was put there by an edit since, is not sent by trying again (%s)',
  async (named) => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Tram at nine, ${named}.`), ['published']);
    await say(room, `Tram at ten, ${named}.`, { pkGUID: live.package_id, revision: 1 });
    const [vain] = await fromList(live.package_id, account.id);
    if (!vain) throw new Error('nothing was queued');
    await sendInVain(room, vain);
    await edit(live);
    await passTime(room, 2 * dayMs);
    const queued = await retryPublication(room.context, room.maya, {
      id: named === 'package' ? vain.package_id : vain.id,
    }).then(
      (done) => done.queued.length,
      () => 0,
    );
    expect(queued).toBe(0);
  },
);

it.each(['given keywords (or another category)', 'rewritten and restored'] as const)(
  'a live version whose package was %s says the same still, and is asked about two days later',
  async (deed) => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Harbour, ${deed}.`), ['published']);
    const pkGUID = live.package_id;
    if (deed === 'rewritten and restored') {
      const { revision } = await say(room, `Quay, ${deed}.`, { pkGUID, revision: 1 });
      await restoreVersion(room.context, room.maya, { pkGUID, version: 1, revision });
    } else await say(room, live.post.text, { pkGUID, revision: 1, keywords: 'ships' });
    await passTime(room, 2 * dayMs);
    const again = fromList(pkGUID, account.id);
    await expect(again).rejects.toMatchObject({ code: 'same-post-again', figures: { publication: live.id } });
  },
);
