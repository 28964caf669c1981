// Newer words are not queued beside former ones that are being prepared, or looked for: a machine sends those by itself (decision 0016, fourth rule).
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each([
  ['preparing', 'publish'],
  ['preparing', 'plan'],
  ['reconciling', 'publish'],
  ['reconciling', 'plan'],
] as const)('former words are %s (%s)', async (state, by) => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, `Ferry at nien, ${state}, ${by}.`);
  const publish = () => publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
  const [first] = await publish();
  if (!first) throw new Error('nothing was queued');
  const steps = ['preparing', 'reconciling'] as const;
  for (const step of steps.slice(0, steps.indexOf(state) + 1))
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(first.id), await readFence(tx, account.id), step, {}),
      );
  await say(room, `Ferry at nine, ${state}, ${by}.`, { pkGUID, revision });
  const again = by === 'publish' ? publish() : plans.plan({ pkGUID }, [account]);
  await expect(again).rejects.toMatchObject({
    code: 'already-on-its-way',
    figures: { publication: first.id },
  });
});
