// A stored film for a program that seeks in it: the file itself on the disk, elsewhere a copy that is gone with its need.
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { borrowFile } from './borrow-file.ts';
import { borrowFolder } from './borrow-folder.ts';
import { purgeUploads } from './purge-uploads.ts';

overStores((store: TestStore) => {
  const key = `${'b'.repeat(40)}.mp4`;
  let world: TestContext;
  let borrowed: string;
  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    borrowed = join(world.context.config.dataFolder, 'borrowed');
    await world.context.files.write(key, Readable.from([Buffer.from('a film')]), 6);
  });
  afterAll(() => world.close());
  const lent = () => readdir(borrowed).catch(() => []);

  it('is read where it is lent, and no copy stays, also when its reader fails', async () => {
    const seen = await borrowFile(world.context, key, async (path) => {
      expect(await lent()).toHaveLength(store.name === 'S3' ? 1 : 0);
      return readFile(path, 'utf8');
    });
    expect(seen).toBe('a film');
    const failing = borrowFile(world.context, key, () => Promise.reject(new Error('not a film')));
    await expect(failing).rejects.toThrow('not a film');
    expect(await lent()).toEqual([]);
  });

  it.skipIf(store.name === 'S3')(
    'what a process died over while it wrote is purged an hour later',
    async () => {
      const unfinished = join(world.context.config.dataFolder, 'files', 'unfinished');
      await mkdir(unfinished, { recursive: true });
      for (const [name, ageMinutes] of [
        ['dead', 61],
        ['slow', 50],
      ] as const) {
        const begun = new Date(Date.now() - ageMinutes * 60_000);
        await writeFile(join(unfinished, name), 'half');
        await utimes(join(unfinished, name), begun, begun);
      }
      await purgeUploads(world.context);
      expect(await readdir(unfinished)).toEqual(['slow']);
    },
  );

  it('whose borrower died is purged after three hours, and none that is still worked in, however long', async () => {
    const hour = 3_600_000;
    const age = async (name: string, ageMs: number) => {
      const heard = new Date(Date.now() - ageMs);
      await utimes(join(borrowed, name), heard, heard);
    };
    for (const [name, ageMs] of [
      ['film-dead', 3.1 * hour],
      ['film-slow', 2.9 * hour],
    ] as const) {
      await mkdir(join(borrowed, name), { recursive: true });
      await age(name, ageMs);
    }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await borrowFolder(world.context, async (folder) => {
      const name = basename(folder);
      await age(name, 12 * hour);
      vi.advanceTimersByTime(5 * 60_000);
      await expect.poll(async () => Date.now() - (await stat(folder)).mtimeMs).toBeLessThan(hour);
      await purgeUploads(world.context);
      expect(new Set(await lent())).toEqual(new Set(['film-slow', name]));
    });
    expect(await lent()).toEqual(['film-slow']);
  });
});
