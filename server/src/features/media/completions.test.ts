// Uploads that are all there, asked after by several at once, of one process or two, or after somebody died: one makes the file, and all get the same answer.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openFiles } from '../../files/open-files.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { uploadFields } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { rethrow } from '../../test-rethrow.ts';
import { completeUpload } from './complete-upload.ts';
import { signUpload } from './sign-upload.ts';
import { claimPart } from './store/held-uploads.ts';
import { holdLeaseMs } from './store/uploads.ts';

const html = Buffer.from('<script>alert(1)</script>');

overStores((store: TestStore) => {
  let world: TestContext;
  let maya: TestActor;
  let view: StoreView;
  /** Two processes with their own memory, over one database and one store. */
  const processes: Context[] = [];
  const apps: FastifyInstance[] = [];
  const origins: string[] = [];
  /** What a test does before streams are copied, or read; of every process. */
  let onCopy: () => Promise<void>;
  let copies = 0;

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    view = store.view(world.context.config.dataFolder);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    const { video, config } = world.context;
    const copy: typeof video.copy = async (...given) => {
      copies += 1;
      await onCopy();
      return video.copy(...given);
    };
    for (const _one of [1, 2]) {
      const context = {
        ...world.context,
        files: await openFiles(config, rethrow),
        video: { ...video, copy },
      };
      const { app, origin } = await openMediaDoors(context);
      processes.push(context);
      apps.push(app);
      origins.push(origin);
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await world.close();
  });

  const asking = [0, 1].map((one) => openChunkSender(() => origins[one] ?? ''));
  const ask = (policy: UploadPolicy, process = 0) => asking[process]?.ask('POST', policy);

  /** All there; of what the film's file holds beside it, it must be rid. */
  async function send(name: string, bytes = Buffer.concat([makeTestVideo(30_000), html])) {
    onCopy = async () => undefined;
    copies = 0;
    const policy = await signUpload(world.context, maya, { name, size: bytes.length, md5: md5Of(bytes) });
    await asking[0]?.putAll(policy, bytes, bytes.length);
    return policy;
  }
  const set = (key: string, values: { used_at: string }) =>
    world.context.db.updateTable('upload').set(values).where('key', '=', key).execute();
  const longAgo = () => new Date(Date.now() - 2 * holdLeaseMs).toISOString();

  /** As it is served, of a record or an answer. */
  async function expectKept(policy: UploadPolicy, record: FileRecord) {
    const served = await fetch(`${origins[0]}${record.url}`, { headers: maya.bearer });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect([md5Of(bytes), bytes.length]).toEqual([record.md5, record.size]);
    expect(bytes.includes(html)).toBe(false);
    expect([await view.all(), await view.parts()].flat()).not.toContain(policy.key);
  }

  describe('an upload that is all there', { timeout: 60_000 }, () => {
    it('is made a file once, whoever asks meanwhile and of whatever process, and all get the same answer', async () => {
      const policy = await send('often.mp4');
      const begun = Promise.withResolvers<void>();
      const more = Promise.withResolvers<void>();
      onCopy = () => {
        begun.resolve();
        return more.promise;
      };
      const first = ask(policy);
      await begun.promise;
      const others = [ask(policy), ask(policy, 1), ask(policy, 1)];
      await sleep(600);
      more.resolve();
      const [record, ...same] = (await Promise.all([first, ...others])).map((said) =>
        FileRecord.parse(said?.data),
      );
      expect(record && same).toEqual([record, record, record]);
      expect(copies).toBe(1);
      expect(FileRecord.parse((await ask(policy, 1))?.data)).toEqual(record);
      await expectKept(policy, FileRecord.parse(record));
    });

    it('is told to be there and no more while it is looked at for long; asked again, its record follows', async () => {
      const policy = await send('long.mp4');
      const more = Promise.withResolvers<void>();
      onCopy = () => more.promise;
      const fields = new Map(Object.entries(uploadFields(policy)));
      const [one, two] = processes;
      if (!one || !two) throw new Error('two processes are needed');
      const stands = { offset: 30_000 + makeTestVideo(0).length + html.length };
      expect(await completeUpload(one, fields, 50)).toEqual(stands);
      expect(await completeUpload(two, fields, 300)).toEqual(stands);
      more.resolve();
      const record = FileRecord.parse(await completeUpload(two, fields));
      expect(FileRecord.parse(await completeUpload(one, fields))).toEqual(record);
      expect(copies).toBe(1);
      await expectKept(policy, record);
    });

    it('whose maker died is made a file by the next who asks, once nothing was heard of him', async () => {
      const policy = await send('died.mp4');
      await claimPart(world.context.db, policy.key);
      const fields = new Map(Object.entries(uploadFields(policy)));
      const [one] = processes;
      expect(await completeUpload(one ?? world.context, fields, 50)).toHaveProperty('offset');
      expect(copies).toBe(0);
      await set(policy.key, { used_at: longAgo() });
      await expectKept(policy, FileRecord.parse((await ask(policy, 1))?.data));
    });

    it('of a maker who was thought dead and wakes, is the other’s: he changes nothing, and answers the same', async () => {
      const policy = await send('woke.mp4');
      let other: FileRecord | null = null;
      onCopy = async () => {
        if (copies > 1) return;
        await set(policy.key, { used_at: longAgo() });
        other = FileRecord.parse((await ask(policy, 1))?.data);
      };
      const answer = FileRecord.parse((await ask(policy))?.data);
      expect(answer).toEqual(other);
      expect(copies).toBeGreaterThan(1);
      await expectKept(policy, answer);
    });

    it('and is refused, is refused to all who asked, and to who asks later; sent anew it is looked at anew', async () => {
      const film = Buffer.concat([makeTestVideo(30_000), html]);
      const policy = await send('stuck.mp4', film);
      const failing = Promise.withResolvers<void>();
      const [one] = processes;
      if (!one) throw new Error('a process is needed');
      const { video } = one;
      one.video = {
        ...video,
        copy: async () => {
          await failing.promise;
          return { kind: 'failed', said: 'no room' };
        },
      };
      const answers = [ask(policy), ask(policy)];
      await sleep(300);
      failing.resolve();
      const refused = { status: 400, code: 400002 };
      for (const answer of answers) expect(await answer).toMatchObject(refused);
      expect(await ask(policy)).toMatchObject(refused);
      expect([await view.all(), await view.parts()].flat()).not.toContain(policy.key);
      one.video = video;
      await asking[0]?.putAll(policy, film, film.length);
      await expectKept(policy, FileRecord.parse((await ask(policy))?.data));
    });
  });
});

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
