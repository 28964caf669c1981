// Heavy animations: judged beside whatever is answered meanwhile, however their makers cut them into blocks (hostile.md U05).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeBlockBomb, makeTestGif } from '../../db/test-gif.ts';
import { checkGif } from '../../gif/check-gif.ts';
import { transcodePicture, type Picture } from './transcode-picture.ts';

const mega = 1_048_576;
const millionNs = 1e6;
/** Whoever asks something else meanwhile hardly notices. */
const delayAtMostMs = 500;
/** A busy machine holds everything up now and then; work on the wrong thread does so each time. */
const triesAtMost = 3;

/** With the longest that everything else waited. */
async function transcode(bytes: Buffer, triesLeft = triesAtMost): Promise<[Picture | null, number]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(50);
  const asked = { bytes, mimeType: 'image/gif', name: 'a.gif', ending: 'gif' };
  const picture = await transcodePicture(asked).catch(() => null);
  await sleep(50);
  delay.disable();
  const longestMs = delay.max / millionNs;
  const isLast = longestMs < delayAtMostMs || triesLeft === 1;
  return isLast ? [picture, longestMs] : transcode(bytes, triesLeft - 1);
}

it('U05: an honest animation of 16 MB stays as it is, and nobody waits for it', async () => {
  const honest = makeTestGif({ side: 1_310, frames: 8, block: 255 });
  expect(honest.length / mega).toBeGreaterThan(14.5);
  const [picture, longestMs] = await transcode(honest);
  expect(picture?.bytes.equals(honest)).toBe(true);
  expect(longestMs).toBeLessThan(delayAtMostMs);
});

it('U05: 16 MB of blocks of one byte hold nobody up, and nothing of them is kept', async () => {
  const bomb = makeBlockBomb(15.9 * mega);
  const begun = performance.now();
  expect(checkGif(bomb)).toBe('more');
  expect(performance.now() - begun).toBeLessThan(delayAtMostMs);
  const [picture, longestMs] = await transcode(bomb);
  expect(picture?.bytes.length ?? 0).toBeLessThan(1_000);
  expect(longestMs).toBeLessThan(delayAtMostMs);
});

it('U05: codes in blocks of a few bytes are an honest picture, and are drawn anew', async () => {
  const small = makeTestGif({ side: 40, frames: 2, block: 20 });
  expect(checkGif(small)).toBe('more');
  expect(checkGif(makeTestGif({ side: 40, frames: 2, block: 200 }))).toBe('plain');
  const [picture] = await transcode(small);
  expect(picture).toMatchObject({ width: 40, height: 40 });
  expect(picture?.bytes.equals(small)).toBe(false);
});
