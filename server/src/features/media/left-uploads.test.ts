// What processes that died have left of uploads in the store: removed with the upload’s row, and never from under who is still at it.
import { Readable } from 'node:stream';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { keepUploads } from '../../http/test-uploads.ts';
import type { TestContext } from '../../test-context.ts';
import { composeCopiedKey } from './compose-copied-key.ts';
import { copyFilm } from './copy-film.ts';
import { inspectFilm } from './inspect-film.ts';
import { purgeUploads } from './purge-uploads.ts';
import { signUpload } from './sign-upload.ts';
import { claimPart, claimUpload } from './store/held-uploads.ts';

const film = Buffer.concat([makeTestVideo(20_000), Buffer.from('<html>')]);
const past = '2020-01-01T00:00:00Z';

overStores((store: TestStore) => {
  let world: TestContext;
  let maya: TestActor;
  let origin: string;
  let view: StoreView;
  const { ask, putAll } = openChunkSender(() => origin);

  keepUploads(store, (begun) => {
    ({ world, maya, origin, view } = begun);
  });

  const sign = (name: string) => signUpload(world.context, maya, { name, size: film.length });
  const uploadOf = (policy: UploadPolicy) => ({ key: policy.key, name: 'x.mp4', ending: 'mp4' });
  const left = async ({ key }: UploadPolicy) =>
    [...(await view.all()), ...(await view.parts())].filter((name) =>
      [key, ...[1, 2].map((attempt) => composeCopiedKey(key, attempt))].includes(name),
    );
  const set = (
    { key }: UploadPolicy,
    values: { used_at?: string; kept_until?: string; expires_at?: string },
  ) => world.context.db.updateTable('upload').set(values).where('key', '=', key).execute();
  const hasRow = async ({ key }: UploadPolicy) =>
    (await world.context.db.selectFrom('upload').select('key').where('key', '=', key).execute()).length > 0;

  /** As far as a process comes before it records what it made. */
  async function copy(policy: UploadPolicy) {
    const upload = uploadOf(policy);
    const { demuxer, properties: found } = await inspectFilm(world.context, upload);
    await copyFilm(world.context, upload, { demuxer, found });
  }

  it('of one in chunks: the whole and the films copied out of it go when nobody comes back, and stay while somebody is at it', async () => {
    const policy = await sign('chunks.mp4');
    await putAll(policy, film, film.length);
    await claimPart(world.context.db, policy.key);
    await world.context.files.parts.close(policy.key);
    await world.context.files.parts.seal(policy.key, () => undefined);
    for (const attempt of [1, 2]) {
      await copy(policy);
      expect(await left(policy)).toContain(composeCopiedKey(policy.key, attempt));
    }
    // Two copies may take longer than a hold without a beat stands.
    await set(policy, { kept_until: past, used_at: new Date().toISOString() });
    await purgeUploads(world.context);
    expect(await left(policy)).toHaveLength(3);
    await set(policy, { used_at: past });
    await purgeUploads(world.context);
    expect(await left(policy)).toEqual([]);
    expect(await ask('POST', policy)).toMatchObject({ status: 404 });
  });

  it('of one in one piece: its bytes and the film copied out of them go with its row', async () => {
    const policy = await sign('piece.mp4');
    await claimUpload(world.context.db, policy.key);
    await world.context.files.write(policy.key, Readable.from([film]), film.length);
    await copy(policy);
    await purgeUploads(world.context);
    expect(await left(policy)).toHaveLength(2);
    await set(policy, { expires_at: past });
    await purgeUploads(world.context);
    expect([await left(policy), await hasRow(policy)]).toEqual([[], false]);
  });

  it('of one that became another file: chunks and the whole go with its row, and the file stays', async () => {
    const policy = await sign('kept.mp4');
    await putAll(policy, film, film.length);
    const { url, size } = FileRecord.parse((await ask('POST', policy)).data);
    const kept = url.split('/').at(-1) ?? '';
    expect(kept).toBe(composeCopiedKey(policy.key, 1));
    const { files } = world.context;
    await files.write(policy.key, Readable.from([film]), film.length);
    await files.parts.write(policy.key, 0, Readable.from([film]), film.length);
    await set(policy, { expires_at: past, kept_until: past });
    await purgeUploads(world.context);
    expect([await left(policy), await hasRow(policy)]).toEqual([[kept], false]);
    expect(await files.size(kept)).toBe(size);
  });
});
