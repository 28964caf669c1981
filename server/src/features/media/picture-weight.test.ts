// A PNG drawn anew is hardly heavier than it was sent: channels judge its weight (Facebook takes 1 MB, R-FB; X 5 MB), and so does its sender.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { transcodePicture } from './transcode-picture.ts';

const [width, height] = [300, 300];

/** Soft colours with a little noise, as a photograph or a gradient of a graphic has them. */
function soft(): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y, colour] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width), at % 3];
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const noise = Math.floor(seed / 65_536) % 5;
    pixels[at] = Math.round(128 + 60 * Math.sin(x / 40 + colour) + 50 * Math.cos(y / 30) + noise);
  }
  return pixels;
}

it('as a PNG whose rows were filtered, as every program but a few writes them, grows by a tenth at most', async () => {
  const bytes = await sharp(soft(), { raw: { width, height, channels: 3 } })
    .png({ adaptiveFiltering: true })
    .toBuffer();
  const drawn = await transcodePicture({ bytes, mimeType: 'image/png', name: 'a.png', ending: 'png' });
  expect(drawn.bytes.length / bytes.length).toBeLessThan(1.1);
});
