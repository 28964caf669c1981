// Watching ends: a live post that is read by its id was looked at, whatever the list shows that its copies are looked for in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { listNotWhole } from '@herald/channels/list-not-whole.ts';
import { moveClock, touch, toldOf } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

const mostLooks = 50;
let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ watchAfterMs: [1, 60_000], watchAgainMs: 60_000 });
});
afterAll(() => room.close());

/** How often it was looked at until nobody would again, or we had enough. */
async function looksAt(live: Publication, seen: Awaited<ReturnType<Channel['settle']['watch']>>) {
  let looks = 0;
  await moveClock(room, 0);
  const watch: Channel['settle']['watch'] = async () => {
    looks += 1;
    return seen;
  };
  const channels = room.context.channels.map((one) =>
    one.id === 31 ? { ...one, settle: { ...one.settle, watch } } : one,
  );
  while (looks < mostLooks && (await room.read(live.id)).watch_at !== null) {
    await touch(room, live, { watch_at: new Date(0) });
    await watchPublications({ ...room.context, channels });
    await moveClock(room, looks * 60_000);
  }
  return looks;
}

const publish = async (text: string) =>
  room.advance(await room.publish(await room.account('facebook'), text));

it('a post that is read by its id is looked at a few times more because its list is not whole, and not for ever (rows 29 and 30)', async () => {
  const live = await publish('Never whole');
  const standing = { stands: true, copies: [], unlisted: listNotWhole(5).failure };
  // A minute apart: one and six more at its first watch, whose last is the sixth of its second too, a minute later.
  expect(await looksAt(live, { ok: true, value: standing })).toBe(8);
  expect(await room.read(live.id)).toMatchObject({ state: 'published', watches: 2, watch_at: null });
});

it('a copy in the part of a list that is shown is told all the same (row 30)', async () => {
  const live = await publish('Twice in a part');
  const standing = { stands: true, copies: ['another'], unlisted: listNotWhole(5).failure };
  await looksAt(live, { ok: true, value: standing });
  expect(await toldOf(room, live)).toContain('message-copies');
});

it('a post that could not be read by its id was not looked at: it goes on (row 29)', async () => {
  const live = await publish('Never read');
  expect(await looksAt(live, failed('unknown', 'no answer'))).toBe(mostLooks);
  expect(await room.read(live.id)).toMatchObject({ state: 'published', watches: 0 });
}, 60_000);
