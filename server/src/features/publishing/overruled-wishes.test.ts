// Whoever wanted an unconfirmed post gone is named before another one has it sent, and hears of it when that is done.
import { beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { toldOf, waitQuiet } from '../../db/test-turns.ts';
import { allPublishingSigns, type Newsroom } from '../../test-newsroom.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let chief: TestActor;
keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(async () => {
  chief = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
});

/** Unknown, since nobody could look; and somebody wants it gone. */
async function unwanted(by: TestActor, words: string): Promise<Publication> {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
  const unknown = await room.advance(await room.publish(account, words), ['unknown']);
  await withdrawPublication(room.context, by, { id: unknown.id });
  await room.sandbox.liftFaults();
  await waitQuiet(unknown);
  return unknown;
}
const wishFor = async ({ id }: Publication, reader: TestActor) =>
  (await readPublication(room.context, reader, { id })).wish;
const send = ({ id }: Publication, by: TestActor) =>
  resolvePublication(room.context, by, { id, answer: 'not-live' });

describe('an unconfirmed post that somebody wants gone', () => {
  it('says who and since when, and whether that is the reader', async () => {
    const unknown = await unwanted(chief, 'Named');
    const wish = await wishFor(unknown, room.maya);
    expect(wish).toMatchObject({ by: chief.name, isOwn: false });
    expect(Math.abs(Date.parse(wish?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await wishFor(unknown, chief)).toMatchObject({ isOwn: true });
  });

  it('and another one has sent: he alone is told, and the wish is over', async () => {
    const unknown = await unwanted(chief, 'Overruled');
    await send(unknown, room.maya);
    expect(await wishFor(unknown, room.maya)).toBeNull();
    expect((await room.advance(unknown, ['published', 'withdrawn'])).state).toBe('published');
    expect(await toldOf(room, unknown, chief)).toEqual(['message-sent-after-all']);
    expect(await toldOf(room, unknown, room.maya)).not.toContain('message-sent-after-all');
  });

  it('also when he had asked for the post himself', async () => {
    const unknown = await unwanted(room.maya, 'Own wish');
    await send(unknown, chief);
    expect(await toldOf(room, unknown, room.maya)).toContain('message-sent-after-all');
  });

  it('and another one gives up on: he alone is told that it may stand', async () => {
    const unknown = await unwanted(chief, 'Given up');
    await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'drop' });
    expect(await toldOf(room, unknown, chief)).toEqual(['message-wish-dropped']);
    expect(await toldOf(room, unknown, room.maya)).not.toContain('message-wish-dropped');
    const own = await unwanted(chief, 'Given up by himself');
    await resolvePublication(room.context, chief, { id: own.id, answer: 'drop' });
    expect(await toldOf(room, own)).not.toContain('message-wish-dropped');
  });

  it('who sends it himself is told nothing of that, nor is anybody where nobody wanted it gone', async () => {
    const unknown = await unwanted(chief, 'Thought better of');
    await send(unknown, chief);
    expect(await toldOf(room, unknown)).not.toContain('message-sent-after-all');
  });
});
