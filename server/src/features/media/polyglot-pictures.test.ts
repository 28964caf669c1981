// Pictures that are something else as well: none of it is kept, wherever it stands between what draws (hostile.md U03).
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkGif } from '../../gif/check-gif.ts';
import { transcodePicture } from './transcode-picture.ts';

const transcode = (bytes: Buffer, format: string) =>
  transcodePicture({ bytes, mimeType: `image/${format}`, name: `a.${format}`, ending: format });
const secret = Buffer.from('PK\u0003\u0004<script>alert(1)</script>%PDF-1.7'.repeat(3), 'latin1');
const scene = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
const put = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

/** Where the chunk of that name begins, with its length in front. */
const before = (png: Buffer, type: string) => png.indexOf(type, 0, 'latin1') - 4;
const inPng = ['pHYs', 'gAMA', 'sBIT', 'bKGD', 'sRGB', 'cHRM', 'tRNS', 'PLTE'];

async function pngs(): Promise<[string, Buffer][]> {
  const png = await scene('png');
  const [pixels, last] = [before(png, 'IDAT'), before(png, 'IEND')];
  const end = Buffer.concat([png.subarray(0, last), chunk('IEND', secret)]);
  const behind = put(png, last, chunk('IDAT', secret));
  return [
    ['its end', end],
    ['a further IDAT', behind],
    ...inPng.map((type): [string, Buffer] => [type, put(png, pixels, chunk(type, secret))]),
    [
      'its deflate, as sent',
      Buffer.concat([
        png.subarray(0, pixels),
        chunk('IDAT', deflateSync(wide(), { level: 0 })),
        png.subarray(last),
      ]),
    ],
  ];
}

/** The pixels of the scene, of which the first spell something. */
function wide(): Buffer {
  const rows = Buffer.alloc((1 + 40 * 3) * 30);
  secret.copy(rows, 1, 0, 100);
  return rows;
}

describe('U03: nothing but the picture is kept', () => {
  it('of a PNG, whatever chunk held more', async () => {
    for (const [where, bytes] of await pngs()) {
      const kept = await transcode(bytes, 'png').catch(() => null);
      expect([where, kept?.bytes.includes('<script>') ?? false]).toEqual([where, false]);
    }
  });

  it('of a JPEG: in front of its end, in a segment no decoder knows, among its tables', async () => {
    const jpeg = await scene('jpeg');
    for (const bytes of [
      put(jpeg, jpeg.length - 2, secret),
      put(jpeg, 2, segment(0x01, secret)),
      put(jpeg, 2, segment(0xdc, secret)),
      put(jpeg, 2, segment(0xe0, secret)),
    ]) {
      const kept = await transcode(bytes, 'jpeg').catch(() => null);
      expect(kept?.bytes.includes('<script>') ?? false).toBe(false);
    }
    const kept = await transcode(put(jpeg, jpeg.length - 2, secret), 'jpeg');
    expect(kept).toMatchObject({ width: 40, height: 30 });
  });

  it('of a WebP: behind the data its picture is drawn from', async () => {
    const webp = await scene('webp');
    const longer = Buffer.concat([webp, secret, Buffer.alloc(secret.length % 2)]);
    longer.writeUInt32LE(longer.length - 8, 4);
    longer.writeUInt32LE(longer.length - 20, 16);
    const kept = await transcode(longer, 'webp');
    expect(kept).toMatchObject({ width: 40, height: 30 });
    expect(kept.bytes.includes('<script>')).toBe(false);
  });
});

describe('U05: an animation', () => {
  const frames = (count: number, side = 4) =>
    Buffer.concat(
      Array.from({ length: count }, (_, n) => Buffer.alloc(side * side * 3, n % 2 === 0 ? 0 : 255)),
    );
  const gif = (count: number, side = 4) =>
    sharp(frames(count, side), { raw: { width: side, height: side * count, channels: 3, pageHeight: side } })
      .gif({ loop: 0 })
      .toBuffer();

  it('that is nothing else stays as it is, with its frames and its loop', async () => {
    const noisy = Buffer.from(Array.from({ length: 90 * 90 * 3 * 3 }, (_, at) => (at * at) % 253));
    const raw = { width: 90, height: 270, channels: 3, pageHeight: 90 } as const;
    for (const bytes of [await gif(5), await gif(3, 300), await sharp(noisy, { raw }).gif().toBuffer()]) {
      const kept = await transcode(bytes, 'gif');
      expect(checkGif(bytes)).toBe('plain');
      expect(kept.bytes.equals(bytes)).toBe(true);
    }
    await expect(transcode(await gif(501), 'gif')).rejects.toMatchObject({ code: 'upload-refused' });
  });

  it('that holds more, in a block of fixed length or behind the codes of a frame, is drawn anew without it', async () => {
    const plain = await gif(5);
    const stays = plain.indexOf(Buffer.from([0x21, 0xf9, 4]));
    const loops = plain.indexOf('NETSCAPE2.0', 0, 'latin1') + 11;
    const block = Buffer.concat([Buffer.from([secret.length]), secret]);
    for (const bytes of [
      put(plain, stays + 7, block),
      put(plain, loops + 4, block),
      put(plain, plain.length - 2, block),
      put(plain, plain.length - 1, secret),
      put(plain, stays, Buffer.concat([Buffer.from([0x21, 0xfe]), block, Buffer.from([0])])),
    ]) {
      expect(checkGif(bytes)).toBe('more');
      const kept = await transcode(bytes, 'gif').catch(() => null);
      expect(kept?.bytes.includes('<script>') ?? false).toBe(false);
    }
    const kept = await transcode(put(plain, stays + 7, block), 'gif');
    expect((await sharp(kept.bytes, { animated: true }).metadata()).pages).toBe(5);
  });
});
