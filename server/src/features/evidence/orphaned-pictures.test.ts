// A picture stored by who died before it was recorded is found and removed; one that a row names never is.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@herald/contract/constants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { passTime } from '../../db/test-turns.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { cropPicture } from '../media/crop-picture.ts';
import { purgeUnrecorded } from '../media/purge-unrecorded.ts';
import { collectPictures } from './collect-pictures.ts';
import { purgePictures } from './purge-pictures.ts';
import { insertAsked } from './store.ts';

const byName = (a: string | null, b: string | null) => String(a).localeCompare(String(b));

let world: TestContext;
let maya: TestActor;
let context: Context;
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const create = { width: 32, height: 20, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const config = { ...world.context.config, pictures: { chromiumPath: null, atOnce: 1 } };
  const photograph: Context['photograph'] = async (finalUrl) => ({
    ...{ state: 'taken', bytes, finalUrl, status: 200, asksPassword: false, words: '' },
  });
  context = { ...world.context, config, photograph };
});
afterAll(() => world.close());

const stored = async () => {
  const found = await readdir(join(world.context.config.dataFolder, 'files'), { recursive: true }).catch(
    () => [],
  );
  return found.map((name) => name.split('/').at(-1) ?? '').filter((name) => /\.(webp|jpg)$/.test(name));
};
const ask = () =>
  insertAsked(context.db, { personId: maya.personId, pageAlias: 'facebook', pageUrl: 'https://a.example/' });
const rowOf = (id: string) =>
  context.db
    .selectFrom('page_picture')
    .select(['state', 'key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const pass = (milliseconds: number) => passTime(world, milliseconds);

/** Dies once the bytes are stored; `stored` tells when, and `wake` lets the dead go on. */
function dying() {
  const [died, woken] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const { files } = context;
  const write: typeof files.write = async (key, ...more) => {
    const written = await files.write(key, ...more);
    died.resolve(key);
    await woken.promise;
    return written;
  };
  return { mortal: { ...context, files: { ...files, write } }, died: died.promise, wake: woken.resolve };
}

it('of a page is removed an hour after its writer died, and the next one’s stays', async () => {
  const before = await stored();
  const id = await ask();
  const { mortal, died, wake } = dying();
  const dead = collectPictures(mortal);
  const key = await died;
  await purgeUnrecorded(context);
  expect(await stored()).toEqual(expect.arrayContaining([...before, key]));
  await pass(2 * hourMs);
  expect(await collectPictures(context)).toBe(true);
  const { key: kept } = await rowOf(id);
  await purgeUnrecorded(context);
  expect(await context.files.size(key)).toBeNull();
  expect((await stored()).toSorted(byName)).toEqual([...before, kept].toSorted(byName));
  // The one that was thought dead finds that its bytes are gone.
  wake();
  await dead;
  expect(await rowOf(id)).toEqual({ state: 'kept', key: kept });
  await pass(30 * 24 * hourMs);
  await purgeUnrecorded(context);
  expect(await context.files.size(kept ?? '')).not.toBeNull();
});

it('of a page that another has taken meanwhile leaves nothing behind', async () => {
  const before = await stored();
  const id = await ask();
  const { mortal, died, wake } = dying();
  const late = collectPictures(mortal);
  await died;
  // The lease of two minutes has run out, and what it stored is young.
  await pass(hourMs / 2);
  await collectPictures(context);
  wake();
  await late;
  expect((await stored()).toSorted(byName)).toEqual([...before, (await rowOf(id)).key].toSorted(byName));
});

it('whose row was removed by who died before its bytes were goes with the next turn', async () => {
  const id = await ask();
  await collectPictures(context);
  const { key } = await rowOf(id);
  await pass(8 * 24 * hourMs);
  const remove = () => Promise.reject(new Error('killed'));
  await expect(purgePictures({ ...context, files: { ...context.files, remove } })).rejects.toThrow('killed');
  expect(await context.files.size(key ?? '')).not.toBeNull();
  await pass(2 * hourMs);
  await purgeUnrecorded(context);
  expect(await context.files.size(key ?? '')).toBeNull();
});

it('drawn for a person is removed too, never recorded without its bytes, and drawn anew', async () => {
  const create = { width: 64, height: 40, channels: 3, background: 'blue' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const kind = { ending: 'png', mimeType: 'image/png', mediaType: 1, side: null } as const;
  const { url } = await keepTestFile(context, maya, { name: 'a.png', bytes, ...kind });
  const area = { x: 0, y: 0, width: 20, height: 20 };
  const { mortal, died, wake } = dying();
  const dead = cropPicture(mortal, { ...maya, personId: maya.personId }, { url, area }).catch(() => null);
  const key = await died;
  await pass(2 * hourMs);
  await purgeUnrecorded(context);
  expect(await context.files.size(key)).toBeNull();
  wake();
  expect(await dead).toBeNull();
  const drawn = await cropPicture(context, maya, { url, area });
  await pass(2 * hourMs);
  await purgeUnrecorded(context);
  expect(await context.files.size(drawn.url.split('/').at(-1) ?? '')).toBe(drawn.size);
});
