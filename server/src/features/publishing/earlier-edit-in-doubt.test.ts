// Words of an edit that was never answered may stand though another edit was asked for since: they are asked about (rows 26 and 27).
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, ines } = begun);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

// The first one is the control: green before the mend.
it.each(['was not asked for', 'is asked for', 'was not answered either'] as const)(
  'words that an unanswered edit may have put there are not published beside them (another edit %s)',
  async (other) => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Old words, ${other}.`), ['published']);
    const { pkGUID } = await say(room, `New words, ${other}.`);
    const edit = (to: string) =>
      editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: to }, fromContent);
    await edit(pkGUID);
    await leaveEditUnknown(room, live);
    if (other !== 'was not asked for') await edit((await say(room, `Third words, ${other}.`)).pkGUID);
    if (other === 'was not answered either') await leaveEditUnknown(room, live);
    const sent = publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
    await expect(sent).rejects.toMatchObject({
      code: other === 'is asked for' ? 'already-on-its-way' : 'same-post-again',
      figures: { publication: live.id },
    });
  },
);
