// What was published at once, or apart from its plan, and waits for its turn: newer words of the item are not queued beside it unasked.
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each(['publish', 'plan'] as const)(
  'a package that waits behind a pause in its former words does not go out in both (%s)',
  async (by) => {
    const account = await room.account('facebook');
    const pause = await pauseRoom(room, { scope: 'account', accountId: account.id });
    const { pkGUID, revision } = await say(room, `Ferry at nien, ${by}.`);
    const publish = () => publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
    const [first] = await publish();
    if (!first) throw new Error('nothing was queued');
    // The slip is seen while it waits.
    await say(room, `Ferry at nine, ${by}.`, { pkGUID, revision });
    const again = by === 'publish' ? publish() : plans.plan({ pkGUID }, [account]);
    await expect(again).rejects.toMatchObject({
      code: 'already-on-its-way',
      figures: { publication: first.id },
    });
    await pause.lift();
  },
);

it('nor does a plan that was published now on one of two accounts', async () => {
  const [page, profile] = [await room.account('facebook'), await room.account('facebook')];
  const pause = await pauseRoom(room, { scope: 'account', accountId: page.id });
  const { pkGUID, revision } = await say(room, 'Tram at nien.');
  const { id } = await plans.plan({ pkGUID }, [page, profile]);
  const asked = { schedulePubMaterialId: id, status: 5, bids: page.id };
  expect((await plans.call('schedulepubmaterial/pub', asked)).status).toBe(200);
  expect((await plans.call(`schedulepubmaterial/withdrawTiming?id=${id}`)).status).toBe(200);
  await say(room, 'Tram at nine.', { pkGUID, revision });
  const sent = await publishPackage(room.context, ines, [{ pkGUID, bids: [page.id] }], fromContent).then(
    () => 'sent',
    () => 'refused',
  );
  await pause.lift();
  for (const part of await plans.partsOf(page))
    if (part.state === 'scheduled') await room.advance(part, ['published']);
  const texts = (await room.posts(page)).map(({ text }) => text);
  expect({ sent, texts }).toEqual({ sent: 'refused', texts: ['Tram at nien.'] });
});
