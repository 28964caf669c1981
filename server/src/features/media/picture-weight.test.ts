// A picture drawn anew is hardly heavier than it was sent: channels judge its weight (Facebook takes 1 MB, R-FB; X 5 MB), and so does its sender.
import sharp, { type PngOptions } from 'sharp';
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

/** Hard edges, as drawings and writing have them: whatever filters its rows makes it heavier. */
function hard(): Buffer {
  const of = (x: number, y: number) => ((x * 7_919) ^ (y * 104_729)) % 3 === 0;
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      of(Math.floor(at / 6) % 50, Math.floor(at / width / 4)) ? [200, 30, 30] : [255, 250, 240],
    ).flat(),
  );
}

const raw = { width, height, channels: 3 } as const;
const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

it.each([
  ['soft, of filtered rows as most programs write them', soft(), { adaptiveFiltering: true }],
  ['of hard edges and plain rows', hard(), { adaptiveFiltering: false }],
  ['soft, of a palette', soft(), { palette: true, colours: 256 }],
  ['of hard edges and a palette', hard(), { palette: true, colours: 4 }],
] satisfies [string, Buffer, PngOptions][])(
  'a PNG %s, grows by a tenth at most, and is the same',
  async (_what, pixels, how) => {
    const bytes = await sharp(pixels, { raw }).png(how).toBuffer();
    const drawn = await transcodePicture({ bytes, mimeType: 'image/png', name: 'a.png', ending: 'png' });
    expect(drawn.bytes.length / bytes.length).toBeLessThan(1.1);
    expect((await pixelsOf(drawn.bytes)).equals(await pixelsOf(bytes))).toBe(true);
  },
);

it('a WebP of a quality many programs write grows by a tenth at most', async () => {
  const bytes = await sharp(soft(), { raw }).webp({ quality: 75 }).toBuffer();
  const drawn = await transcodePicture({ bytes, mimeType: 'image/webp', name: 'a.webp', ending: 'webp' });
  expect(drawn.bytes.length / bytes.length).toBeLessThan(1.1);
});
