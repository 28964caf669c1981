// Stills of films that lie in a bucket: however many are asked for at once, only as many are fetched as are drawn, and none for who has left.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestFilm } from '../../db/test-film.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { Refusal } from '../../refusal.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { drawFrame } from './draw-frame.ts';
import { serveFile } from './serve-file.ts';

let world: TestContext;
let maya: TestActor;
let noor: TestActor;
let omar: TestActor;
beforeAll(async () => {
  world = await testContext();
  const who = { department: 'Desk', signs: ['content:edit'] };
  maya = await testActor(world.context, who);
  noor = await testActor(world.context, who);
  omar = await testActor(world.context, who);
});
afterAll(() => world.close());

/** As a bucket: nothing lies on this machine. Nobody is drawn before `go`; `most` were at once. */
function far() {
  const { localPath: _here, ...files } = world.context.files;
  const held = Promise.withResolvers<void>();
  const seen = { fetched: 0, now: 0, most: 0, drawn: 0 };
  const read: typeof files.read = async (...asked) => {
    seen.fetched += 1;
    return files.read(...asked);
  };
  const draw: Context['video']['draw'] = async () => {
    seen.drawn += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await held.promise;
    seen.now -= 1;
    return { drawn: [], said: 'it is only a test', isPassing: false };
  };
  const context: Context = {
    ...world.context,
    files: { ...files, read },
    video: { ...world.context.video, draw },
  };
  return { context, seen, go: () => held.resolve() };
}

const lying = async () => {
  const root = join(world.context.config.dataFolder, 'borrowed');
  const found = await readdir(root, { recursive: true }).catch(() => []);
  return found.filter((name) => name.endsWith('.mp4')).length;
};

async function keepFilm(): Promise<string> {
  const film = { name: 'film.mp4', bytes: makeTestVideo(9_000), codec: 'h264' } as const;
  return keepTestFilm(world.context, maya, film);
}

const show = (context: Context, url: string, hasLeft = () => false) =>
  serveFile(context, { key: url.split('/').at(-1) ?? '', width: 320, freshSeconds: 60, hasLeft }).catch(
    () => null,
  );

it('a page of the library fetches one film at a time', async () => {
  const films = await Promise.all(Array.from({ length: 5 }, keepFilm));
  const { context, seen, go } = far();
  const shown = films.map((url) => show(context, url));
  await sleep(1_000);
  expect(await lying()).toBe(1);
  go();
  await Promise.all(shown);
  expect(seen).toMatchObject({ fetched: 5, drawn: 5, most: 1 });
  expect(await lying()).toBe(0);
});

it('two who choose a cover are served at once, of the same film from one copy, and a page does not stand before them', async () => {
  const [film, other, third] = [await keepFilm(), await keepFilm(), await keepFilm()];
  const { context, seen, go } = far();
  const shown = show(context, other);
  await expect.poll(() => seen.now).toBe(1);
  const frame = (who: TestActor, videoUrl: string) =>
    drawFrame(context, who, { videoUrl, atMs: 100, size: 'small' }).catch(() => null);
  const asked = [frame(maya, film), frame(noor, film)];
  await expect.poll(() => seen.now).toBe(3);
  asked.push(frame(omar, third));
  await sleep(200);
  expect(await lying()).toBe(2);
  expect(seen).toMatchObject({ fetched: 2, most: 3 });
  go();
  await Promise.all([shown, ...asked]);
  expect(seen).toMatchObject({ fetched: 3, drawn: 4, most: 3 });
});

it('a film of which one frame after another is chosen is fetched once, and makes room for another and for itself after a minute', async () => {
  const [film, other] = [await keepFilm(), await keepFilm()];
  const { context, seen, go } = far();
  go();
  const frame = (videoUrl: string, atMs: number) =>
    drawFrame(context, maya, { videoUrl, atMs, size: 'small' }).catch(() => null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    for (const atMs of [100, 200, 300]) await frame(film, atMs);
    expect(seen).toMatchObject({ fetched: 1, drawn: 3 });
    await frame(other, 100);
    expect([seen.fetched, await lying()]).toEqual([2, 1]);
    // Of a page of the library the same film is shown meanwhile: it is not taken from who chooses.
    await show(context, other);
    expect([seen.fetched, await lying()]).toEqual([2, 1]);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(lying).toBe(0);
    await frame(other, 200);
    expect(seen.fetched).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

it('who moves through a film by its frames has one drawn at a time, and none of those he left behind', async () => {
  const videoUrl = await keepFilm();
  const { context, seen, go } = far();
  const left = new Set<number>();
  const asked = Array.from({ length: 12 }, (_, at) => {
    const answer = drawFrame(context, maya, { videoUrl, atMs: 100 * at, size: 'small' }, () => left.has(at));
    // Each but the last is let go for the next.
    if (at < 11) left.add(at);
    return answer.then(
      () => 'drawn',
      (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
    );
  });
  await sleep(1_000);
  expect(await lying()).toBe(1);
  go();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['frame-undrawn']));
  expect(seen).toMatchObject({ drawn: 1, most: 1 });
});

it('who leaves a page has none of its films fetched, and they are tried again for the next', async () => {
  const films = await Promise.all(Array.from({ length: 3 }, keepFilm));
  const { context, seen, go } = far();
  go();
  await Promise.all(films.map((url) => show(context, url, () => true)));
  expect(seen).toMatchObject({ fetched: 0, drawn: 0 });
  await Promise.all(films.map((url) => show(context, url)));
  expect(seen).toMatchObject({ fetched: 3, drawn: 3 });
});
