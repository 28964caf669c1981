// An item whose package was deleted goes on in another one by its draft, which knows what stands of it, deleted or not.
import { dayMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { passTime } from '../../db/test-turns.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removeDraft } from '../content/remove-draft.ts';
import { removePackage } from '../content/remove-package.ts';
import { editPackage } from './edit-package.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const remove = (pkGUID: string) => removePackage(room.context, room.maya, { pkGUID });

it.each(['draft stays (control)', 'draft is deleted'] as const)(
  'a package that a live draft was saved into after its first one was deleted is asked about two days later (its %s)',
  async (what) => {
    const account = await room.account('facebook');
    const words = `Quay, ${what}.`;
    const id = await plans.write(words);
    const live = await room.advance(await plans.publish({ id }, account), ['published']);
    await remove(live.package_id);
    // "To my content", as the composer saves it: the draft goes on into a package of its own.
    const { pkGUID } = await say(room, words, { draftid: id });
    expect(pkGUID).not.toBe(live.package_id);
    if (what === 'draft is deleted') await removeDraft(room.context, room.maya, { id });
    await passTime(room, 2 * dayMs);
    await expect(plans.publish({ pkGUID }, account)).rejects.toMatchObject({
      code: 'same-post-again',
      figures: { publication: live.id },
    });
  },
);

it('an edit to the words of a package whose draft stands there from its former one is asked about two days later', async () => {
  const account = await room.account('facebook');
  const id = await plans.write('Pier at ten.');
  const live = await room.advance(await plans.publish({ id }, account), ['published']);
  await remove(live.package_id);
  const { pkGUID } = await say(room, 'Pier at ten.', { draftid: id });
  const other = await room.advance(await room.publish(account, 'Pier at nine.'), ['published']);
  await passTime(room, 2 * dayMs);
  const edit = editPackage(room.context, room.maya, { opp_id: other.id, pkGUID }, fromContent);
  await expect(edit).rejects.toMatchObject({ code: 'same-post-again', figures: { publication: live.id } });
});
