// Taken down to be posted anew, and then not posted: whoever asked hears what stands now, and the new words are kept.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signs } from '@herald/contract/permissions.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { putBack } from '../../db/test-doubts.ts';
import { toldOf, waitQuiet } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let asker: TestActor;
let chief: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  asker = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
  chief = await testActor(room.context, { department: 'House', signs: [signs.brakes] });
});
afterAll(() => room.close());

async function askedFor(words: string): Promise<Publication> {
  const account = await room.account('twitter');
  const live = await room.advance(await room.publish(account, `Before: ${words}`));
  const asked = { opp_id: live.id, pkGUID: await room.write(words), repost: [account.id] };
  await editPackage(room.context, asker, asked, fromContent);
  return live;
}
const externalIdOf = async ({ id }: { id: string }) =>
  (
    await room.context.db
      .selectFrom('channel_account')
      .select('external_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).external_id;
const changeOf = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).modifications[0];

describe('a post that was taken down to be posted anew', () => {
  it('is not posted by a house that was put back to a moment at which it was asked for: its asker looks', async () => {
    const live = await askedFor('Open at the backup');
    await putBack(room, 'lifted');
    await room.advance(live, ['withdrawn']);
    await followReposts(room.context);
    expect(await changeOf(live)).toMatchObject({ outcome: 'dropped', successorId: null });
    expect(await toldOf(room, live, asker)).toEqual(['message-repost-restored']);
    await room.context.db.deleteFrom('pause').execute();
  });

  it('asked for after such a moment it is asked about, if the new words were there by then', async () => {
    const account = await room.account('twitter');
    const live = await room.advance(await room.publish(account, 'Old words'));
    const pkGUID = await room.write('Words that were there');
    await putBack(room, 'lifted');
    const asked = { opp_id: live.id, pkGUID, repost: [account.id] };
    const edit = (more: object) => editPackage(room.context, asker, { ...asked, ...more }, fromContent);
    const question = { code: 'restored-since', figures: { twins: pkGUID } };
    await expect(edit({})).rejects.toMatchObject(question);
    expect(await edit({ again: true, twins: [pkGUID] })).toMatchObject({ state: 'withdrawing' });
    await room.context.db.deleteFrom('pause').execute();
  });

  it('whose words were posted meanwhile by another way: they stand once, and it is told', async () => {
    const live = await askedFor('Twin of a repost');
    const account = { id: live.account_id };
    const other = await room.publish(account, 'Twin of a repost');
    await room.advance(live, ['withdrawn']);
    await followReposts(room.context);
    await room.advance(other);
    expect(await changeOf(live)).toMatchObject({ outcome: 'dropped', successorId: other.id });
    expect(await toldOf(room, live, asker)).toEqual(['message-repost-twin']);
    expect(await toldOf(room, live, room.maya)).toContain('message-repost-twin');
    const of = await room.context.db
      .selectFrom('publication')
      .select('id')
      .where('account_id', '=', account.id)
      .execute();
    expect(of).toHaveLength(2);
  });

  it('whose words were given up meanwhile without anybody knowing whether they stand: they may, so nothing is posted', async () => {
    const live = await askedFor('Given up meanwhile');
    await room.advance(live, ['withdrawn']);
    const account = { id: live.account_id };
    await room.sandbox.strike({
      platform: 'twitter',
      account: await externalIdOf(account),
      operation: 'twitter.publish',
      times: 1,
      fault: 'reset-before',
    });
    const other = await room.advance(await room.publish(account, 'Given up meanwhile'), ['unknown']);
    await waitQuiet(other);
    await resolvePublication(room.context, room.maya, { id: other.id, answer: 'drop' });
    await followReposts(room.context);
    expect(await changeOf(live)).toMatchObject({ outcome: 'dropped', successorId: other.id });
    expect(await toldOf(room, live, asker)).toEqual(['message-repost-twin']);
  });

  it('that somebody at the platform removed before: nothing is posted, and it is told', async () => {
    const live = await askedFor('Removed there');
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, live.account_id);
      const back = await movePublication(tx, await room.read(live.id), fence, 'published');
      await movePublication(tx, back, fence, 'externally-removed');
    });
    await followReposts(room.context);
    expect(await changeOf(live)).toMatchObject({ outcome: 'dropped', after: { text: 'Removed there' } });
    expect(await toldOf(room, live, asker)).toContain('message-repost-gone');
  });

  it('whose asker may not publish any more: he and those who look after the house hear of it, and the words can be taken over', async () => {
    const leaving = asker;
    asker = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const live = await askedFor('Asker gone');
    await room.advance(live, ['withdrawn']);
    await room.context.db.deleteFrom('person_role').where('person_id', '=', asker.personId).execute();
    await followReposts(room.context);
    const made = await room.read((await changeOf(live))?.successorId ?? '');
    expect(await room.advance(made)).toMatchObject({
      state: 'failed',
      reason: 'reason-requester-may-not',
      attempt_no: 0,
    });
    expect(made.post.text).toBe('Asker gone');
    expect(await toldOf(room, live, asker)).toEqual(['message-repost-asker']);
    expect(await toldOf(room, made, chief)).toEqual(['alarm-requester']);
    asker = leaving;
  });

  it('that somebody else wants gone for good: whoever asked for the new words hears of it', async () => {
    const live = await askedFor('Not again');
    await withdrawPublication(room.context, room.maya, { id: live.id });
    await room.advance(live, ['withdrawn']);
    await followReposts(room.context);
    expect(await toldOf(room, live, asker)).toEqual(['message-repost-stopped']);
  });
});
