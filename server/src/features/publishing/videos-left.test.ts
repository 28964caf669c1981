// A video of VK opens at an address of its own: taken back with its post, and with a post that never came, nothing opens there.
import { expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { putBack } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { purgeLeftovers } from './purge-leftovers.ts';
import { readPublication } from './read-publication.ts';
import { readHandles } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 5_000 },
);

const minuteMs = 60_000;
const sides = ['vk', 'vk-group'] as const;
type Side = (typeof sides)[number];

async function queued(side: Side, fault?: string) {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, side);
  const film = await keepTestVideo(context, maya, 2_000);
  const strike = (operation: string, name: string, times = 1) =>
    sandbox.order('/_faults', {
      platform: side,
      account: account.externalId,
      operation: `${side}.${operation}`,
      fault: name,
      times,
    });
  if (fault !== undefined) await strike('publish', fault);
  const publication = await room.publish({ id: account.id }, undefined, [film]);
  return { publication, strike };
}

/** What a reader gets at the video's own address. */
async function opens(side: Side, name: string): Promise<number> {
  const channel = room.context.channels.find(({ id }) => id === (side === 'vk' ? 33 : 36));
  if (!channel) throw new Error(`no channel ${side}`);
  const { bases } = openOutside(room.context, channel, { timeoutMs: 5_000 });
  return (await fetch(`${bases['web']}/${name}`)).status;
}

async function nameOf({ id }: Publication): Promise<string> {
  return (await readHandles(room.context.db, id))['video'] ?? 'none';
}

it.each(sides)('R-HIST-006: %s: withdrawn, its video is gone as well', async (side) => {
  const { publication } = await queued(side);
  const live = await room.advance(publication);
  expect(live.state).toBe('published');
  const name = await nameOf(live);
  expect(await opens(side, name)).toBe(200);
  // Who is asked about it reads that beforehand.
  expect((await readPublication(room.context, room.maya, { id: live.id })).item.deletesFilm).toBe(true);
  await withdrawPublication(room.context, room.maya, { id: live.id });
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
  expect(await opens(side, name)).toBe(404);
});

it('R-HIST-006: that a film goes for ever is said of a post that has one, where its channel deletes it', async () => {
  for (const side of ['facebook', 'youtube', 'vk', 'twitter'] as const) {
    const account = await bindTestAccount(room.context, room.maya, room.sandbox, side);
    const film = await keepTestVideo(room.context, room.maya, 2_000);
    const item = async (media: Parameters<Newsroom['publish']>[2]) =>
      (
        await readPublication(room.context, room.maya, {
          id: (await room.publish({ id: account.id }, undefined, media)).id,
        })
      ).item;
    expect([side, (await item([film])).deletesFilm]).toEqual([side, side !== 'twitter']);
    if (side === 'youtube') continue;
    expect([side, (await item([])).deletesFilm]).toEqual([side, false]);
  }
});

it.each(sides)(
  '%s: of a post that was refused the video goes, and a live one keeps its own',
  async (side) => {
    const live = await room.advance((await queued(side)).publication);
    const { publication, strike } = await queued(side, 'duplicate');
    const failed = await room.advance(publication, ['failed']);
    expect(failed.state).toBe('failed');
    const [kept, left] = [await nameOf(live), await nameOf(failed)];
    expect([await opens(side, kept), await opens(side, left)]).toEqual([200, 200]);
    // What cannot be deleted now is asked for again later, not at once.
    await strike('delete', 'reset-before');
    await strike('read', 'reset-before');
    expect(await purgeLeftovers(room.context)).toBe(0);
    expect(await purgeLeftovers(room.context)).toBe(0);
    await moveClock(room, 2 * minuteMs);
    expect(await purgeLeftovers(room.context)).toBe(1);
    expect([await opens(side, kept), await opens(side, left)]).toEqual([200, 404]);
    expect(await purgeLeftovers(room.context)).toBe(0);
  },
);

it('of one whose call was not answered, and that may stand, nothing is deleted', async () => {
  const { publication } = await queued('vk', 'duplicate');
  const failed = await room.advance(publication, ['failed']);
  const { db } = room.context;
  await db
    .updateTable('attempt')
    .set({ outcome: 'unknown' })
    .where('publication_id', '=', failed.id)
    .execute();
  await purgeLeftovers(room.context);
  expect(await opens('vk', await nameOf(failed))).toBe(200);
});

it('of one that was there when the house was put back nothing is deleted: the house before may have published it', async () => {
  const { publication } = await queued('vk', 'duplicate');
  const failed = await room.advance(publication, ['failed']);
  const { db } = room.context;
  await putBack(room, 'lifted');
  await db
    .updateTable('attempt')
    .set({ disproved_at: nowPlus(minuteMs) })
    .execute();
  await purgeLeftovers(room.context);
  expect(await opens('vk', await nameOf(failed))).toBe(200);
  await db.deleteFrom('pause').execute();
});

it('of an account that is signed out nothing is asked and no try counted, until it is bound anew', async () => {
  const { publication } = await queued('vk', 'duplicate');
  const failed = await room.advance(publication, ['failed']);
  const { db } = room.context;
  const become = (state: 'auth-required' | 'usable') =>
    db.updateTable('channel_account').set({ state }).where('id', '=', failed.account_id).execute();
  const name = await nameOf(failed);
  await become('auth-required');
  await purgeLeftovers(room.context);
  expect(await opens('vk', name)).toBe(200);
  await become('usable');
  await purgeLeftovers(room.context);
  expect(await opens('vk', name)).toBe(404);
});
