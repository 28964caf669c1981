// A stored film for a program that seeks in it: the file itself on the disk, elsewhere a copy that is gone with its need.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { nameOwner } from '../../process-owner.ts';
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

  it('whose borrower died on this machine is cleared away by the next borrower, and nobody else’s', async () => {
    const module = JSON.stringify(new URL('../../process-owner.ts', import.meta.url).href);
    const program = `const { nameOwner } = await import(${module});
      process.stdout.write(nameOwner()); setInterval(() => undefined, 1_000);`;
    const start = async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
      onTestFinished(() => void child.kill('SIGKILL'));
      const [said] = await once(child.stdout, 'data');
      return { child, owner: String(said) };
    };
    const [dead, alive] = await Promise.all([start(), start()]);
    const [machine, pid, begun] = nameOwner().split('.');
    // Of another machine, of a process whose number is ours by now, and of one before folders had owners.
    const others = [`elsewhere.${dead.child.pid}.${begun}`, `${machine}.${pid}.1`, 'film'];
    const folders = [dead.owner, alive.owner, nameOwner(), ...others].map((owner) => `${owner}-abcdef`);
    for (const name of folders) await mkdir(join(borrowed, name), { recursive: true });
    const gone = once(dead.child, 'exit');
    dead.child.kill('SIGKILL');
    await gone;
    const left = await borrowFolder(world.context, () => lent());
    const [, second, third, elsewhere, , old] = folders;
    const stay = new Set(left.filter((name) => folders.includes(name)));
    expect(stay).toEqual(new Set([second, third, elsewhere, old]));
    for (const name of await lent()) await rm(join(borrowed, name), { recursive: true });
  });

  it('whose borrower died elsewhere is purged after three hours, and none that is still worked in, however long', async () => {
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
