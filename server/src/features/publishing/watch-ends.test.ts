// Watching ends: a live post that is read by its id was looked at, whatever the list shows that its copies are looked for in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Channel, Standing } from '@herald/channels/channel.ts';
import { failed, type Result } from '@herald/channels/failure.ts';
import { listNotWhole } from '@herald/channels/list-not-whole.ts';
import { listTooLong } from '@herald/channels/list-too-long.ts';
import { touch, toldOf } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

const mostLooks = 50;
const unlisted = listTooLong(100).failure;
let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ watchAfterMs: [1, 60_000], watchAgainMs: 60_000 });
});
afterAll(() => room.close());

/** How often it was looked at until nobody would again, or we had enough. */
async function looksAt(live: Publication, seen: Result<Standing>, most = mostLooks) {
  let looks = 0;
  const watch: Channel['settle']['watch'] = async () => {
    looks += 1;
    return seen;
  };
  const channels = room.context.channels.map((one) =>
    one.id === 31 ? { ...one, settle: { ...one.settle, watch } } : one,
  );
  while (looks < most && (await room.read(live.id)).watch_at !== null) {
    await touch(room, live, { watch_at: new Date(0) });
    await watchPublications({ ...room.context, channels });
  }
  return looks;
}

const publish = async (text: string) =>
  room.advance(await room.publish(await room.account('facebook'), text));

it('a post that is read by its id is looked at a few times more because its list is not whole, and not for ever (rows 29 and 30)', async () => {
  const live = await publish('Never whole');
  const standing = { stands: true, copies: [], unlisted: listNotWhole(5).failure };
  // One and six more at each of its two watches.
  expect(await looksAt(live, { ok: true, value: standing })).toBe(14);
  const ended = { state: 'published', watches: 2, unlisted_looks: 0, watch_at: null };
  expect(await room.read(live.id)).toMatchObject(ended);
}, 60_000);

it('a list that is down in a late watch is asked again as in the first, and again after an edit (rows 26 and 30)', async () => {
  const live = await publish('Down for a while');
  const value = { stands: true, copies: [], asSent: true, unlisted: listNotWhole(5).failure };
  const edit = async (text: string) => {
    await room.edit(live, text);
    await room.advance(live, ['published', 'edit-failed']);
  };
  expect(await looksAt(live, { ok: true, value }, 3)).toBe(3);
  // Once more each for copies of the words that were sent first.
  await edit('Edited while it is down');
  expect(await looksAt(live, { ok: true, value })).toBe(2 * 14);
  await edit('Edited after its last watch');
  expect(await looksAt(live, { ok: true, value })).toBe(2 * 7);
}, 90_000);

it.each([
  ['may not be shown', { ok: true, value: { stands: true, copies: [], unlisted } } as const],
  ['may not be read', failed('permission', 'no right')],
])('what %s is looked at as often as what is seen, and no more', async (what, seen) => {
  const live = await publish(`It ${what}`);
  expect(await looksAt(live, seen)).toBe(2);
  expect(await room.read(live.id)).toMatchObject({ state: 'published', watches: 2 });
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
