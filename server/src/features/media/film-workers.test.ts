// Conversions among several workers, as processes of their own: one is killed in the middle, another takes it up, and it is made once.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { describeConversion } from './describe-conversion.ts';
import { startConversion } from './start-conversion.ts';
import { insertFile } from './store/files.ts';

let world: TestContext;
let maya: TestActor;
let folder = '';
const begun: { kill(): Promise<void> }[] = [];
const patience = { timeout: 90_000, interval: 100 };

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-clips-'));
});
afterEach(async () => void (await Promise.all(begun.splice(0).map((one) => one.kill()))));
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** The product's own entry. */
async function startWorker() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts'), 'worker'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      DATABASE_URL: world.url,
      HERALD_DATA: world.context.config.dataFolder,
      HERALD_SANDBOX: '0',
      HERALD_LOG: 'silent',
    },
  });
  const gone = new Promise((done) => child.once('exit', done));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => (child.exitCode === null ? said : 'ended'), patience).toContain('is ready');
  const worker = {
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
  begun.push(worker);
  return worker;
}

/** Stored as an upload would leave it, before it was looked at. */
async function keepFilm(seconds: number): Promise<string> {
  const path = join(folder, `${seconds}.mp4`);
  await makeTestClip(path, { codec: 'hevc', size: '1280x720', seconds, sound: false });
  const bytes = await readFile(path);
  const key = `${String(seconds).padStart(40, '0')}.mp4`;
  const written = await world.context.files.write(key, Readable.from([bytes]), bytes.length);
  const owner = { ownerId: maya.personId, departmentId: maya.departmentId };
  const sentAs = { sentMd5: written.md5, sentBytes: written.sizeBytes };
  const row = { key, name: `${seconds}.mp4`, mimeType: 'video/mp4', width: null, height: null };
  await insertFile(world.context.db, owner, { ...row, ...written, ...sentAs });
  return `/prod-api/media/${key}`;
}

/** The converting children of any worker here, by what stands on their command lines. */
async function atWork(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'ni,args']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(world.context.config.dataFolder) && line.includes('made.mp4'));
}

it(
  'a killed worker’s conversion is taken up by another, made once, by one gentle child at a time, and nothing is left behind',
  { timeout: 240_000 },
  async () => {
    const [film, other] = [await keepFilm(20), await keepFilm(2)];
    const ask = (videoUrl: string) => startConversion(world.context, maya, { videoUrl, channels: '' });
    const { jobId } = await ask(film);
    const seen = () => describeConversion(world.context, maya, { jobId });
    const doomed = await startWorker();
    await expect.poll(async () => (await seen()).percent, patience).toBeGreaterThan(0);
    const second = await ask(other);
    // The shell around it is ours; what works behind everything else is its child.
    expect((await atWork()).filter((line) => /^\s*19 /.test(line)).length).toBeGreaterThan(0);
    await doomed.kill();
    await expect.poll(atWork, patience).toEqual([]);
    expect(await seen()).toMatchObject({ state: 'Transcoding', attempts: 1 });
    await Promise.all([startWorker(), startWorker()]);
    await expect.poll(async () => (await seen()).state, patience).toBe('TranscodeSuccess');
    expect(await seen()).toMatchObject({ percent: 100, attempts: 2, reason: null });
    await expect
      .poll(async () => (await describeConversion(world.context, maya, second)).state, patience)
      .toBe('TranscodeSuccess');
    const made = await world.context.db
      .selectFrom('file')
      .select('key')
      .where('name', '=', '20.mp4')
      .execute();
    expect(made).toHaveLength(2);
    // Cleared once its end is written.
    const left = () => readdir(join(world.context.config.dataFolder, 'converting'));
    await expect.poll(left, patience).toEqual([]);
    await expect.poll(atWork, patience).toEqual([]);
  },
);
