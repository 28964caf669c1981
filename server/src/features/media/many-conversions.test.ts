// Conversions one after the other over the same line to the database, which plans what it is often asked in another way than at first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepTestFilm } from '../../db/test-film.ts';
import { testActor } from '../../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { cancelConversion } from './cancel-conversion.ts';
import { startConversion } from './start-conversion.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

/** No two of the same bytes. */
async function begin(name: string): Promise<string> {
  const film = { name, bytes: Buffer.from(name), codec: 'hevc' } as const;
  const videoUrl = await keepTestFilm(room.context, room.maya, film);
  return (await startConversion(room.context, room.maya, { videoUrl, channels: '32' })).jobId;
}

it('R-TRANS-002: the twentieth film of a day is begun like the first, each once', async () => {
  const begun: string[] = [];
  for (let n = 0; n < 20; n += 1) begun.push(await begin(`film-${n}.mp4`));
  expect(new Set(begun).size).toBe(20);
});

it('R-TRANS-010: is cancelled by whoever began it, and by no colleague', async () => {
  const jobId = await begin('mine.mp4');
  const { departmentId } = room.maya;
  const colleague = {
    ...(await testActor(room.context, { department: 'Desk', signs: ['content:edit'] })),
    departmentId,
  };
  expect(await cancelConversion(room.context, colleague, { jobId })).toEqual({ state: 'Submitted' });
  expect(await cancelConversion(room.context, room.maya, { jobId })).toEqual({ state: 'TranscodeFail' });
});
