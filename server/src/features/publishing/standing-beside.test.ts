// How a package stands says what is live of it and what nobody knows, whatever was done last.
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { looking, publishSaved, say, sendInVain } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { stopPublication } from './stop-publication.ts';
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
