// Older words that wait for their turn without a schedule are named too: newer ones are neither tried again nor answered for beside them.
import { beforeAll, expect, it } from 'vitest';
import { pauseRoom } from '../../db/test-pauses.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

async function toUnknown(one: Publication) {
  for (const step of ['preparing', 'reconciling', 'unknown'] as const)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(one.id), await readFence(tx, one.account_id), step, {}),
      );
}
const notLive = ({ id }: Publication) =>
  resolvePublication(room.context, room.maya, { id, answer: 'not-live' });

it.each(['tried again by its id', 'tried again by its package', 'answered to be not live'] as const)(
  'newer words are not %s beside the older ones that were answered for before and wait',
  async (by) => {
    const account = await room.account('facebook');
    const publish = async (pkGUID: string) => {
      const [one] = await publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
      if (!one) throw new Error('nothing was queued');
      return one;
    };
    const { pkGUID, revision } = await say(room, `Ferry at nien, ${by}.`);
    const older = await publish(pkGUID);
    await toUnknown(older);
    await say(room, `Ferry at nine, ${by}.`, { pkGUID, revision });
    const newer = await publish(pkGUID);
    if (by === 'answered to be not live') await toUnknown(newer);
    else await sendInVain(room, newer);
    const pause = await pauseRoom(room, { scope: 'account', accountId: account.id });
    expect(await notLive(older)).toMatchObject({ state: 'scheduled' });
    const send = () =>
      by === 'answered to be not live'
        ? notLive(newer)
        : retryPublication(room.context, room.maya, {
            id: by === 'tried again by its id' ? newer.id : pkGUID,
          });
    const sent = await send().then(
      () => 'sent',
      () => 'refused',
    );
    await pause.lift();
    for (const part of await plans.partsOf(account))
      if (part.state === 'scheduled') await room.advance(part, ['published']);
    const texts = (await room.posts(account)).map(({ text }) => text);
    expect({ sent, texts }).toEqual({ sent: 'refused', texts: [`Ferry at nien, ${by}.`] });
  },
);
