// Uploads that their person stops while they are looked at: no file comes of them, nothing stays of them, and no list names them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { composeCopiedKey } from './compose-copied-key.ts';
import { listUnfinished } from './list-unfinished.ts';
import { signUpload } from './sign-upload.ts';
import { stopUpload } from './stop-upload.ts';
import { claimPart } from './store/held-uploads.ts';
import { holdLeaseMs } from './store/uploads.ts';

/** Copied out of what stands behind it, which takes as long as a test wants. */
const film = Buffer.concat([makeTestVideo(30_000), Buffer.from('<html>')]);
const gone = { status: 404, code: 404001 };

overStores((store: TestStore) => {
  let world: TestContext;
  let context: Context;
  let maya: TestActor;
  let app: FastifyInstance;
  let origin: string;
  let view: StoreView;
  let copying = Promise.withResolvers<void>();
  let more = Promise.withResolvers<void>();
  const { ask, putAll } = openChunkSender(() => origin);

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    view = store.view(world.context.config.dataFolder);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    const { video } = world.context;
    const copy: typeof video.copy = async (...given) => {
      copying.resolve();
      await more.promise;
      return video.copy(...given);
    };
    context = { ...world.context, video: { ...video, copy } };
    ({ app, origin } = await openMediaDoors(context));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  async function sign(name: string): Promise<UploadPolicy> {
    [copying, more] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    return signUpload(context, maya, { name, size: film.length });
  }
  const lists = async () =>
    (await listUnfinished(context, maya)).map(({ key, isLookedAt }) => ({ key, isLookedAt }));
  const stop = ({ key }: UploadPolicy) => stopUpload(context, maya, { key });
  async function expectNothing({ key }: UploadPolicy, name: string) {
    const { db } = context;
    const left = [...(await view.all()), ...(await view.parts())];
    expect(left.filter((one) => [key, composeCopiedKey(key, 1)].includes(one))).toEqual([]);
    expect(await db.selectFrom('file').select('key').where('name', '=', name).execute()).toEqual([]);
    expect(
      await db.selectFrom('material').select('id').where('title', '=', name.slice(0, -4)).execute(),
    ).toEqual([]);
    expect(await lists()).toEqual([]);
  }

  it(
    'R-UPL-022: in chunks, while it is looked at: it is listed as that, and gone once it is stopped',
    { timeout: 60_000 },
    async () => {
      const policy = await sign('stopped.mp4');
      await putAll(policy, film, film.length);
      expect(await lists()).toEqual([{ key: policy.key, isLookedAt: false }]);
      const answer = ask('POST', policy);
      await copying.promise;
      expect(await lists()).toEqual([{ key: policy.key, isLookedAt: true }]);
      expect(await stop(policy)).toEqual({ key: policy.key });
      expect(await lists()).toEqual([]);
      await expect(stop(policy)).rejects.toMatchObject({ code: 'not-found' });
      more.resolve();
      expect(await answer).toMatchObject(gone);
      await expectNothing(policy, 'stopped.mp4');
    },
  );

  it('R-UPL-022: whose maker died, it is listed as stopped, and forgotten with its bytes at once', async () => {
    const policy = await sign('died.mp4');
    await putAll(policy, film, film.length);
    await claimPart(context.db, policy.key);
    const used_at = new Date(Date.now() - 2 * holdLeaseMs).toISOString();
    const expires_at = new Date(Date.now() - 1_000).toISOString();
    await context.db
      .updateTable('upload')
      .set({ used_at, expires_at })
      .where('key', '=', policy.key)
      .execute();
    expect(await lists()).toEqual([{ key: policy.key, isLookedAt: false }]);
    await stop(policy);
    await expectNothing(policy, 'died.mp4');
  });

  it('R-UPL-022: in one piece too; what is a file already is not stopped', { timeout: 60_000 }, async () => {
    const policy = await sign('piece.mp4');
    const answer = sendForm(origin, policy, uploadForm(policy, film));
    await copying.promise;
    await stop(policy);
    more.resolve();
    expect(await answer).toMatchObject(gone);
    await sleep(100);
    await expectNothing(policy, 'piece.mp4');
    const kept = await sign('kept.mp4');
    more.resolve();
    expect(await sendForm(origin, kept, uploadForm(kept, film))).toMatchObject({ status: 200 });
    await expect(stop(kept)).rejects.toMatchObject({ code: 'not-found' });
  });
});
