// Who copies a film out of an upload, was thought dead and wakes: he takes nothing from who took the upload up, and leaves nothing of his own.
import { expect, it } from 'vitest';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { keepUploads } from '../../http/test-uploads.ts';
import type { TestContext } from '../../test-context.ts';
import { sealUpload } from './seal-upload.ts';
import { signUpload } from './sign-upload.ts';
import { claimPart } from './store/held-uploads.ts';
import { holdLeaseMs } from './store/uploads.ts';

const film = Buffer.concat([makeTestVideo(9_000), Buffer.from('<html>')]);

overStores((store: TestStore) => {
  let world: TestContext;
  let maya: TestActor;
  let origin: string;
  let view: StoreView;
  const { putAll } = openChunkSender(() => origin);

  keepUploads(store, (begun) => {
    ({ world, maya, origin, view } = begun);
  });

  async function send(name: string): Promise<UploadPolicy> {
    const policy = await signUpload(world.context, maya, { name, size: film.length });
    await putAll(policy, film, film.length);
    return policy;
  }
  async function seal(context: Context, { key }: UploadPolicy) {
    const claimed = await claimPart(context.db, key);
    if (!claimed) throw new Error('it is another’s');
    return sealUpload(context, claimed);
  }
  /** As if nothing had been heard of who has it for longer than his lease. */
  const thinkDead = ({ key }: UploadPolicy) =>
    world.context.db
      .updateTable('upload')
      .set({ used_at: new Date(Date.now() - 2 * holdLeaseMs).toISOString() })
      .where('key', '=', key)
      .execute();

  /** Stands still once, at its first step of this kind with the copy in the store, until it is woken. */
  function asleep(policy: UploadPolicy, when: 'before' | 'behind', { isFull }: { isFull: boolean }) {
    const [fast, woken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { files } = world.context;
    const rest = async (key: string, now: 'before' | 'behind') => {
      if (key === policy.key || now !== when) return;
      fast.resolve();
      await woken.promise;
    };
    const asked: Pick<Context['files'], 'size' | 'remove' | 'write'> = {
      size: async (key) => {
        const size = await files.size(key);
        await rest(key, 'before');
        return size;
      },
      remove: async (key) => {
        await rest(key, 'before');
        await files.remove(key);
      },
      write: async (key, stream, atMostBytes) => {
        if (isFull) stream.destroy();
        if (isFull) throw new Error('no room');
        const written = await files.write(key, stream, atMostBytes);
        await rest(key, 'behind');
        return written;
      },
    };
    const context: Context = { ...world.context, files: { ...files, ...asked } };
    return { context, asleep: fast.promise, wake: () => woken.resolve() };
  }

  it.each([
    ['before it was kept', 'before', false],
    ['before it was kept, on a disk that is full', 'before', true],
    ['once it was kept', 'behind', false],
  ] as const)('woken over its copy, %s', { timeout: 60_000 }, async (_when, when, isFull) => {
    const policy = await send(`${when} ${isFull}.mp4`);
    const before = await view.all();
    const first = asleep(policy, when, { isFull });
    const late = seal(first.context, policy);
    await first.asleep;
    await thinkDead(policy);
    const record = FileRecord.parse(await seal(world.context, policy));
    first.wake();
    expect(await late).toBeNull();
    const key = record.url.split('/').at(-1) ?? '';
    expect(await world.context.files.size(key)).toBe(record.size);
    expect((await view.all()).filter((name) => !before.includes(name))).toEqual([key]);
  });
});
