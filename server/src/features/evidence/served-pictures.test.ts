// Only what is a kept picture of a page is served as one: every other file of the store is not found there.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../test-context.ts';
import { servePicture } from './serve-picture.ts';

let world: TestContext;
beforeAll(async () => {
  world = await testContext();
});
afterAll(() => world.close());

it('the key of an upload opens nothing among the pictures of pages', async () => {
  const { files } = world.context;
  const key = `${'d'.repeat(40)}.png`;
  await files.write(key, Readable.from([Buffer.from('an upload')]), 9);
  expect(await files.size(key)).toBe(9);
  await expect(servePicture(world.context, { key, isSmall: false })).rejects.toMatchObject({
    code: 'not-found',
  });
});
