// A film in a bucket is known by its index and the first of its frames: the same is read of it as of the whole, and little of it comes.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestVideo } from '../../db/test-video.ts';
import { openRoad, type Road } from '../../files/test-road.ts';
import { askTestBucket } from '../../files/test-stores.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { box, withInside, placeBoxes } from '../../video/test-boxes.ts';
import { borrowFile } from './borrow-file.ts';
import { inspectFilm } from './inspect-film.ts';

const mebibyte = 1_048_576;
const farBytes = 40 * mebibyte;
let why: string | null = null;
let road: Road;
let world: TestContext;

beforeAll(async () => {
  const asked = await askTestBucket();
  if (asked.kind === 'absent') return void ({ why } = asked);
  road = await openRoad(asked.environment['HERALD_S3_ENDPOINT'] ?? '');
  world = await testContext({ environment: { ...asked.environment, HERALD_S3_ENDPOINT: road.origin } });
}, 600_000);
beforeEach(({ skip }) => {
  if (why !== null) skip(why);
});
afterAll(async () => {
  if (why !== null) return;
  await world.close();
  road.close();
});

let count = 0;
async function keep(film: Buffer): Promise<string> {
  const key = `${String((count += 1)).padStart(40, 'd')}.mp4`;
  await world.context.files.write(key, Readable.from([film]), film.length);
  return key;
}

async function inspect(key: string) {
  const before = road.broughtBytes();
  const found = await inspectFilm(world.context, { key, name: 'a.mp4', ending: 'mp4' }).catch(
    (error: unknown) => error,
  );
  return { found, broughtBytes: road.broughtBytes() - before };
}

const [small, large] = [makeTestVideo(0), makeTestVideo(farBytes)];
const indexAt = small.indexOf('moov') - 4;
const index = small.subarray(indexAt, indexAt + small.readUInt32BE(indexAt));

/** Its frames behind forty megabytes of nothing, in one box with them. */
function framesFarBehind(): Buffer {
  const moved = Buffer.from(small);
  const table = moved.indexOf('stco') + 12;
  moved.writeUInt32BE(moved.readUInt32BE(table) + farBytes + 8, table);
  const end = indexAt + index.length;
  return Buffer.concat([moved.subarray(0, end), box('mdat', Buffer.alloc(farBytes), moved.subarray(end))]);
}

/** As cameras leave it, with a copy of its index that nobody reads where it stood. */
function indexBehind(): Buffer {
  const rest = Buffer.from(large);
  rest.write('free', indexAt + 4, 'latin1');
  rest.fill(0, indexAt + 8, indexAt + index.length);
  return Buffer.concat([rest, index]);
}

describe('a film of forty megabytes in a bucket', { timeout: 120_000 }, () => {
  it.each([
    ['its index first', () => large],
    ['its index last', indexBehind],
    ['its frames far behind', framesFarBehind],
  ])('with %s is read as the whole is, and less than half of it comes', async (_where, make) => {
    const key = await keep(make());
    const { found, broughtBytes } = await inspect(key);
    const whole = await borrowFile(world.context, key, (path) =>
      world.context.video.probe({ path, demuxer: 'mov' }),
    );
    if (whole.kind !== 'read') throw new Error(whole.said);
    expect(found).toEqual({ demuxer: 'mov', isToCopy: false, properties: whole.properties });
    expect(broughtBytes).toBeLessThan(farBytes / 2);
  });

  it('is found to hold something beside it, wherever that stands', async () => {
    const placed = withInside(indexBehind(), ['moov'], placeBoxes().XMP);
    for (const film of [placed, Buffer.concat([large, Buffer.from('<html>')])])
      expect((await inspect(await keep(film))).found).toMatchObject({ isToCopy: true });
  });

  it('and breaks off is refused only once all of it was looked at', async () => {
    const { found, broughtBytes } = await inspect(await keep(large.subarray(0, -5)));
    expect(found).toMatchObject({ code: 'upload-refused' });
    expect(broughtBytes).toBeGreaterThan(farBytes);
  });
});
