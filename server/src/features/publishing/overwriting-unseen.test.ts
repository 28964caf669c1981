// What an edit does about words of somebody else where the look at them fails or cannot tell, where something is in doubt besides, and on which accounts a person may write over them.
import { expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { textThere, writeThere } from '../../db/test-owner.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, toldOf, turn } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 900, retryBaseMs: 60_000, watchAgainMs: 60_000 },
);

async function published(): Promise<{ account: TestAccount; live: Publication }> {
  const account = await room.account('facebook');
  return { account, live: await room.advance(await room.publish(account, 'Old words')) };
}

const writeOver = (live: Publication) => writeThere(room, live, { ...live.post, text: 'Of its owner' });
/** Its owner's own among them. */
const editsOf = (account: TestAccount, { external_id: id }: Publication) =>
  room.calls(account, 'edit', id ?? '-');

it.each(['reset-after', '500-before', 'rate-seconds'])(
  'in doubt, a look that fails (%s) is tried again before any call',
  async (fault) => {
    const { account, live } = await published();
    await room.edit(live, 'New words');
    await room.strike(account, 'reset-before', { operation: 'facebook.edit' });
    await turn(room, live);
    await writeOver(live);
    await room.strike(account, fault, { operation: 'facebook.read' });
    expect(await turn(room, live)).toMatchObject({ state: 'editing' });
    await passTime(room, 60_000);
    await turn(room, live);
    expect(await textThere(room, account, live)).toBe('Of its owner');
    await passTime(room, 60_000);
    expect(await turn(room, live)).toMatchObject({ state: 'edit-failed', reason: 'reason-other-words' });
    expect(await textThere(room, account, live)).toBe('Of its owner');
  },
);

it('in doubt, whose looks fail for good it is looked for and never asked again', async () => {
  const { account, live } = await published();
  await room.edit(live, 'New words');
  await room.strike(account, 'reset-before', { operation: 'facebook.edit' });
  await turn(room, live);
  await writeOver(live);
  const made = await editsOf(account, live);
  await room.strike(account, '500-before', { operation: 'facebook.read', times: 999 });
  for (const _ of Array.from({ length: 12 })) await turn(room, live);
  expect(await room.read(live.id)).toMatchObject({ state: 'editing', reason: 'reason-change-unanswered' });
  await passTime(room, room.context.pace.lookAtMostMs);
  expect(await turn(room, live)).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-unknown' });
  expect(await editsOf(account, live)).toBe(made);
  expect(await textThere(room, account, live)).toBe('Of its owner');
});

async function toldOfDoubt(live: Publication): Promise<number> {
  const told = await toldOf(room, live);
  return told.filter((kind) => kind === 'message-change-unknown').length;
}

it('never called for, behind one of which nobody knows, it was not done, and nobody is told to doubt that', async () => {
  const { account, live } = await published();
  await room.edit(live, 'New words');
  await leaveEditUnknown(room, live);
  await passTime(room, 600_000);
  await writeOver(live);
  const [made, doubts] = [await editsOf(account, live), await toldOfDoubt(live)];
  await room.edit(await room.read(live.id), 'Third words');
  expect(await turn(room, live)).toMatchObject({ state: 'edit-failed', reason: 'reason-not-overwritten' });
  expect([await editsOf(account, live), await toldOfDoubt(live)]).toEqual([made, doubts]);
});

it('is asked for at last where only looks are limited', async () => {
  const { account, live } = await published();
  await room.strike(account, 'rate-seconds', {
    operation: 'facebook.read',
    times: 999,
    retryAfterSeconds: 1,
  });
  await room.edit(live, 'New words');
  for (const tries of [1, 2, 3])
    expect(await turn(room, live)).toMatchObject({ state: 'editing', reason: 'reason-busy', tries });
  expect(await editsOf(account, live)).toBe(0);
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-edited' });
});

it('waits with its call where the look is refused for its sign-in', async () => {
  const { account, live } = await published();
  await writeOver(live);
  await room.strike(account, 'unauthorized', { operation: 'facebook.read' });
  await room.edit(live, 'New words');
  expect(await turn(room, live)).toMatchObject({ state: 'editing' });
  expect(await editsOf(account, live)).toBe(1);
});

it('is written over on the accounts that were named, and on no other', async () => {
  const accounts = [await room.account('facebook'), await room.account('facebook')];
  const bids = accounts.map(({ id }) => id);
  const pkGUID = await room.write('Old words');
  const queued = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
  const standing = [];
  for (const one of queued) {
    const live = await room.advance(one);
    await writeOver(live);
    standing.push(live);
  }
  const [first, second] = standing;
  if (!first || !second) throw new Error('two were queued');
  const wanted = { opp_id: first.id, pkGUID: await room.write('New words'), bids };
  await editPackage(room.context, room.maya, { ...wanted, overwrite: [first.account_id] }, fromContent);
  expect(await turn(room, first)).toMatchObject({ state: 'published', reason: 'reason-edited' });
  expect(await turn(room, second)).toMatchObject({ state: 'edit-failed', reason: 'reason-not-overwritten' });
});

it('the history says of whom it was asked that words of somebody else were known to stand there', async () => {
  const { live } = await published();
  await writeOver(live);
  const begun = async () => {
    const events = await room.context.db
      .selectFrom('event')
      .select('evidence')
      .where('publication_id', '=', live.id)
      .where('to_state', '=', 'editing')
      .orderBy('seq')
      .execute();
    return events.map(({ evidence }) => [evidence['askedBy'], evidence['because']]);
  };
  await room.edit(live, 'New words');
  await turn(room, live);
  await room.edit(await room.read(live.id), 'New words', { overwrites: true });
  const { account: asker } = room.maya;
  expect(await begun()).toEqual([
    [asker, undefined],
    [asker, 'word-known-words'],
  ]);
});

it('ours are put there again though nothing of them changed, for whoever says to write over what is there', async () => {
  const { account, live } = await published();
  await writeOver(live);
  await expect(room.edit(live, 'Old words')).rejects.toMatchObject({ code: 'nothing-to-change' });
  await room.edit(live, 'Old words', { overwrites: true });
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-edited' });
  expect(await textThere(room, account, live)).toBe('Old words');
});
