// A film borrowed from a bucket over a line that breaks: it is said to be away, and no half of it is taken for the whole.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { StoreAway } from '../../files/files.ts';
import { openRoad } from '../../files/test-road.ts';
import { askTestBucket } from '../../files/test-stores.ts';
import { testContext } from '../../test-context.ts';
import { borrowFile } from './borrow-file.ts';

const size = 32 * 1_048_576;

it('a film whose line breaks on the way is away, and nothing of it stays', async ({ skip }) => {
  const asked = await askTestBucket();
  if (asked.kind === 'absent') return skip(asked.why);
  const road = await openRoad(asked.environment['HERALD_S3_ENDPOINT'] ?? '');
  const environment = { ...asked.environment, HERALD_S3_ENDPOINT: road.origin };
  const world = await testContext({ environment });
  try {
    const key = `${'c'.repeat(40)}.mp4`;
    await world.context.files.write(key, Readable.from([Buffer.alloc(size, 1)]), size);
    const before = road.broughtBytes();
    const borrowing = borrowFile(world.context, key, async () => 'read').catch((error: unknown) => error);
    while (road.broughtBytes() - before < 2_000_000) await turn();
    road.cut();
    expect(await borrowing).toBeInstanceOf(StoreAway);
    expect(await readdir(join(world.context.config.dataFolder, 'borrowed'))).toEqual([]);
  } finally {
    road.close();
    await world.close();
  }
}, 600_000);
