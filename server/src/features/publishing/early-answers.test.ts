// Answers that come too early: while our last call may still arrive, nobody can say that the post is not there (rows 24 and 25).
import { describe, expect, it } from 'vitest';
import { minuteMs } from '@herald/contract/constants.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { quietWindowMs: 15 * minuteMs },
);

const quiet = () => moveClock(room, 30 * minuteMs);
const resolve = ({ id }: Publication, answer: 'not-live' | 'drop') =>
  resolvePublication(room.context, room.maya, { id, answer });

/** A member of LinkedIn, whose posts nobody may read: a person is asked at once. */
async function inDoubt(text: string): Promise<Publication> {
  const account = await room.account('linkedin', { kind: 'member' });
  await room.strike(account, 'late-apply', { delayMs: 700 });
  return room.advance(await room.publish(account, text), ['unknown']);
}

describe('"it is not there"', () => {
  it.each(['not-live', 'drop'] as const)(
    '%s is refused with the time from which it can be said',
    async (answer) => {
      const unknown = await inDoubt(`Late bells ${answer}`);
      await expect(resolve(unknown, answer)).rejects.toMatchObject({
        code: 'call-may-arrive',
        figures: { zone: room.context.config.zone, time: expect.stringMatching(/\d\d:\d\d/) },
      });
      const { item } = await readPublication(room.context, room.maya, { id: unknown.id });
      expect(item.answersFrom).toBe(unknown.settle_at?.toISOString());
      expect((await room.read(unknown.id)).state).toBe('unknown');
      await quiet();
      expect(await resolve(unknown, answer)).toMatchObject({
        state: answer === 'drop' ? 'failed' : 'scheduled',
      });
    },
  );

  it('dropped, and published anew: a person confirms it first, for it may stand after all', async () => {
    const unknown = await inDoubt('Dropped bells');
    await quiet();
    await resolve(unknown, 'drop');
    const anew = { bids: [unknown.account_id], pkGUID: unknown.package_id };
    const publish = (again: boolean) =>
      publishPackage(room.context, room.maya, [{ ...anew, again }], fromContent);
    await expect(publish(false)).rejects.toMatchObject({ code: 'same-post-again' });
    expect(await publish(true)).toHaveLength(1);
  });
});
