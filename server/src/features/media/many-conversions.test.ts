// Conversions one after the other over the same line to the database, which plans what it is often asked in another way than at first.
import { mediaTypes } from '@herald/contract/content.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepTestFile } from '../../db/test-file.ts';
import { testActor } from '../../db/test-actor.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { cancelConversion } from './cancel-conversion.ts';
import { startConversion } from './start-conversion.ts';
import { saveProperties } from './store/files.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const properties: VideoProperties = {
  container: 'mov',
  durationSeconds: 4,
  bitRate: null,
  streams: 1,
  picture: {
    codec: 'hevc',
    profile: 'Main',
    pixelFormat: 'yuv420p',
    range: 'sdr',
    turned: 0,
    width: 640,
    height: 360,
    frameRate: 25,
    frames: 100,
    bitRate: null,
  },
  sound: null,
};

/** No two of the same bytes. */
async function begin(name: string): Promise<string> {
  const { url } = await keepTestFile(room.context, room.maya, {
    name,
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: Buffer.from(name),
    side: null,
  });
  await saveProperties(room.context.db, url.split('/').at(-1) ?? '', properties);
  return startAgain(url);
}

async function startAgain(videoUrl: string): Promise<string> {
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
