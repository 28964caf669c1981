// Parts of pictures and lighter copies of them, over real HTTP; and what a picture was made of, as it is known afterwards.
import { Readable } from 'node:stream';
import { channels } from '@herald/channels/registry.ts';
import { drawingEndpoints as drawing } from '@herald/contract/endpoints/drawing.ts';
import { FileRecord } from '@herald/contract/media.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestBitmap } from '../../db/test-bitmap.ts';
import { postFile } from '../../http/test-upload.ts';
import { noisy, openDrawing, type Drawing } from '../../http/test-drawing.ts';

let desk: Drawing;
beforeAll(async () => {
  desk = await openDrawing();
});
afterAll(() => desk.close());

const crop = (url: string, area: object, who = desk.maya) => desk.post('/crop', { url, area }, who);

describe('a part of a picture', () => {
  it('is drawn of the original, pixel by pixel, without a word of its metadata; the original stays', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="#f00"/><rect x="200" width="200" height="200" fill="#00f"/></svg>`;
    const whole = await desk.upload('two.png', await sharp(Buffer.from(svg)).png().toBuffer());
    const answer = await crop(whole.url, { x: 200, y: 50, width: 200, height: 100 });
    const part = FileRecord.parse(answer.data);
    expect(part).toMatchObject({ width: 200, height: 100, name: 'two 200×100.jpg' });
    const drawn = await desk.pixels(part.url);
    expect([drawn.at(0.01, 0.5), drawn.at(0.99, 0.5)]).toEqual(['001', '001']);
    const { exif, icc, xmp, format } = await sharp(drawn.bytes).metadata();
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'jpeg']);
    expect((await fetch(desk.origin + whole.url, { headers: desk.maya.bearer })).status).toBe(200);
    expect(
      FileRecord.parse((await crop(whole.url, { x: 200, y: 50, width: 200, height: 100 })).data),
    ).toEqual(part);
  });

  it('of one that lies on its side is named as it is seen', async () => {
    const { context } = desk.world;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/><rect width="30" height="20" fill="#f00"/></svg>`;
    const lying = await sharp(Buffer.from(svg)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    // As one that came before pictures were set upright at their upload: 40 wide and 60 high, red at the upper right.
    const { url } = await desk.upload('lying.jpg', await sharp(lying).autoOrient().jpeg().toBuffer());
    const key = url.split('/').at(-1) ?? '';
    await context.files.remove(key);
    await context.files.write(key, Readable.from([lying]), lying.length);
    const right = FileRecord.parse((await crop(url, { x: 20, y: 0, width: 20, height: 30 })).data);
    expect((await desk.pixels(right.url)).at(0.5, 0.5)).toBe('100');
    expect(await crop(url, { x: 0, y: 0, width: 41, height: 10 })).toMatchObject({
      status: 422,
      code: 422_042,
    });
    expect(await crop(url, { x: 0, y: 0, width: 40, height: 60 })).toMatchObject({ status: 200 });
  });

  it('beyond its edges, of no width, of another department or of what cannot be drawn is refused', async () => {
    const whole = await desk.upload('small.jpg', await noisy(40, 30).jpeg().toBuffer());
    const beyond = await crop(whole.url, { x: 20, y: 0, width: 21, height: 30 });
    expect(beyond).toMatchObject({ status: 422, code: 422_042 });
    expect(beyond.message).toContain('40 × 30');
    for (const area of [
      { x: 0, y: 0, width: 0, height: 5 },
      { x: -1, y: 0, width: 5, height: 5 },
      { x: 0.5, y: 0, width: 5, height: 5 },
    ])
      expect(await crop(whole.url, area)).toMatchObject({ status: 400 });
    const fine = { x: 0, y: 0, width: 5, height: 5 };
    expect(await crop(whole.url, fine, desk.noor)).toMatchObject({ status: 404 });
    const bitmap = makeTestBitmap({ width: 2, height: 2, table: 16 });
    const drawnBy = {
      ...desk.world.context,
      channels: [...channels],
    };
    const sent = await postFile(desk.origin, drawnBy, { owner: desk.maya, name: 'a.bmp', bytes: bitmap });
    expect(await crop(FileRecord.parse(sent.data).url, fine)).toMatchObject({ status: 422, code: 422_043 });
  });
});

describe('a lighter copy', () => {
  const shrink = (url: string, need: object) => desk.post('/shrink', { url, ...need });

  it('fits the bytes and the pixels that were named, and loses no more than it must', async () => {
    const heavy = await desk.upload('heavy.png', await noisy(900, 600).png().toBuffer());
    expect(heavy.size).toBeGreaterThan(900_000);
    const light = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 400_000, width: 900, height: 600 })).data,
    );
    expect(light).toMatchObject({ width: 900, height: 600, name: 'heavy.jpg' });
    expect(light.size).toBeLessThanOrEqual(400_000);
    const tiny = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 30_000, width: 900, height: 600 })).data,
    );
    expect(tiny.size).toBeLessThanOrEqual(30_000);
    expect(tiny.size).toBeGreaterThan(15_000);
    expect(tiny.width).toBeLessThan(900);
    expect(Math.abs((tiny.width ?? 0) / (tiny.height ?? 1) - 1.5)).toBeLessThan(0.02);
    const narrow = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 9_000_000, width: 300, height: 300 })).data,
    );
    expect(narrow).toMatchObject({ width: 300, height: 200 });
  });

  it('that nobody could look at is not made', async () => {
    const heavy = await desk.upload('hopeless.png', await noisy(400, 300).png().toBuffer());
    const answer = await shrink(heavy.url, { atMostBytes: 1_024, width: 400, height: 300 });
    expect(answer).toMatchObject({ status: 422, code: 422_044 });
  });
});

it('of what a cover was made is known: the lighter copy of a part of a frame leads back to the frame and its time', async () => {
  const { url: videoUrl } = await desk.film('origin.mp4', { size: '640x360', seconds: 1 });
  const still = await desk.frame(videoUrl, 400);
  const area = { x: 10, y: 20, width: 320, height: 180 };
  const part = FileRecord.parse((await crop(still.url, area)).data);
  const light = FileRecord.parse(
    (await desk.post('/shrink', { url: part.url, atMostBytes: 20_000, width: 320, height: 180 })).data,
  );
  const known = async (url: string) =>
    drawing.describePicture.output.parse((await desk.get('/picture', { url })).data);
  expect(await known(light.url)).toEqual({
    file: light,
    whole: still,
    area,
    madeOf: part,
    frame: { videoUrl, atMs: 400 },
  });
  expect(await known(still.url)).toEqual({
    file: still,
    whole: still,
    area: null,
    madeOf: null,
    frame: { videoUrl, atMs: 400 },
  });
  const plain = await desk.upload('plain.jpg', await noisy(40, 30).jpeg().toBuffer());
  expect(await known(plain.url)).toEqual({
    file: plain,
    whole: plain,
    area: null,
    madeOf: null,
    frame: null,
  });
  for (const url of ['https://elsewhere.example/a.jpg', videoUrl]) expect(await known(url)).toBeNull();
  expect(await desk.get('/picture', { url: light.url }, desk.noor)).toMatchObject({
    status: 200,
    data: null,
  });
}, 60_000);
