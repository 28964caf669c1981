// How a package stands says what is live of it and what nobody knows, whatever was done last.
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
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
  expect(await standing(pkGUID)).toMatchObject({ unknown: 1 });
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
