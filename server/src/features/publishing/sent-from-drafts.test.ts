// What went out of a draft is answered by the draft: also what a colleague published of it, and what a package was that is deleted by now.
import { Draft } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { readDraft } from '../content/read-draft.ts';
import { removePackage } from '../content/remove-package.ts';
import { saveDraft } from '../content/save-draft.ts';
import { listPublications } from './list-publications.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const sentFrom = async (id: string, who: TestActor = room.maya) =>
  (await listPublications(room.context, who, { id })).items.map(({ opp_id: one }) => one);
const change = (id: string, text: string) =>
  saveDraft(
    room.context,
    room.maya,
    Draft.parse({ id, title: text, draftMediaList: [{ mediaType: 3, content: text }] }),
  );

it('what a colleague published of it, while its writer knows of no package', async () => {
  const account = await room.account('facebook');
  const id = await plans.write('Lock gate.');
  expect(await sentFrom(id)).toEqual([]);
  const [one] = await publishPackage(room.context, ines, [{ id, bids: [account.id] }], fromContent);
  expect(await sentFrom(id)).toEqual([one?.id]);
  expect(await sentFrom(one?.package_id ?? '')).toEqual([one?.id]);
  const elsewhere = await testActor(room.context, { department: 'Sports', signs: allPublishingSigns });
  expect(await sentFrom(id, elsewhere)).toEqual([]);
  expect(await sentFrom('no-id')).toEqual([]);
});

it('what its package sent before that was deleted, and what the next one sends', async () => {
  const account = await room.account('facebook');
  const id = await plans.write('Sluice gate.');
  const first = await room.advance(await plans.publish({ id }, account), ['published']);
  await removePackage(room.context, room.maya, { pkGUID: first.package_id });
  await change(id, 'Sluice gate, mended.');
  expect(await sentFrom(id)).toEqual([first.id]);
  const second = await plans.publish({ id }, account);
  expect(second.package_id).not.toBe(first.package_id);
  expect(await sentFrom(id)).toEqual([first.id, second.id]);
});

it('what content sent before any draft of it was begun, also when it was deleted since', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Flood gate.');
  const live = await room.advance(await plans.publish({ pkGUID }, account), ['published']);
  expect(live.draft_id).toBeNull();
  const id = await plans.write('Flood gate, begun.', { pkGUID, packageRevision: revision });
  await removePackage(room.context, room.maya, { pkGUID });
  expect((await readDraft(room.context, room.maya, { id })).draft.pkGUID).toBeNull();
  expect(await sentFrom(id)).toEqual([live.id]);
});
