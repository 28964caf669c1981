// Items of an arrangement go to an account in the given order, also where an earlier one is put back; but nothing is waited for without end (D-09).
import { signs } from '@herald/contract/permissions.ts';
import { expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, turn } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishBatch } from './publish-batch.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it('R-PUB-017: keeps its order though the first is put back, and waits for it not without end', async () => {
  const arranger = await testActor(room.context, {
    department: 'Desk',
    signs: [...allPublishingSigns, signs.arranges],
  });
  const arranged = async (until: number) => {
    const page = await room.account('facebook');
    const packages = [await room.write('First, pictured', [await room.picture()])];
    for (const text of ['Second', 'Third']) packages.push(await room.write(text));
    await room.strike(page, '500-before', { operation: 'facebook.photo', times: until });
    const queued = await publishBatch(
      room.context,
      arranger,
      { pkGUIDs: packages, bids: [page.id] },
      fromContent,
    );
    return { page, queued };
  };
  const texts = async (page: TestAccount) => (await room.posts(page)).map(({ text }) => text);
  const { page, queued } = await arranged(2);
  for (const one of queued) expect(await room.advance(one)).toMatchObject({ state: 'published' });
  expect(await texts(page)).toEqual(['First, pictured', 'Second', 'Third']);

  const stuck = await arranged(999);
  const [, second] = stuck.queued;
  if (!second) throw new Error('three were queued');
  expect(await turn(room, second)).toMatchObject({ state: 'scheduled' });
  await passTime(room, room.context.pace.holdLaneAtMostMs + 1_000);
  expect(await turn(room, second)).toMatchObject({ state: 'published' });
});
