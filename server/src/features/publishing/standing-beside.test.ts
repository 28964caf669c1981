// How a package stands says what is live of it and what nobody knows, whatever was done last.
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { statesOfStanding } from '@herald/contract/standing-states.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { looking, publishSaved, say, sendInVain } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { resolvePublication } from './resolve-publication.ts';
import { stopPublication } from './stop-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { summarisePackages } from './summarise-packages.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
const standing = async (id: string) => (await summarisePackages(room.context.db, [id])).get(id);
type States = Parameters<typeof movePublication>[3];
/** What it went through is not at issue here. */
async function bring(one: Publication, ...steps: readonly States[]) {
  for (const step of steps)
    await room.context.db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, await room.read(one.id), await readFence(tx, one.account_id), step, {}),
      );
}
const intoDoubt = (one: Publication) => bring(one, 'preparing', 'reconciling', 'unknown');
const drop = ({ id }: Publication) => resolvePublication(room.context, room.maya, { id, answer: 'drop' });
/** The words of a package, and of each change of it one post that is queued on the account. */
async function telling(account: TestAccount, name: string) {
  const first = await say(room, name);
  const { pkGUID } = first;
  let { revision } = first;
  let count = 0;
  return {
    pkGUID,
    send: async () => {
      count += 1;
      if (count > 1) ({ revision } = await say(room, `${name} ${count}`, { pkGUID, revision }));
      return publishSaved(room, account, pkGUID);
    },
  };
}

it('what is unknown is said beside newer words that are live', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Ferry at nien.');
  const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
  await room.strike(account, 'reset-after');
  await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['unknown']);
  await say(room, 'Ferry at nine.', { pkGUID, revision });
  await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['published']);
  expect(await standing(pkGUID)).toMatchObject({ total: 1, live: 1, unknown: 1 });
});

it('what is live is said though a later one was called off', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Boat at nine.');
  await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  await say(room, 'Boat at ten.', { pkGUID, revision });
  const later = await publishSaved(room, account, pkGUID);
  await room.context.db.transaction().execute((tx) => stopPublication(room.context, tx, room.maya, later.id));
  expect(await standing(pkGUID)).toMatchObject({ live: 1 });
});

it('what was taken down last leaves what stands beside it live; by itself it is taken down', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Tram at nine.');
  const first = await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  await say(room, 'Tram at ten.', { pkGUID, revision });
  const later = await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  await withdrawPublication(room.context, room.maya, { id: later.id });
  await room.advance(later, ['withdrawn']);
  expect(await standing(pkGUID)).toMatchObject({ live: 1, takenDown: 0 });
  await withdrawPublication(room.context, room.maya, { id: first.id });
  await room.advance(first, ['withdrawn']);
  expect(await standing(pkGUID)).toMatchObject({ live: 0, takenDown: 1 });
});

it('what stands is live though it is on its way once more', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Plover at nine.');
  await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  await say(room, 'Plover at ten.', { pkGUID, revision });
  await publishSaved(room, account, pkGUID);
  expect(await standing(pkGUID)).toMatchObject({
    total: 1,
    live: 1,
    underWay: 1,
    notLive: 0,
    failedBeside: 0,
  });
});

it('what stands is live though a newer one was refused: that is told beside it, and may be tried again', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, 'Heron at nine.');
  const first = await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  await say(room, 'Heron at ten.', { pkGUID, revision });
  await sendInVain(room, await publishSaved(room, account, pkGUID));
  const beside = { total: 1, live: 1, notLive: 0, failedBeside: 1, retryable: 1 };
  expect(await standing(pkGUID)).toMatchObject(beside);
  await withdrawPublication(room.context, room.maya, { id: first.id });
  await room.advance(first, ['withdrawn']);
  const alone = { total: 1, live: 0, notLive: 1, failedBeside: 0, retryable: 1 };
  expect(await standing(pkGUID)).toMatchObject(alone);
});

it('what was refused after what nobody knows is no "not live", and is not offered before that is answered', async () => {
  const account = await room.account('facebook');
  const { pkGUID, send } = await telling(account, 'Gull at nine.');
  await intoDoubt(await send());
  await sendInVain(room, await send());
  const doubt = { total: 1, live: 0, unknown: 1, notLive: 0, failedBeside: 0, retryable: 0 };
  expect(await standing(pkGUID)).toMatchObject(doubt);
});

it('beside what stands too', async () => {
  const account = await room.account('facebook');
  const { pkGUID, send } = await telling(account, 'Tern at nine.');
  await room.advance(await send(), ['published']);
  await intoDoubt(await send());
  await sendInVain(room, await send());
  const doubt = { total: 1, live: 1, unknown: 1, notLive: 0, failedBeside: 0, retryable: 0 };
  expect(await standing(pkGUID)).toMatchObject(doubt);
});

it('what others took down there is not missed while one before it is on its way', async () => {
  const account = await room.account('facebook');
  const { pkGUID, send } = await telling(account, 'Rail at nine.');
  const first = await send();
  await intoDoubt(first);
  const later = await room.advance(await send(), ['published']);
  await bring(first, 'handed-over');
  await bring(later, 'externally-removed');
  expect(await standing(pkGUID)).toMatchObject({ total: 1, live: 0, underWay: 1, notLive: 0 });
  await bring(first, 'failed');
  expect(await standing(pkGUID)).toMatchObject({ underWay: 0, notLive: 1 });
});

it('what a person dropped in doubt is proven nothing: it counts as unknown, as the statistics have it', async () => {
  const account = await room.account('facebook');
  const { pkGUID, send } = await telling(account, 'Stork at nine.');
  const one = await send();
  await intoDoubt(one);
  await drop(one);
  const dropped = await standing(pkGUID);
  expect(dropped).toMatchObject({ total: 1, live: 0, unknown: 1, notLive: 0, retryable: 0 });
  expect(dropped && statesOfStanding(dropped)).toEqual(['trouble']);
  // Answered it is: what was refused since may be tried again, and is told beside it.
  await sendInVain(room, await send());
  const since = { total: 1, live: 0, unknown: 1, notLive: 0, failedBeside: 1, retryable: 1 };
  expect(await standing(pkGUID)).toMatchObject(since);
});

it('dropped in doubt beside an earlier post that is live, the possible second one is not lost', async () => {
  const account = await room.account('facebook');
  const { pkGUID, send } = await telling(account, 'Crane at nine.');
  const live = await room.advance(await send(), ['published']);
  const other = await send();
  await intoDoubt(other);
  await drop(other);
  const beside = await standing(pkGUID);
  expect(beside).toMatchObject({ total: 1, live: 1, unknown: 1, failedBeside: 0, retryable: 0 });
  expect(beside && statesOfStanding(beside)).toEqual(['live', 'trouble']);
  await withdrawPublication(room.context, room.maya, { id: live.id });
  await room.advance(live, ['withdrawn']);
  expect(await standing(pkGUID)).toMatchObject({ live: 0, unknown: 1, takenDown: 0 });
});
