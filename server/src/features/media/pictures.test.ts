// Pictures: kept byte for byte when they are nothing else, drawn anew without the rest, or refused.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeTestBitmap } from '../../db/test-bitmap.ts';
import { transcodePicture } from './transcode-picture.ts';

const formats = ['png', 'jpeg', 'gif', 'webp'] as const;
const drawn = (format: (typeof formats)[number] | 'tiff', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
const transcode = (bytes: Buffer, format: string) =>
  transcodePicture({ bytes, mimeType: `image/${format}`, name: `a.${format}`, ending: format });
const secret = '<script>alert(1)</script>';

describe('a picture', () => {
  it.each(formats)('keeps its bytes as %s when it is nothing but a picture', async (format) => {
    const bytes = await drawn(format);
    const kept = await transcode(bytes, format);
    expect(kept.bytes.equals(bytes)).toBe(true);
    expect(kept).toMatchObject({ width: 40, height: 30 });
  });

  it.each(formats)('U03: as %s with something behind its end is drawn anew without it', async (format) => {
    const kept = await transcode(Buffer.concat([await drawn(format), Buffer.from(secret)]), format);
    expect(kept.bytes.includes(secret)).toBe(false);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
  });

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

  it('U05: keeps its frames and its loop, as long as they are not too many', async () => {
    const frames = (count: number) =>
      Buffer.concat(Array.from({ length: count }, (_, n) => Buffer.alloc(4 * 4 * 3, n % 2 === 0 ? 0 : 255)));
    const gif = (count: number) =>
      sharp(frames(count), { raw: { width: 4, height: 4 * count, channels: 3, pageHeight: 4 } })
        .gif({ loop: 0 })
        .toBuffer();
    const kept = await transcode(await gif(5), 'gif');
    expect((await sharp(kept.bytes, { animated: true }).metadata()).pages).toBe(5);
    await expect(transcode(await gif(501), 'gif')).rejects.toMatchObject({ code: 'upload-refused' });
  });

  it('U14: that breaks off, or is another format, is refused', async () => {
    const whole = await drawn('jpeg', 400);
    const wrong = { code: 'file-not-what-it-says' };
    await expect(transcode(whole.subarray(0, whole.length / 2), 'jpeg')).rejects.toMatchObject(wrong);
    await expect(transcode(whole, 'png')).rejects.toMatchObject(wrong);
    await expect(transcode(Buffer.from('BM and no more'), 'bmp')).rejects.toMatchObject(wrong);
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

  it('as a bitmap is as large as its bytes, whatever its head claims, and ends with them', async () => {
    const two = { width: 2, height: 2, table: 16 };
    const bytes = makeTestBitmap(two);
    expect(await transcode(bytes, 'bmp')).toEqual({ bytes, width: 2, height: 2 });
    expect((await transcode(makeTestBitmap({ ...two, height: -2 }), 'bmp')).height).toBe(2);
    const kept = await transcode(makeTestBitmap({ ...two, rest: Buffer.from(secret) }), 'bmp');
    expect(kept.bytes.equals(bytes)).toBe(true);
    const wrong = { code: 'file-not-what-it-says' };
    for (const liar of [
      { ...two, width: 9_000, height: 9_000 },
      { ...two, height: 3 },
      { ...two, width: 0 },
    ])
      await expect(transcode(makeTestBitmap(liar), 'bmp')).rejects.toMatchObject(wrong);
    const packed = makeTestBitmap(two);
    packed.writeUInt32LE(1, 30);
    await expect(transcode(packed, 'bmp')).rejects.toMatchObject(wrong);
    const gap = makeTestBitmap({ ...two, table: 100_000 });
    gap.writeUInt32LE(90_000, 10);
    await expect(transcode(gap, 'bmp')).rejects.toMatchObject(wrong);
  });
});
