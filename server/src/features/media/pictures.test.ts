// Pictures: drawn anew from their pixels, with nothing beside them and hardly any loss, or refused.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDisk } from '../../files/disk.ts';
import { decideQuality } from './decide-quality.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { openPicture } from './open-picture.ts';
import { renderThumbnail } from './render-thumbnail.ts';
import { transcodePicture } from './transcode-picture.ts';

/** As many as the largest single picture may have. */
const pixelsAtOnce = 100_000_000;
const formats = ['png', 'jpeg', 'gif', 'webp'] as const;
const drawn = (format: (typeof formats)[number] | 'tiff', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
const transcode = (bytes: Buffer, format: string) =>
  transcodePicture({ bytes, mimeType: `image/${format}`, name: `a.${format}`, ending: format });
const secret = '<script>alert(1)</script>';
const raw = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

/** By how much two of the same size differ in the one colour where they differ most. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const [these, those] = await Promise.all([raw(one), raw(other)]);
  return these.reduce((most, seen, at) => Math.max(most, Math.abs(seen - (those[at] ?? 0))), 0);
}

describe('a picture', () => {
  it.each(formats)(
    'U03: as %s keeps its size and its pixels, and none of the bytes behind its end',
    async (format) => {
      const bytes = await drawn(format);
      const kept = await transcode(Buffer.concat([bytes, Buffer.from(secret)]), format);
      expect(kept).toMatchObject({ width: 40, height: 30 });
      expect(kept.bytes.includes(secret)).toBe(false);
      expect(await sharp(kept.bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
      expect(await apart(kept.bytes, bytes)).toBeLessThan(6);
    },
  );

  it('U07: loses its EXIF, and stands the way the camera held it', async () => {
    const exif = { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } };
    const bytes = await sharp(await drawn('jpeg'))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await transcode(bytes, 'jpeg');
    expect(kept).toMatchObject({ width: 30, height: 40 });
    const seen = await sharp(kept.bytes).metadata();
    expect([seen.width, seen.height, seen.exif]).toEqual([30, 40, undefined]);
  });

  it('U06: a comment in a JPEG and a text in a PNG are gone', async () => {
    const jpeg = await drawn('jpeg');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
    const spoken = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect((await transcode(spoken, 'jpeg')).bytes.includes(secret)).toBe(false);
  });

  it('U07: as a WebP that its EXIF turns stands upright too, with the size it is seen in', async () => {
    const bytes = await sharp(await drawn('webp'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await transcode(bytes, 'webp');
    expect(kept).toMatchObject({ width: 30, height: 40 });
    const seen = await sharp(kept.bytes).metadata();
    expect([seen.width, seen.height, seen.orientation]).toEqual([30, 40, undefined]);
  });

  it('loses nothing where it had no loss: sixteen bits, a palette, an empty ground, a WebP without loss', async () => {
    const dots = sharp(Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 31) % 251)), {
      raw: { width: 64, height: 64, channels: 4 },
    });
    const deep = await dots.clone().toColourspace('rgb16').png().toBuffer();
    const grey = await dots.clone().toColourspace('grey16').png().toBuffer();
    const all = [
      [deep, 'png'],
      [grey, 'png'],
      [await dots.clone().png({ palette: true }).toBuffer(), 'png'],
      [await dots.clone().removeAlpha().tiff({ compression: 'none' }).toBuffer(), 'tiff'],
      [await dots.clone().webp({ lossless: true, exact: true }).toBuffer(), 'webp'],
    ] as const;
    for (const [bytes, format] of all) {
      const kept = await transcode(bytes, format);
      expect(await apart(kept.bytes, bytes)).toBe(0);
      const [was, is] = await Promise.all([bytes, kept.bytes].map((one) => sharp(one).metadata()));
      expect([is?.depth, is?.channels]).toEqual([was?.depth, was?.channels]);
    }
  });

  it('as a JPEG is rounded once more by the same steps, however good it was, and grows no more than that', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const scene = sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } }).blur(
      2,
    );
    const source = await scene.png().toBuffer();
    for (const [quality, chromaSubsampling] of [
      [40, '4:2:0'],
      [75, '4:4:4'],
      [88, '4:2:0'],
      [95, '4:4:4'],
    ] as const) {
      const bytes = await sharp(source).jpeg({ quality, chromaSubsampling }).toBuffer();
      expect(decideQuality(bytes)).toBe(quality);
      const kept = await transcode(bytes, 'jpeg');
      expect(kept.bytes.length / bytes.length).toBeLessThan(1.02);
      expect((await sharp(kept.bytes).metadata()).chromaSubsampling).toBe(chromaSubsampling);
      const [before, after] = await Promise.all([raw(bytes), raw(kept.bytes)]);
      const loss =
        before.reduce((all, seen, at) => all + Math.abs(seen - (after[at] ?? 0)), 0) / before.length;
      expect(loss).toBeLessThan(0.2);
    }
    const other = await sharp(source).jpeg({ quality: 88, quantisationTable: 3 }).toBuffer();
    expect(decideQuality(other)).toBeGreaterThanOrEqual(80);
  });

  it('U06: waits until so many pixels are free as it has, uploaded or drawn small', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'herald-pictures-'));
    const files = openDisk(folder, () => undefined);
    const [key, bytes] = ['a'.repeat(40), await drawn('png')];
    await files.write(key, Readable.from([bytes]), bytes.length);
    const draws = [
      async () => transcode(await drawn('jpeg'), 'jpeg'),
      async () => renderThumbnail(files, { key, width: 20 }),
      async () => (await openPicture({ files }, { key })).jpeg((upright) => upright),
    ];
    for (const draw of draws) {
      let isDrawn = false;
      const leave = Promise.withResolvers<void>();
      const large = drawInTurn(pixelsAtOnce - 40 * 30 + 1, () => leave.promise);
      const small = draw().then(() => (isDrawn = true));
      await sleep(200);
      expect(isDrawn).toBe(false);
      leave.resolve();
      await Promise.all([large, small]);
      expect(isDrawn).toBe(true);
    }
    await rm(folder, { recursive: true });
  });

  it('U14: that breaks off, or is another format, is refused, each with its sentence', async () => {
    const whole = await drawn('jpeg', 400);
    const wrong = { code: 'file-not-what-it-says' };
    const damaged = { code: 'upload-refused', problems: [{ code: 'picture-damaged' }] };
    await expect(transcode(whole.subarray(0, whole.length / 2), 'jpeg')).rejects.toMatchObject(damaged);
    await expect(transcode(whole, 'png')).rejects.toMatchObject(wrong);
    await expect(transcode(Buffer.from('BM and no more'), 'bmp')).rejects.toMatchObject(damaged);
    expect(await transcode(await drawn('tiff'), 'tiff')).toMatchObject({ width: 40, height: 30 });
  });

  it('with more pixels than anybody draws says so, before one of them is drawn', async () => {
    const bomb = Buffer.from(await drawn('png'));
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const many = { code: 'pixels-too-many', figures: { pixels: 400, limit: 100 } };
    await expect(transcode(bomb, 'png')).rejects.toMatchObject({ code: 'upload-refused', problems: [many] });
    const shown = Buffer.concat(
      Array.from({ length: 30 }, (_, n) => Buffer.alloc(48, n % 2 === 0 ? 0 : 255)),
    );
    const raw = { width: 4, height: 120, channels: 3, pageHeight: 4 } as const;
    const gif = await sharp(shown, { raw }).gif().toBuffer();
    gif.writeUInt16LE(2_000, 6);
    gif.writeUInt16LE(2_000, 8);
    const together = { code: 'frames-too-large', figures: { frames: 30, pixels: 120, limit: 100 } };
    await expect(transcode(gif, 'gif')).rejects.toMatchObject({ problems: [together] });
  });
});
