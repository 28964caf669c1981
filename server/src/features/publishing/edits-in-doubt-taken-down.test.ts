// Words of an edit in doubt may stand while the post is being taken down, and after that was refused: they are asked about.
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { touch } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import { endModification } from './store/modifications.ts';
import { movePublication } from './store/publications.ts';

let room: Newsroom;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, ines } = begun);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

type End = 'edit-failed' | 'withdrawing' | 'published';

/** The call for the edit was never answered, and nobody could find out (row 26); then it was to be taken down, which was refused (row 27). */
async function inDoubt(words: string, end: End) {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, `Old ${words}`), ['published']);
  const { pkGUID } = await say(room, `New ${words}`);
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
  await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account.id);
    await openAttempt(tx, await room.read(live.id), 'edit', fence, 1_000);
    await endModification(tx, live.id, 'edit', { outcome: 'unknown' });
  });
  const steps = [
    ['edit-failed', 'reason-edit-unknown'],
    ['withdrawing', 'reason-none'],
    ['published', 'reason-withdrawal-failed'],
  ] as const;
  for (const [state, reason] of steps.slice(0, steps.findIndex(([one]) => one === end) + 1))
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(live.id), await readFence(tx, account.id), state, { reason }),
      );
  return { account, live, pkGUID };
}

it.each(['edit-failed', 'withdrawing', 'published'] as const)(
  'words that an unanswered edit may have put there are not published beside them (it is %s)',
  async (end) => {
    const { account, live, pkGUID } = await inDoubt(`words, ${end}.`, end);
    expect((await room.read(live.id)).target_post?.text).toBe(`New words, ${end}.`);
    const sent = publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
    await expect(sent).rejects.toMatchObject({
      code: end === 'withdrawing' ? 'already-on-its-way' : 'same-post-again',
      figures: { publication: live.id },
    });
  },
);

it.each(['edit-failed', 'published'] as const)(
  'the words that should stand there may be put there once more, for nobody knows that they do (it is %s)',
  async (end) => {
    const { live } = await inDoubt(`ways, ${end}.`, end);
    const { pkGUID } = await say(room, `Old ways, ${end}.`);
    await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
    expect((await room.read(live.id)).state).toBe('editing');
  },
);

it('where nobody could even be asked to take it down, it is still said that nobody knows its words (row 27)', async () => {
  const { account, live } = await inDoubt('words, signed out.', 'withdrawing');
  await room.context.db
    .updateTable('channel_account')
    .set({ state: 'auth-required' })
    .where('id', '=', account.id)
    .execute();
  await touch(room, live, { wake_at: new Date(0) });
  expect(await room.advance(live, ['published'])).toMatchObject({ reason: 'reason-stands-unsure' });
});
