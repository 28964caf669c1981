// The plan's words that were sent apart wait for their turn without a schedule: former words are not sent beside them.
import { expect, it } from 'vitest';
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

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

/** Former words that failed or are in doubt on the page; new ones planned for it and for another. */
async function former(end: 'failed' | 'unknown') {
  const [page, profile] = [await room.account('facebook'), await room.account('facebook')];
  const { pkGUID, revision } = await say(room, `Former words, ${end}.`);
  const [one] = await publishPackage(room.context, ines, [{ pkGUID, bids: [page.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  if (end === 'failed') {
    await sendInVain(room, one);
  } else
    for (const step of ['preparing', 'reconciling', 'unknown'] as const)
      await room.context.db
        .transaction()
        .execute(async (tx) =>
          movePublication(tx, await room.read(one.id), await readFence(tx, page.id), step, {}),
        );
  await say(room, `Words of the plan, ${end}.`, { pkGUID, revision });
  const { id } = await plans.plan({ pkGUID }, [page, profile]);
  const send = () =>
    end === 'failed'
      ? retryPublication(room.context, room.maya, { id: one.id })
      : resolvePublication(room.context, room.maya, { id: one.id, answer: 'not-live' });
  return { page, id, one, send };
}

it.each(['failed', 'unknown'] as const)(
  'former words are not sent beside those of the plan that was sent apart and waits for its turn (%s)',
  async (end) => {
    const { page, id, one, send } = await former(end);
    // Control: as long as it waits in its schedule.
    await expect(send()).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
    const asked = { schedulePubMaterialId: id, status: 5, bids: page.id };
    expect((await plans.call('schedulepubmaterial/pub', asked)).status).toBe(200);
    const sent = await send().then(
      () => 'sent',
      () => 'refused',
    );
    for (const part of await plans.partsOf(page))
      if (part.state === 'scheduled') await room.advance(part, ['published']);
    const texts = (await room.posts(page)).map(({ text }) => text);
    expect({ sent, texts, of: one.id }).toEqual({
      sent: 'refused',
      texts: [`Words of the plan, ${end}.`],
      of: one.id,
    });
  },
);
